import { readFileSync } from 'node:fs'
import {
  localeOf,
  offlineMetadata,
  prefixedLocaleParams,
  sitePageMetadata,
  sitePagePreview,
  toolPageMetadata,
  toolPreview,
} from './site-pages'

const words = (locale: string, file: string) => JSON.parse(readFileSync(`messages/${locale}/${file}.json`, 'utf8'))

it('a page of the site says what it is and where', async () => {
  const { seo } = words('ko', 'about')
  expect(await sitePageMetadata('ko', '/about')).toEqual({
    metadataBase: new URL('https://toolbox.example'),
    title: seo.title,
    description: seo.description,
    keywords: seo.keywords,
    applicationName: '도구상자',
    alternates: { canonical: 'https://toolbox.example/about' },
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  })
})

it('a page of the site says in which languages it is and how it is shared', async () => {
  const { seo } = words('ko', 'about')
  expect(await sitePagePreview('ko', '/about')).toEqual({
    alternates: [
      ['ko', 'https://toolbox.example/about'],
      ['en', 'https://toolbox.example/en/about'],
      ['ja', 'https://toolbox.example/ja/about'],
      ['x-default', 'https://toolbox.example/about'],
    ],
    metas: [
      ['property', 'og:title', seo.ogTitle ?? seo.title],
      ['property', 'og:description', seo.ogDescription ?? seo.description],
      ['property', 'og:url', 'https://toolbox.example/about'],
      ['property', 'og:site_name', '도구상자'],
      ['property', 'og:locale', 'ko_KR'],
      ['property', 'og:locale:alternate', 'en_US'],
      ['property', 'og:locale:alternate', 'ja_JP'],
      ['property', 'og:image', 'https://toolbox.example/og/ko/about.png'],
      ['property', 'og:image:type', 'image/png'],
      ['property', 'og:image:width', '1200'],
      ['property', 'og:image:height', '630'],
      ['property', 'og:image:alt', seo.ogTitle ?? seo.title],
      ['property', 'og:type', 'website'],
      ['name', 'twitter:card', 'summary_large_image'],
      ['name', 'twitter:title', seo.twitterTitle ?? seo.ogTitle ?? seo.title],
      ['name', 'twitter:description', seo.twitterDescription ?? seo.ogDescription ?? seo.description],
      ['name', 'twitter:image', 'https://toolbox.example/og/ko/about.png'],
    ],
  })
})

it.each([
  ['/', 'home', '/og/en/home.png', '/en'],
  ['/contact', 'contact', '/og/en/contact.png', '/en/contact'],
  ['/privacy-policy', 'privacy', '/og/en/privacy-policy.png', '/en/privacy-policy'],
  ['/licenses', 'licenses', '/og/en/licenses.png', '/en/licenses'],
] as const)('%s has the title of its own file, its own picture and address', async (path, file, picture, address) => {
  expect((await sitePageMetadata('en', path)).title).toBe(words('en', file).seo.title)
  const { metas, alternates } = await sitePagePreview('en', path)
  expect(metas).toContainEqual(['property', 'og:image', `https://toolbox.example${picture}`])
  expect(alternates).toContainEqual(['en', `https://toolbox.example${address}`])
})

it('the home page has no slash at its end, like its canonical address', async () => {
  const { metas, alternates } = await sitePagePreview('ko', '/')
  expect(metas).toContainEqual(['property', 'og:url', 'https://toolbox.example'])
  expect(alternates).toContainEqual(['x-default', 'https://toolbox.example'])
})

it('a link preview of a tool shows its name and purpose, a search engine the title made for it', async () => {
  const { page } = words('en', 'bmi-calculator')
  expect((await toolPageMetadata('en', 'bmi-calculator')).title).toBe(page.seo.title)
  const { metas } = await toolPreview('en', 'bmi-calculator')
  expect(metas).toContainEqual(['property', 'og:title', page.seo.ogTitle ?? `${page.name} · ${page.short}`])
  expect(metas).toContainEqual(['property', 'og:description', page.seo.ogDescription ?? page.description])
})

it('the page of a need names only the languages that have it', async () => {
  const url = 'https://toolbox.example/ja/tools/image-resizer/my-number-card-photo'
  const metadata = await toolPageMetadata('ja', 'image-resizer', 'my-number-card-photo')
  expect(metadata.title).toBe(words('ja', 'needs/my-number-card-photo').seo.title)
  expect(metadata.alternates).toEqual({ canonical: url })
  const { metas, alternates } = await toolPreview('ja', 'image-resizer', 'my-number-card-photo')
  expect(alternates).toEqual([
    ['ja', url],
    ['x-default', url],
  ])
  expect(metas.filter(([, key]) => key.startsWith('og:locale'))).toEqual([['property', 'og:locale', 'ja_JP']])
})

it('the page shown without a connection is kept from search engines', async () => {
  expect(await offlineMetadata('en')).toEqual({
    title: words('en', 'offline').page.standIn.title,
    robots: { index: false },
  })
})

it('routes with a prefix exist for English and Japanese and no others; without one a route is Korean', async () => {
  expect(prefixedLocaleParams()).toEqual([{ locale: 'en' }, { locale: 'ja' }])
  expect(await localeOf(Promise.resolve({ locale: 'ja' }))).toBe('ja')
  expect(await localeOf(Promise.resolve({}))).toBe('ko')
  await expect(localeOf(Promise.resolve({ locale: 'xx' }))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
})
