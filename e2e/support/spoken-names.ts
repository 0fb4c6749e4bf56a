import type { Locator, Page } from 'playwright/test'
import { unglued } from '@/lib/i18n/glue'

/** Roles that are nothing without a name. */
const NAMED =
  'button|link|textbox|searchbox|combobox|listbox|checkbox|radio|slider|spinbutton|switch|tab|img|progressbar'

const LINE = new RegExp(
  `^\\s*- '?(${NAMED}|heading|group|region|radiogroup|tablist|navigation|dialog|option)(?![a-z])(?: "((?:[^"\\\\]|\\\\.)*)")?`,
)

const OWN_LETTERS = { ko: /[가-힣]/, ja: /[ぁ-ヿ一-鿿]/ } as const

/** Addresses and names of packages; and words that are written in Latin letters everywhere: acronyms, units, functions, names. */
const IDENTIFIER = /@|:\/\/|\w\.\w|^[a-z][\w./-]*$/
const SAME_EVERYWHERE =
  /^([A-Z]+|[a-z]{1,3}|a?(sin|cos|tan)h?|sqrt|Toolbox|English|Full|WebP|Shift|Markdown|Windows|Android|iPhone|iPad)$/

/** The heading of the page of unknown addresses, English by the product's documents. */
const DOCUMENTED = 'Page Not Found'

function isForeign(name: string): boolean {
  if (name === DOCUMENTED) return false
  const words = name.match(/[A-Za-z]+/g) ?? []
  return !IDENTIFIER.test(name) && words.some((word) => !SAME_EVERYWHERE.test(word))
}

/** What a screen reader would stumble over: controls without a name, names in another language than the page's. */
export async function nameFaults(page: Page, language: string): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  const own = language === 'ko' || language === 'ja' ? OWN_LETTERS[language] : undefined
  return tree.split('\n').flatMap((line) => {
    const [, role, name] = LINE.exec(line) ?? []
    if (!role) return []
    if (name === undefined) return new RegExp(`^(${NAMED})$`).test(role) ? [`no name: ${line.trim()}`] : []
    const foreign = own && !own.test(name) && isForeign(name)
    return foreign ? [`not in ${language}: ${line.trim()}`] : []
  })
}

/** Role and name of everything in a part of the page that has a name or needs one, without what it holds at the moment. */
export async function spokenTree(part: Locator): Promise<string> {
  const tree = unglued(await part.ariaSnapshot())
  const lines = tree.split('\n').flatMap((line) => {
    const [spoken] = LINE.exec(line) ?? []
    return spoken === undefined ? [] : [spoken]
  })
  return `${lines.join('\n')}\n`
}
