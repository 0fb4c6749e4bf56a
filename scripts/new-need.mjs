/**
 * Makes the files of a need: `npm run new-need <tool> <need> [languages]`, for example `npm run new-need png-to-jpg
 * heic-to-jpg ko,en`. They are empty: the tests fail until the preset and every text are written, because a page without
 * a guide of its own helps nobody.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeCatalog } from './catalog.mjs'

const LOCALES = readdirSync('messages')

const WORDS = {
  name: '',
  short: '',
  description: '',
  seo: { title: '', description: '', keywords: '' },
  howTo: { 1: '', 2: '' },
  guide: { 1: { title: '', text: '', table: { 1: ' | ', 2: ' | ' } }, 2: { title: '', text: '' } },
  faq: { 1: { q: '', a: '' }, 2: { q: '', a: '' }, 3: { q: '', a: '' } },
  sources: { 1: { name: '', url: '' } },
  search: { aliases: '', queries: '' },
}

function dataOf(tool, need, locales) {
  return `import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: '${need}',
  tool: '${tool}',
  locales: [${locales.map((locale) => `'${locale}'`).join(', ')}],
  preset: {},
}
`
}

function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content, { flag: 'wx' })
  console.log(file)
}

function problemWith(tool, need, locales) {
  if (!existsSync(`lib/tools/${tool}/tool.ts`)) return `There is no tool ${tool}.`
  if (!/^[a-z0-9]+(-[a-z0-9]+)+$/.test(need ?? '')) return 'A need is lower-case words joined by hyphens, two at least.'
  const unknown = locales.filter((locale) => !LOCALES.includes(locale))
  if (unknown.length > 0) return `There is no language ${unknown.join()}.`
  const taken = readdirSync('lib/tools').find((slug) => existsSync(`lib/tools/${slug}/needs/${need}.ts`))
  return taken && `${taken} answers ${need} already.`
}

const [tool, need, languages = LOCALES.join()] = process.argv.slice(2)
const locales = languages.split(',')
const problem = problemWith(tool, need, locales)
if (problem) {
  console.error(`${problem}\nUsage: npm run new-need <tool> <need> [ko,en,ja]`)
  process.exit(1)
}
write(`lib/tools/${tool}/needs/${need}.ts`, dataOf(tool, need, locales))
for (const locale of locales) write(`messages/${locale}/needs/${need}.json`, `${JSON.stringify(WORDS, null, 2)}\n`)
writeCatalog()
console.log('Now its preset and words: docs/adding-a-tool.md.')
