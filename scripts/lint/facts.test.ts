import { existsSync, readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { FACTS, factsPage, LIST, REVIEWS } from '@/scripts/facts.mjs'
import { describeSaid, MESSAGES, readWords } from '@/scripts/jest/messages'

interface Fact {
  id: string
  value: string
  source: string
  url: string
  year: number
  /** The day on which somebody last looked it up. */
  checked: string
  review: keyof typeof REVIEWS
  /** The last day on which it may be said without another look at the source; what is checked yearly has one. */
  until?: string
  /** Texts that say it: a file of code, or a language, message file and key, with what stands there. */
  where: Record<string, string[]>
}

const facts = JSON.parse(readFileSync(FACTS, 'utf8')) as Fact[]

/** The text at `ko/bac-calculator:page.about.2.text`, or a file of code; undefined where there is none. */
function textAt(place: string): string | undefined {
  const [, locale, name = '', key = ''] = /^([\w-]+)\/([\w/-]+):(.+)$/.exec(place) ?? []
  if (!locale) return existsSync(place) ? readFileSync(place, 'utf8') : undefined
  const inside = (words: unknown, part: string) => (words as Record<string, unknown> | undefined)?.[part]
  return key.split('.').reduce<unknown>(inside, readWords(locale as Locale, name)) as string | undefined
}

/** Whether somebody has to look at the source again before the day, as 2026-12-31. */
const isDue = ({ review, until }: Pick<Fact, 'review' | 'until'>, today: string) =>
  until ? until < today : review === 'yearly'

it('a fact is due the day after its last, and a yearly one without a last day at once', () => {
  expect(isDue({ review: 'yearly', until: '2027-03-31' }, '2027-03-31')).toBe(false)
  expect(isDue({ review: 'yearly', until: '2027-03-31' }, '2027-04-01')).toBe(true)
  expect(isDue({ review: 'yearly' }, '2027-01-01')).toBe(true)
  expect(isDue({ review: 'law' }, '2027-01-01')).toBe(false)
})

it('no fact is due: look at its source, correct the texts, and set `until` to the next time', () => {
  const today = new Date().toISOString().slice(0, 10)
  expect(facts.filter((fact) => isDue(fact, today)).map(({ id, url }) => `${id}: ${url}`)).toEqual([])
})

describe.each(facts)('$id', ({ value, source, url, year, checked, until, review, where }) => {
  it('has a source, a year, the day of the last check and a time to look again', () => {
    expect(value).not.toBe('')
    expect(source).not.toBe('')
    expect(new URL(url).protocol).toBe('https:')
    expect(year).toBeGreaterThan(1800)
    expect(checked).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(checked < (until ?? '9999') && Number(checked.slice(0, 4)) >= year).toBe(true)
    expect(Object.keys(REVIEWS)).toContain(review)
    expect(Object.keys(where)).not.toEqual([])
  })

  it.each(Object.entries(where))('is said in %s', (place, says) => {
    const text = textAt(place)
    expect(says).not.toEqual([])
    expect(says.filter((part) => !text?.includes(part))).toEqual([])
  })
})

it('each fact is listed once', () => {
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
})

/** Laws and authorities by the names that pages call them. */
const AUTHORITY =
  /\b(?:WHO|CDC|NHS|ACOG|NHTSA)\b|World Health Organization|세계보건기구|世界保健機関|Regulation [A-Z]+|Lending Act|도로교통법|이자제한법|할부거래법|행정기본법|소득세|대한비만학회|국가건강검진|나이스\(NEIS\)|割賦販売法|道路交通法|年齢計算|所得税|日本肥満学会|厚生労働省|Wilcox|Bull/

it('every guide that names a law or an authority is in the list', () => {
  const listed = new Set(facts.flatMap(({ where }) => Object.keys(where)))
  const unlisted = LOCALES.flatMap((locale) => MESSAGES[locale]).filter(
    ({ locale, key, text }) =>
      /:(?:page\.)?(?:howTo|about|guide|tips|faq)\..*(?:text|a|\d)$/.test(key) &&
      AUTHORITY.test(text) &&
      !listed.has(`${locale}/${key}`),
  )
  expect(unlisted.map(describeSaid)).toEqual([])
})

it('docs/facts.md is the list, written by npm run facts', () => {
  expect(readFileSync(LIST, 'utf8')).toBe(factsPage(facts))
})
