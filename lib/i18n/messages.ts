import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import compile from 'icu-minify/compile'
import type { AbstractIntlMessages } from 'next-intl'
import type about from '@/messages/en/about.json'
import type contact from '@/messages/en/contact.json'
import type home from '@/messages/en/home.json'
import type licenses from '@/messages/en/licenses.json'
import type offline from '@/messages/en/offline.json'
import type privacy from '@/messages/en/privacy.json'
import type search from '@/messages/en/search.json'
import type shell from '@/messages/en/shell.json'
import type { Category } from '@/lib/tools/catalog'
import type { Locale } from './locales'

interface PageFiles {
  shell: typeof shell
  home: typeof home
  about: typeof about
  contact: typeof contact
  licenses: typeof licenses
  privacy: typeof privacy
  search: typeof search
  offline: typeof offline
}

export type ClientSearchWords = (typeof search)['ui']

/** What a search engine and a shared link show of a page. */
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

/** The server-only half of a tool's file: plain text, no ICU arguments. */
export interface ToolPageWords {
  name: string
  short: string
  description: string
  seo: SeoWords
  howTo: Numbered<string>
  about: Numbered<{ title: string; text: string }>
  tips: Numbered<string>
  faq: Numbered<{ q: string; a: string }>
  features: Numbered<string>
}

interface ToolFile {
  page: ToolPageWords
  ui: AbstractIntlMessages
}

/** Texts in the form that next-intl's `precompile` puts in place of ICU, for which its own loader would need an import. */
function compiled(words: unknown): unknown {
  if (typeof words === 'string') return compile(words)
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, compiled(value)]))
}

async function read(locale: Locale, name: string): Promise<unknown> {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'messages', locale, `${name}.json`)
  // Objects without a prototype, which the compiler makes, cannot be handed to the client.
  return JSON.parse(JSON.stringify(compiled(JSON.parse(await readFile(file, 'utf8')))))
}

const files = new Map<string, Promise<unknown>>()

/**
 * A file of words. Read and not imported: every page would be compiled with every tool's words in every language. While
 * one works on the words each page reads them anew.
 */
function load(locale: Locale, name: string): Promise<unknown> {
  const key = `${locale}/${name}`
  const known = process.env.NODE_ENV === 'production' ? files.get(key) : undefined
  if (known) return known
  const words = read(locale, name)
  files.set(key, words)
  return words
}

/** The words of one of the site's own pages (precompiled: texts with arguments go through `createTranslator`). */
export async function pageWords<Name extends keyof PageFiles>(locale: Locale, name: Name): Promise<PageFiles[Name]> {
  return (await load(locale, name)) as PageFiles[Name]
}

/** The server-only words of a tool's page. */
export async function toolWords(locale: Locale, slug: string): Promise<ToolPageWords> {
  return ((await load(locale, slug)) as ToolFile).page
}

/** Shared words that only tools with pictures say, and the error codes that only they or tools with files can meet. */
const PICTURE_WORDS = /^(files|compare|color)$/
const PICTURE_ERRORS = /^(image|outOfMemory)/
const FILE_ERRORS = /^file/
const FILE_WORDS = /^(busy|openIn)$/
const FILE_ACTIONS = /^(chooseFiles|downloadAll|retry|sample|upload)$/

function without(words: AbstractIntlMessages, ...names: RegExp[]): AbstractIntlMessages {
  return Object.fromEntries(Object.entries(words).filter(([key]) => !names.some((name) => name.test(key))))
}

function neededShell(shell: AbstractIntlMessages, category?: Category): AbstractIntlMessages {
  if (category === 'image') return shell
  const words = without(shell, PICTURE_WORDS)
  if (category === undefined || category === 'text') return words
  return { ...without(words, FILE_WORDS), actions: without(words.actions as AbstractIntlMessages, FILE_ACTIONS) }
}

function neededErrors(errors: AbstractIntlMessages, category: Category): AbstractIntlMessages {
  if (category === 'image') return errors
  return category === 'text' ? without(errors, PICTURE_ERRORS) : without(errors, PICTURE_ERRORS, FILE_ERRORS)
}

/**
 * The words a page hands to the client: the shell's and, on a tool's page, the errors and that tool's `ui`. They stand in
 * the page's HTML, so a tool without pictures or files does not get the words for them.
 */
export async function clientMessages(
  locale: Locale,
  tool?: { slug: string; category: Category },
): Promise<AbstractIntlMessages> {
  const shell = neededShell((await pageWords(locale, 'shell')).ui as AbstractIntlMessages, tool?.category)
  if (!tool) return { shell }
  const errors = neededErrors((await load(locale, 'errors')) as AbstractIntlMessages, tool.category)
  return { shell, errors, [tool.slug]: ((await load(locale, tool.slug)) as ToolFile).ui }
}
