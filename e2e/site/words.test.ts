import { existsSync, readFileSync } from 'node:fs'
import { allPages, fileOf, htmlOf, languageOf, needPages, outFile, toolPages } from '@/e2e/support/pages'
import { countWords, guideOf, plainText, sentencesOf, widthOf } from '@/e2e/support/words'

const TITLE_COLUMNS = { least: 50, most: 60 }
const DESCRIPTION_COLUMNS = { least: 120, most: 160 }
const GUIDE_WORDS = { least: 300, most: 700 }
const QUESTIONS = { least: 4, most: 6 }
const SHARED_SENTENCE_WORDS = 8
const RELATED = 3
const PREFIXES = ['', '/en', '/ja']

const ALL_TOOL_PAGES = PREFIXES.flatMap((prefix) => toolPages(prefix))

function first(html: string, pattern: RegExp): string {
  return plainText(pattern.exec(html)?.[1] ?? '')
}

/** The pages whose figure is out of bounds, with the figure, so that one run names them all. */
function outside(figures: readonly (readonly [string, number])[], bounds: { least: number; most: number }): string[] {
  return figures.filter(([, n]) => n < bounds.least || n > bounds.most).map(([page, n]) => `${page}: ${n}`)
}

test('titles and descriptions have the length that search results show', () => {
  const widths = (pattern: RegExp) => allPages().map((page) => [page, widthOf(first(htmlOf(page), pattern))] as const)
  expect(outside(widths(/<title>([^<]+)<\/title>/), TITLE_COLUMNS)).toEqual([])
  expect(outside(widths(/<meta name="description" content="([^"]+)"/), DESCRIPTION_COLUMNS)).toEqual([])
})

test('guides have 300 to 700 words and 4 to 6 questions', () => {
  const lengths = ALL_TOOL_PAGES.map((page) => {
    const text = guideOf(page)
      .map((block) => block.text)
      .join(' ')
    return [page, countWords(text, languageOf(page))] as const
  })
  expect(outside(lengths, GUIDE_WORDS)).toEqual([])
  const questions = ALL_TOOL_PAGES.map(
    (page) => [page, guideOf(page).filter(({ tag }) => tag === 'h3').length] as const,
  )
  expect(outside(questions, QUESTIONS)).toEqual([])
})

test('no long sentence appears in the guides of two tools', () => {
  const pagesBySentence = new Map<string, Set<string>>()
  for (const page of ALL_TOOL_PAGES) {
    const sentences = guideOf(page).flatMap(({ text }) => sentencesOf(text))
    for (const sentence of sentences) {
      if (countWords(sentence, languageOf(page)) < SHARED_SENTENCE_WORDS) continue
      pagesBySentence.set(sentence, (pagesBySentence.get(sentence) ?? new Set()).add(page))
    }
  }
  const shared = [...pagesBySentence].filter(([, pages]) => pages.size > 1)
  expect(shared.map(([sentence, pages]) => `${[...pages].join(', ')}: ${sentence}`)).toEqual([])
})

test('every internal link and its fragment exist', () => {
  const identifiers = new Map(
    allPages().map((page) => [page, new Set([...htmlOf(page).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  )
  const broken = allPages().flatMap((page) =>
    [...htmlOf(page).matchAll(/<a [^>]*href="([/#][^"]*)"/g)]
      .map(([, href = '']) => new URL(href, `https://toolbox.example${page}`))
      .filter(({ pathname, hash }) => {
        if (/\.\w+$/.test(pathname)) return !existsSync(outFile(pathname))
        if (!existsSync(fileOf(pathname))) return true
        return hash !== '' && !identifiers.get(pathname)?.has(decodeURIComponent(hash.slice(1)))
      })
      .map(({ pathname, hash }) => `${page} → ${pathname}${hash}`),
  )
  expect(broken).toEqual([])
})

test.each(PREFIXES)('every tool of “%s” links to three others and is linked to from the home page', (prefix) => {
  const pages = toolPages(prefix)
  for (const page of pages) {
    const html = htmlOf(page)
    const after = html.slice(html.indexOf('data-name="related"'), html.indexOf('</main>'))
    const links = [...after.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
    expect({ page, others: new Set(links.filter((link) => link !== page)).size }).toEqual({ page, others: RELATED })
  }
  const home = htmlOf(prefix || '/')
  expect(pages.filter((page) => !home.includes(`href="${page}"`))).toEqual([])
})

test('llms.txt links to every tool and need', () => {
  const links = [...readFileSync(outFile('llms.txt'), 'utf8').matchAll(/\]\(([^)]+)\)/g)]
  const paths = links.map(([, href = '']) => new URL(href).pathname)
  expect(paths).toEqual(expect.arrayContaining([...toolPages('/en'), ...needPages()]))
  for (const path of paths) expect(existsSync(fileOf(path))).toBe(true)
})
