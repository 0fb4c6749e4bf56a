/**
 * Makes a tool that passes every check at once: `npm run new-tool <slug> <category>`, for example `tip-calculator
 * calculator`. Its files are copies of the templates in scripts/new-tool, a small percentage calculator; nothing else
 * changes but the tool's row in docs/names.md.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toolDescriptions } from './build/tool-descriptions.mjs'
import { writeCatalog } from './catalog.mjs'

const TEMPLATES = path.join(import.meta.dirname, 'new-tool')
const CATEGORIES = ['image', 'text', 'calculator', 'utility']
const LOCALES = readdirSync('messages')
const NAMES = 'docs/names.md'
/** Columns of a title as search results show it, where a Korean or Japanese letter takes two. */
const TITLE_COLUMNS = 50
const TITLE_TAILS = {
  ko: ['퍼센트 계산', '비율 구하기', '가입 없이', '바로 계산', '무료', '온라인', '도구'],
  en: ['Percentages', 'of any', 'Amount', 'Online', 'Free', 'and', 'Fast'],
  ja: ['割合の計算', 'パーセント', '登録不要', 'すぐ計算', '無料', 'ツール'],
}

/** A name in another script counts as untranslated on the pages that list all tools. */
const NAME_ENDS = { ko: ' 도구', ja: 'ツール' }

function widthOf(text) {
  return [...text].reduce((sum, letter) => sum + (/[\u1100-\uffe6]/.test(letter) ? 2 : 1), 0)
}

/** A title of the width that search results show; words are added until it is wide enough. */
function titleOf(name, locale) {
  let title = locale === 'ja' ? `${name}：` : `${name}:`
  for (const word of TITLE_TAILS[locale] ?? TITLE_TAILS.en) if (widthOf(title) < TITLE_COLUMNS) title += ` ${word}`
  return title
}

function camelCase(slug) {
  return slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

function capitalized(word) {
  return word[0].toUpperCase() + word.slice(1)
}

function valuesFor(slug, category) {
  const words = slug.split('-')
  const tools = toolDescriptions()
  const near = tools.filter((tool) => tool.category === category).sort((a, b) => a.position - b.position)
  const others = tools.filter((tool) => tool.category !== category)
  return {
    slug,
    category,
    camel: camelCase(slug),
    pascal: capitalized(camelCase(slug)),
    words: words.join(' '),
    joined: words.join(''),
    position: String((near.at(-1)?.position ?? 0) + 1),
    related: [...near, ...others]
      .slice(0, 3)
      .map((tool) => `'${tool.slug}'`)
      .join(', '),
  }
}

/** Folders of templates, and where their files go. */
function foldersFor(slug) {
  return [
    ['lib', `lib/tools/${slug}`],
    ['components', `components/tools/${slug}`],
    ['app-ko', `app/(ko)/tools/${slug}/[[...need]]`],
    ['app', `app/[locale]/tools/${slug}/[[...need]]`],
    ['e2e', `e2e/tools/${slug}`],
  ]
}

function fill(text, values) {
  return text.replace(/%(\w+)%/g, (placeholder, name) => values[name] ?? placeholder)
}

function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content, { flag: 'wx' })
  console.log(file)
}

function copyTemplates(slug, values) {
  for (const [template, folder] of foldersFor(slug)) {
    for (const name of readdirSync(path.join(TEMPLATES, template))) {
      const content = readFileSync(path.join(TEMPLATES, template, name), 'utf8')
      write(path.join(folder, fill(name.replace(/\.template$/, ''), values)), fill(content, values))
    }
  }
  for (const locale of LOCALES) {
    const words = slug.split('-')
    const name =
      locale === 'en' ? capitalized(words.join(' ')) : words.map(capitalized).join(' ') + (NAME_ENDS[locale] ?? '')
    const template = (language) => path.join(TEMPLATES, `messages/${language}.json.template`)
    const content = readFileSync(existsSync(template(locale)) ? template(locale) : template('en'), 'utf8')
    write(`messages/${locale}/${slug}.json`, fill(content, { ...values, name, title: titleOf(name, locale) }))
  }
}

/** Adds the tool's row to the table of public names, which is in alphabetical order. */
function addNames(slug) {
  const row = fill(readFileSync(path.join(TEMPLATES, 'names-row.template'), 'utf8').trimEnd(), { slug })
  const lines = readFileSync(NAMES, 'utf8').split('\n')
  const rows = lines.flatMap((line, index) => (/^\| [\w-]+-[\w-]+ /.test(line) ? [index] : []))
  const before = rows.find((index) => lines[index] > row) ?? (rows.at(-1) ?? lines.length - 1) + 1
  lines.splice(before, 0, row)
  writeFileSync(NAMES, lines.join('\n'))
}

function problemWith(slug, category) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(slug ?? ''))
    return 'A slug is lower-case words joined by hyphens, two at least.'
  if (slug.length > 40) return 'A slug has 40 characters at most.'
  if (!CATEGORIES.includes(category)) return `A category is one of: ${CATEGORIES.join(', ')}.`
  return existsSync(`lib/tools/${slug}`) ? `${slug} exists.` : undefined
}

const [slug, category] = process.argv.slice(2)
const problem = problemWith(slug, category)
if (problem) {
  console.error(`${problem}\nUsage: npm run new-tool <slug> <category>`)
  process.exit(1)
}
copyTemplates(slug, valuesFor(slug, category))
addNames(slug)
writeCatalog()
console.log(`${slug} is made: npm run dev, then docs/adding-a-tool.md.`)
