import { htmlOf, languageOf, needPages, toolPages } from '@/e2e/support/pages'
import { countWords, guideOf, plainText, sentencesOf } from '@/e2e/support/words'

const WORDS = { least: 250, most: 600 }
const SENTENCE_WORDS = 8
const RUN_WORDS = 5
const MOST_SHARED = 0.15

/** The whole guide of a page, its tables included. */
function textOf(page: string): string {
  const html = htmlOf(page)
  const start = html.indexOf('data-name="guide"')
  const guide = html.slice(html.indexOf('>', start) + 1, html.indexOf('</div>', start))
  return plainText(guide.replace(/<\/(?:h2|h3|p|li|th|td)>/g, '\n')).replace(/\n+/g, '\n')
}

/** Words of a text; Japanese, which has no spaces, counts two characters as one. */
function unitsOf(text: string, language: string): string[] {
  if (language === 'ja') return [...text.replace(/[\s\p{P}]/gu, '')]
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function runsOf(page: string): Set<string> {
  const language = languageOf(page)
  const units = unitsOf(textOf(page), language)
  const length = language === 'ja' ? 2 * RUN_WORDS : RUN_WORDS
  return new Set(units.slice(length - 1).map((_, at) => units.slice(at, at + length).join(' ')))
}

function sharedOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((run) => b.has(run)).length
  return both / Math.min(a.size, b.size)
}

/** Every two pages of one language. */
function pairsOf<T extends { page: string }>(guides: readonly T[]): [T, T][] {
  return guides.flatMap((a, index) =>
    guides.slice(index + 1).flatMap((b): [T, T][] => (languageOf(a.page) === languageOf(b.page) ? [[a, b]] : [])),
  )
}

const ALL_GUIDES = ['', '/en', '/ja'].flatMap((prefix) => toolPages(prefix)).concat(needPages())

test('guides of needs have 250 to 600 words', () => {
  const lengths = needPages().map((page) => ({ page, words: countWords(textOf(page), languageOf(page)) }))
  expect(lengths.filter(({ words }) => words < WORDS.least || words > WORDS.most)).toEqual([])
})

test('the comparison sees what two guides have in common', () => {
  expect(sharedOf(new Set(['a', 'b', 'c', 'd']), new Set(['c', 'd']))).toBe(1)
  expect(sharedOf(new Set(['a', 'b']), new Set(['c', 'd']))).toBe(0)
})

test('no two guides share 15 % of their runs of five words', () => {
  const guides = ALL_GUIDES.map((page) => ({ page, runs: runsOf(page) }))
  const alike = pairsOf(guides).flatMap(([a, b]) => {
    const shared = sharedOf(a.runs, b.runs)
    return shared < MOST_SHARED ? [] : [`${a.page} and ${b.page}: ${Math.round(100 * shared)} %`]
  })
  expect(alike).toEqual([])
})

test('no two guides share a sentence of eight words', () => {
  const guides = ALL_GUIDES.map((page) => {
    const sentences = textOf(page).split('\n').flatMap(sentencesOf)
    return { page, long: new Set(sentences.filter((one) => countWords(one, languageOf(page)) >= SENTENCE_WORDS)) }
  })
  const shared = pairsOf(guides).flatMap(([a, b]) =>
    [...a.long].filter((one) => b.long.has(one)).map((one) => `${a.page} and ${b.page}: ${one}`),
  )
  expect(shared).toEqual([])
})

test('a need and its tool link to each other', () => {
  const unlinked = needPages().filter((page) => {
    const tool = page.slice(0, page.lastIndexOf('/'))
    return !htmlOf(tool).includes(`href="${page}"`) || !htmlOf(page).includes(`href="${tool}"`)
  })
  expect(unlinked).toEqual([])
})

test('a need is described as steps to search engines, the ones that the page shows', () => {
  for (const page of needPages()) {
    const data = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(htmlOf(page))?.[1] ?? ''
    const graph = (JSON.parse(data) as { '@graph': { '@type': string; step?: { text: string }[] }[] })['@graph']
    const steps = graph.find((node) => node['@type'] === 'HowTo')?.step?.map(({ text }) => text)
    const shown = guideOf(page).filter(({ tag }) => tag === 'li')
    expect(shown.map(({ text }) => text).slice(0, steps?.length)).toEqual(steps)
  }
})
