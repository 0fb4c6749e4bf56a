/**
 * Adds a need to its tool's table and creates its message files: `npm run new-need <tool> <need> [languages]`, for example
 * `npm run new-need png-to-jpg tiff-to-jpg ko,en`. The preset and the texts are empty and tests fail until they are written,
 * because a page without a guide of its own helps nobody.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { needsFile, toolOfNeed, writeCatalog } from './catalog.mjs'

const LOCALES = readdirSync('messages')

const WORDS = {
  name: '',
  short: '',
  description: '',
  seo: { title: '', description: '', keywords: '' },
  ui: {},
  howTo: { 1: '', 2: '' },
  guide: { 1: { title: '', text: '', table: { 1: ' | ', 2: ' | ' } }, 2: { title: '', text: '' } },
  faq: { 1: { q: '', a: '' }, 2: { q: '', a: '' }, 3: { q: '', a: '' } },
  sources: { 1: { name: '', url: '' } },
  search: { aliases: '', queries: '' },
}

/** The tool's table of needs with one more. */
function tableWith(file, need, locales) {
  const empty = "import type { Needs } from '@/lib/tools/description'\n\nexport const needs: Needs = {\n}\n"
  const table = existsSync(file) ? readFileSync(file, 'utf8') : empty
  const row = `  '${need}': { locales: [${locales.map((locale) => `'${locale}'`).join(', ')}], preset: {}, lead: [] },`
  return table.replace(/}\n$/, `${row}\n}\n`)
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
  const taken = toolOfNeed(need)
  return taken && `${taken} answers ${need} already.`
}

const [tool, need, languages = LOCALES.join()] = process.argv.slice(2)
const locales = languages.split(',')
const problem = problemWith(tool, need, locales)
if (problem) {
  console.error(`${problem}\nUsage: npm run new-need <tool> <need> [ko,en,ja]`)
  process.exit(1)
}
writeFileSync(needsFile(tool), tableWith(needsFile(tool), need, locales))
console.log(needsFile(tool))
for (const locale of locales) write(`messages/${locale}/needs/${need}.json`, `${JSON.stringify(WORDS, null, 2)}\n`)
writeCatalog()
console.log('Now its preset and words: docs/adding-a-tool.md.')
