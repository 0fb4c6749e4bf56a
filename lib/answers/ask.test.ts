import { ANSWERS } from '@/lib/tools/answers.generated'
import { LOCALES } from '@/lib/i18n/locales'
import { CATALOG } from '@/lib/tools/catalog'
import { readWords } from '@/scripts/jest/messages'
import type { Words } from './answer'
import { answerTo, type Answering } from './ask'
import en from './en.sentences.json'
import ja from './ja.sentences.json'
import ko from './ko.sentences.json'

/** What people ask on 26 November 2026, each with kind and value of the answer; null where the box says nothing. */
const SENTENCES: Readonly<Record<string, Readonly<Record<string, string | null>>>> = { ko, en, ja }
const TODAY = { year: 2026, month: 11, day: 26 }

interface ToolFile {
  search: { answer?: Readonly<Record<string, string>>; queries: string }
  ui: { initial?: Readonly<Record<string, string>> }
}

const files = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    CATALOG.map(({ slug, asks }) => ({ slug, asks, words: readWords(locale, slug) as unknown as ToolFile })),
  ]),
)

function answeringOf(locale: string): [slug: string, Answering[string]][] {
  return files[locale]!.flatMap(({ slug, asks, words }) =>
    slug in ANSWERS ? [[slug, { asks: asks?.source ?? '$.', initial: words.ui.initial ?? {} }]] : [],
  )
}

/** What every tool says on its own, so that two that read the same sentence show up. */
async function findAnswers(sentence: string, locale: string) {
  const all = answeringOf(locale).map((one) => answerTo(sentence, { locale, today: TODAY }, Object.fromEntries([one])))
  return (await Promise.all(all)).filter((answer) => answer !== null)
}

const found = new Map<string, ReturnType<typeof findAnswers>>()

function answersTo(sentence: string, locale: string) {
  const key = `${locale} ${sentence}`
  const known = found.get(key) ?? findAnswers(sentence, locale)
  found.set(key, known)
  return known
}

/** Six significant digits of a number, or the text. */
function short(value: number | string): string {
  return String(Number(value)) === String(value) ? String(Number(Number(value).toPrecision(6))) : String(value)
}

describe.each(LOCALES.filter((locale) => locale in SENTENCES))('in %s, the box', (locale) => {
  const sentences = Object.entries(SENTENCES[locale]!)

  it('has at least 300 sentences to prove itself by', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(300)
  })

  it('answers what is asked, by one tool, and nothing else', async () => {
    const answered = await Promise.all(
      sentences.map(async ([sentence]) => {
        const answers = await answersTo(sentence, locale)
        return [sentence, answers.map(({ kind, value }) => `${kind} ${short(value)}`).join(' and ') || null]
      }),
    )
    const wanted = sentences.map(([sentence, answer]) => {
      const [kind, value = ''] = answer?.split(' ') ?? []
      return [sentence, answer && `${kind} ${short(value)}`]
    })
    expect(answered.map((row) => row.join(': '))).toEqual(wanted.map((row) => row.join(': ')))
  })

  it('says every answer in words that the tool has', async () => {
    const keys = new Set<string>()
    const take = (tool: string, words: Words) => typeof words !== 'string' && keys.add(`${tool} ${words[0]}`)
    for (const [sentence] of sentences) {
      for (const { tool, figure, reading } of await answersTo(sentence, locale))
        for (const words of [figure, ...reading]) take(tool, words)
    }
    const known = files[locale]!.flatMap(({ slug, words }) =>
      Object.keys(words.search.answer ?? {}).map((key) => `${slug} ${key}`),
    )
    expect(keys.size).toBeGreaterThan(20)
    expect([...keys].filter((key) => !known.includes(key))).toEqual([])
  })

  it('answers the examples of each tool', async () => {
    for (const { slug, words } of files[locale]!.filter((file) => file.slug in ANSWERS)) {
      const examples = words.search.answer!.examples!.split(' | ')
      const tools = await Promise.all(
        examples.map(async (example) => [example, ...(await answersTo(example, locale)).map(({ tool }) => tool)]),
      )
      expect(tools).toEqual(examples.map((example) => [example, slug]))
    }
  })

  it('does not answer what is a search for a tool', async () => {
    for (const { words } of files[locale]!) {
      for (const query of words.search.queries.split(', '))
        expect([query, await answersTo(query, locale)]).toEqual([query, []])
    }
  })
})

it('says a length in feet and inches once', async () => {
  const [answer] = await answersTo('5 ft 2 in to in', 'en')
  expect(answer?.reading.filter((part) => String(part).includes('5′ 2″'))).toHaveLength(1)
})

it('repeats a measurement as it was typed', async () => {
  const [answer] = await answersTo('42.195 km in miles', 'en')
  expect(answer?.reading[0]).toBe('42.195 km')
})

it.each([
  ['1억 7% 복리 10년', 'ko', 'everyMonth'],
  ['연복리 1억 7% 10년', 'ko', 'yearly'],
  ['월 50만원 3.5% 2년 적금', 'ko', 'simple'],
])('"%s" says how interest is added', async (sentence, locale, key) => {
  const [answer] = await answersTo(sentence, locale)
  expect(answer?.reading.map((words) => words[0])).toContain(key)
})

it('says a rate below a foot in feet', async () => {
  const [answer] = await answersTo('66 inches in feet', 'en')
  expect(answer?.reading.at(-1)).toBe('0.0833 ft')
})
