import { defaultsOf, parseFields, readFragment, type Fields, type Values } from '@/lib/core/fields'
import { CURRENCIES } from '@/lib/core/format'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { readWords } from '@/scripts/jest/messages'
import { fieldsOf } from '@/scripts/jest/tool-fields'
import { bacCalculatorFields } from './bac-calculator/fields'
import { bmiCalculatorFields } from './bmi-calculator/fields'
import { CATALOG } from './catalog'
import { creditCalculatorFields, INSTALLMENTS, rateName } from './credit-calculator/fields'
import { loanTerms } from './loan-calculator/loan'
import { loanCalculatorFields } from './loan-calculator/fields'
import { computeLoan } from './loan-calculator/schedule'
import { balanceAfter, savingsPlan } from './compound-interest/savings'
import { compoundInterestFields } from './compound-interest/fields'
import { parseLanguages } from './text-extractor/languages'

type Contents = Record<string, string>

function contentsOf(locale: Locale, slug: string): Contents {
  return (readWords(locale, slug) as { ui: { initial?: Contents } }).ui.initial ?? {}
}

const WITH_CONTENTS = CATALOG.map(({ slug }) => slug).filter((slug) => Object.keys(contentsOf('en', slug)).length > 0)

function started<F extends Fields>(fields: F, locale: Locale, slug: string): Values<F> {
  return parseFields(fields, { ...defaultsOf(fields), ...contentsOf(locale, slug) }).values
}

describe.each(WITH_CONTENTS)('%s', (slug) => {
  it.each(LOCALES)('starts with valid contents of fields that it has in %s', (locale) => {
    const contents = contentsOf(locale, slug)
    const fields = fieldsOf(slug)
    expect(readFragment(fields, new URLSearchParams(contents).toString())).toEqual(contents)
    const { problems } = parseFields(fields, { ...defaultsOf(fields), ...contents })
    expect(Object.keys(contents).filter((name) => name in problems)).toEqual([])
  })
})

it.each(['loan-calculator', 'compound-interest', 'text-extractor'])(
  'the English page of %s starts with the defaults of its fields',
  (slug) => {
    expect(defaultsOf(fieldsOf(slug))).toMatchObject(contentsOf('en', slug))
  },
)

it('all tools about money start with the same currency in a language', () => {
  const slugs = ['loan-calculator', 'compound-interest', 'credit-calculator']
  for (const locale of LOCALES) {
    const currencies = new Set(slugs.map((slug) => contentsOf(locale, slug).currency))
    expect(currencies.size).toBe(1)
    expect(CURRENCIES).toEqual(expect.arrayContaining([...currencies]))
  }
})

// Payments by numpy_financial.pmt(rate/12, months, -principal).
it.each([
  ['ko', 'KRW', 300_000_000, 360, 1_432_245.9],
  ['en', 'USD', 240_000, 360, 1_516.96],
  ['ja', 'JPY', 30_000_000, 420, 91_855.4],
] as const)('the loan of %s is in %s', (locale, currency, principal, months, payment) => {
  const values = started(loanCalculatorFields, locale, 'loan-calculator')
  const terms = loanTerms(values)
  expect(values.currency).toBe(currency)
  expect(terms).toMatchObject({ principal, months })
  expect(terms && computeLoan(terms)?.monthlyPayment).toBeCloseTo(payment, 0)
})

// 10,000 grows to 20,096.61 at 7 % in ten years.
it.each([
  ['ko', 20_096_613.77],
  ['en', 20_096.61377],
  ['ja', 2_009_661.377],
] as const)('the savings of %s double in ten years', (locale, balance) => {
  const plan = savingsPlan(started(compoundInterestFields, locale, 'compound-interest'))
  expect(plan && balanceAfter(plan, plan.years)).toBeCloseTo(balance, 1)
})

describe('sample rates of card installments', () => {
  // Korea: legal maximum of 20 % a year since 7 July 2021. Japan: card issuers charge up to 15 %.
  it.each([
    ['ko', 19.99],
    ['en', 22.5],
    ['ja', 15],
  ] as const)('of %s are at most %f and never fall with the months', (locale, maximum) => {
    const values = started(creditCalculatorFields, locale, 'credit-calculator')
    const rates = INSTALLMENTS.map((months) => values[rateName(months)] ?? NaN)
    expect(Math.max(...rates)).toBeLessThanOrEqual(maximum)
    expect(rates).toEqual(rates.toSorted((a, b) => a - b))
  })
})

it.each([
  ['ko', ['kor', 'eng']],
  ['en', ['eng']],
  ['ja', ['jpn', 'eng']],
] as const)('text is read in the language of the page %s and in English', (locale, languages) => {
  expect(parseLanguages(contentsOf(locale, 'text-extractor').language ?? '')).toEqual(languages)
})

// Korea and Japan act from 0.03 %, most US states from 0.08 %; obesity is defined by the society of each country.
it.each([
  ['ko', '0.03', 'asian'],
  ['en', '0.08', 'who'],
  ['ja', '0.03', 'japan'],
] as const)('limit and classes of %s are %s and %s', (locale, legalLimit, standard) => {
  expect(started(bacCalculatorFields, locale, 'bac-calculator')).toMatchObject({ legalLimit })
  expect(started(bmiCalculatorFields, locale, 'bmi-calculator')).toMatchObject({ standard })
})

it.each(LOCALES)('BMI and ideal weight have one healthy range in %s', (locale) => {
  const [bmi, weight] = ['bmi-calculator', 'weight-calculator'].map(
    (slug) => contentsOf(locale, slug).standard ?? 'who',
  )
  expect(weight).toBe(bmi)
})
