import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import compile from 'icu-minify/compile'
import type { AbstractIntlMessages } from 'next-intl'
import type about from '@/messages/en/about.json'
import type ask from '@/messages/en/ask.json'
import type contact from '@/messages/en/contact.json'
import type home from '@/messages/en/home.json'
import type licenses from '@/messages/en/licenses.json'
import type offline from '@/messages/en/offline.json'
import type privacy from '@/messages/en/privacy.json'
import type search from '@/messages/en/search.json'
import type shell from '@/messages/en/shell.json'
import type { Category, ToolDescription } from '@/lib/tools/description'
import { EDITED } from './edited.generated'
import { glued } from './glue'
import type { Locale } from './locales'

interface PageFiles {
  shell: typeof shell
  home: typeof home
  about: typeof about
  ask: typeof ask
  contact: typeof contact
  licenses: typeof licenses
  privacy: typeof privacy
  search: typeof search
  offline: typeof offline
}

export type ClientSearchWords = (typeof search)['ui']

/** The texts of a page for search engines and link previews. */
export interface SeoWords {
  title: string
  description: string
  keywords: string
  ogTitle?: string
  ogDescription?: string
  twitterTitle?: string
  twitterDescription?: string
}

type Numbered<T> = Readonly<Record<string, T>>

/** The part of a tool's messages that only the server renders: plain text without ICU arguments. */
export interface ToolPageWords {
  name: string
  short: string
  description: string
  seo: SeoWords
  howTo: Numbered<string>
  /** Parts with a `tab` are shown as tabs of that label. */
  about: Numbered<{ title: string; text: string; tab?: string }>
  tips: Numbered<string>
  faq: Numbered<{ q: string; a: string }>
  features: Numbered<string>
}

/**
 * One part of a need's guide: a text, optionally followed by a table. The table's first row is its head; cells are separated by
 * ` | `.
 */
interface GuidePart {
  title: string
  text: string
  table?: Numbered<string>
}

/** The messages of a need's page, which only the server renders, and its words on the screen. */
export interface NeedWords extends Pick<ToolPageWords, 'name' | 'short' | 'description' | 'seo' | 'howTo' | 'faq'> {
  /** In the place of the tool's words: labels of fields by name, `choose`, `empty`, `placeholder`, names of buttons. */
  ui?: Readonly<Record<string, string>>
  guide: Numbered<GuidePart>
  /** Sources of the guide's facts: a name and an address. */
  sources?: Numbered<{ name: string; url: string }>
  search: ToolSearchWords
}

/** Search words of a tool, separated by commas; not shown on its page. */
export interface ToolSearchWords {
  /** Other names of the tool, including readings of Chinese characters. */
  aliases: string
  /** What the box says when the tool answers; `examples` are sentences that it answers, parted by `|`. */
  answer?: Readonly<Record<string, string>> & { examples: string }
}

interface ToolFile {
  page: ToolPageWords
  search: ToolSearchWords
  ui: AbstractIntlMessages
}

/** Keys of words that no page shows as text: for search engines, link previews and the search. */
const UNSHOWN = /^(?:seo|aliases|queries)$/

/** Compiles texts as next-intl's `precompile` option does, whose loader only handles imported files, and glues them. */
function compiled(words: unknown, isShown = true): unknown {
  if (typeof words === 'string') return compile(isShown ? glued(words) : words)
  const entries = Object.entries(words as object)
  return Object.fromEntries(entries.map(([key, value]) => [key, compiled(value, isShown && !UNSHOWN.test(key))]))
}

async function read(locale: Locale, name: string): Promise<unknown> {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'messages', locale, `${name}.json`)
  // The compiler creates objects without a prototype, which React cannot pass to the client.
  return JSON.parse(JSON.stringify(compiled(JSON.parse(await readFile(file, 'utf8')))))
}

const files = new Map<string, Promise<unknown>>()

/**
 * Loads a message file. Imports would make the bundler compile every tool's messages into every page. In development `EDITED`
 * changes with each edit, so that Next renders the open page again and the file is read again.
 */
function load(locale: Locale, name: string): Promise<unknown> {
  const key = `${locale}/${name}/${EDITED}`
  const known = files.get(key)
  if (known) return known
  const words = read(locale, name)
  files.set(key, words)
  return words
}

/** What a page that is not a tool shows. */
export type PageWords<Name extends Exclude<keyof PageFiles, 'search'>> = PageFiles[Name]['page']

/** The messages of a page that is not a tool, compiled: texts with arguments must go through `createTranslator`. */
export async function pageWords<Name extends keyof PageFiles>(locale: Locale, name: Name): Promise<PageFiles[Name]> {
  return (await load(locale, name)) as PageFiles[Name]
}

/** The messages of a tool's page that only the server renders. */
export async function toolWords(locale: Locale, slug: string): Promise<ToolPageWords> {
  return ((await load(locale, slug)) as ToolFile).page
}

/** The search words of a tool. */
export async function toolSearchWords(locale: Locale, slug: string): Promise<ToolSearchWords> {
  return ((await load(locale, slug)) as ToolFile).search
}

/** What a tool's page starts with in a language, by field, as plain text. */
export async function toolInitial(locale: Locale, slug: string): Promise<Readonly<Record<string, string>>> {
  const { ui } = (await load(locale, slug)) as ToolFile
  return (ui.initial ?? {}) as Readonly<Record<string, string>>
}

/** The messages of a need's page. */
export async function needWords(locale: Locale, need: string): Promise<NeedWords> {
  return (await load(locale, `needs/${need}`)) as NeedWords
}

type Tool = Pick<ToolDescription, 'slug' | 'category' | 'unmet'>

/** Keys of shared messages and error codes that only tools with images, or with files, use. */
const PICTURE_WORDS = /^(files|compare|color|output)$/
/** Readings of amounts, which only calculators have. */
const AMOUNT_WORDS = /^amounts$/
const FILE_WORDS = /^(busy|openIn)$/
const FILE_ACTIONS = /^(downloadAll|sharePhotos|saveAll|retry|sample|upload|guessed|copyImage|clear|undo)$/
/** Action keys that tools with images do not use. */
const TEXT_ACTIONS = /^(bodyLinkCopied|calculate|clear|downloadCsv|guessed|sample|undo|upload)$/

/** Error and field problem codes that tools of a category never raise. */
const UNMET: Readonly<Record<Category, RegExp>> = {
  image: /^(audio|futureDate|date|notPositive|unusual|fallback)/,
  text: /^(image|svg|fileIs|outOfMemory|audio|notColor|futureDate|date|notPositive|unusual|fallback)/,
  calculator: /^(image|svg|outOfMemory|file|audio|notColor)/,
  utility: /^(image|svg|outOfMemory|file|notColor|futureDate|date|notPositive|unusual|fallback)/,
}

function without(words: AbstractIntlMessages, ...names: RegExp[]): AbstractIntlMessages {
  return Object.fromEntries(Object.entries(words).filter(([key]) => !names.some((name) => name.test(key))))
}

function neededShell(shell: AbstractIntlMessages, category?: Category): AbstractIntlMessages {
  const actions = shell.actions as AbstractIntlMessages
  if (category === 'image') return { ...without(shell, AMOUNT_WORDS), actions: without(actions, TEXT_ACTIONS) }
  const words = without(shell, PICTURE_WORDS, ...(category === 'calculator' ? [] : [AMOUNT_WORDS]))
  if (category === undefined || category === 'text') return words
  return { ...without(words, FILE_WORDS), actions: without(actions, FILE_ACTIONS) }
}

function neededErrors({ field, ...errors }: AbstractIntlMessages, { category, unmet }: Tool): AbstractIntlMessages {
  const left = unmet ? [UNMET[category], unmet] : [UNMET[category]]
  return { ...without(errors, ...left), field: without(field as AbstractIntlMessages, ...left) }
}

/**
 * The messages that a page passes to the client: those of the shell and, on a tool's page, the errors and the tool's
 * `ui`. They are part of the HTML, so tools without images or files do not get the messages about those.
 */
export async function clientMessages(locale: Locale, tool?: Tool): Promise<AbstractIntlMessages> {
  const shell = neededShell((await pageWords(locale, 'shell')).ui as AbstractIntlMessages, tool?.category)
  if (!tool) return { shell }
  const errors = neededErrors((await load(locale, 'errors')) as AbstractIntlMessages, tool)
  return { shell, errors, [tool.slug]: ((await load(locale, tool.slug)) as ToolFile).ui }
}
