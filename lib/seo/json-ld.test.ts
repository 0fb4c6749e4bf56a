import { getTool } from '@/lib/tools/registry'
import { breadcrumbs, faqPage, howTo, organization, webApplication, webSite } from './json-ld'

const ORGANIZATION = { '@id': 'https://toolbox.example/#organization' }

it('the organization is who runs the site', () => {
  expect(organization()).toEqual({
    '@type': 'Organization',
    ...ORGANIZATION,
    name: 'Toolbox Example',
    url: 'https://toolbox.example',
    logo: 'https://toolbox.example/icon-512.png',
    email: 'hello@toolbox.example',
    address: '1 Example-ro, Jung-gu, Seoul, Korea',
  })
})

it('the site is searched at its home page', () => {
  expect(webSite('en', 'Toolbox', 'Tools')).toEqual({
    '@type': 'WebSite',
    '@id': 'https://toolbox.example/en#website',
    name: 'Toolbox',
    description: 'Tools',
    url: 'https://toolbox.example/en',
    inLanguage: 'en',
    publisher: ORGANIZATION,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://toolbox.example/en?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})

describe('a tool', () => {
  const words = { name: 'BMI', description: 'Of a body' }

  it('is a free web application', () => {
    expect(webApplication('ja', getTool('bmi-calculator'), '/tools/bmi-calculator', words)).toEqual({
      '@type': 'WebApplication',
      ...words,
      url: 'https://toolbox.example/ja/tools/bmi-calculator',
      image: 'https://toolbox.example/og/ja/tools/bmi-calculator.png',
      inLanguage: 'ja',
      applicationCategory: 'UtilitiesApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      publisher: ORGANIZATION,
    })
  })

  // Values that Google's documentation of WebApplication lists.
  it.each([
    ['jpg-compressor', 'MultimediaApplication'],
    ['word-counter', 'BusinessApplication'],
    ['loan-calculator', 'UtilitiesApplication'],
    ['white-noise', 'UtilitiesApplication'],
  ])('%s is a %s', (slug, category) => {
    const { applicationCategory } = webApplication('ko', getTool(slug), '/', words)
    expect(applicationCategory).toBe(category)
  })

  it('lists what it can do', () => {
    const features = { 1: 'Fast', 2: 'Private' }
    expect(webApplication('ko', getTool('white-noise'), '/', { ...words, features })).toMatchObject({
      featureList: ['Fast', 'Private'],
    })
  })
})

it('breadcrumbs count from 1', () => {
  const trail = [
    ['Home', '/'],
    ['BMI', '/tools/bmi-calculator'],
  ] as const
  expect(breadcrumbs('ko', trail)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://toolbox.example/' },
      { '@type': 'ListItem', position: 2, name: 'BMI', item: 'https://toolbox.example/tools/bmi-calculator' },
    ],
  })
})

it('steps count from 1', () => {
  expect(howTo('Shrink', ['Choose', 'Save'])).toEqual({
    '@type': 'HowTo',
    name: 'Shrink',
    step: [
      { '@type': 'HowToStep', position: 1, text: 'Choose' },
      { '@type': 'HowToStep', position: 2, text: 'Save' },
    ],
  })
})

it('questions have one answer each', () => {
  expect(faqPage([{ q: 'Free?', a: 'Yes.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Free?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } }],
  })
})
