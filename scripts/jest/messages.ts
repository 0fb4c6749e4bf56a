import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@/lib/i18n/locales'

export interface Said {
  locale: Locale
  /** File and key, as `shell:ui.actions.copy` or `needs/heic-to-jpg:name`. */
  key: string
  text: string
}

/** Not worded by us: input that people type, contents of fields, and pictures of an interface. */
const NOT_OURS = /(^|[.:])(keywords|aliases|queries|samples|icon|initial)(\.|$)|placeholder/

function flatten(words: unknown, prefix: string): [string, string][] {
  if (typeof words === 'string') return [[prefix, words]]
  return Object.entries(words as object).flatMap(([key, value]) =>
    flatten(value, prefix.endsWith(':') ? prefix + key : `${prefix}.${key}`),
  )
}

function folderOf(locale: Locale): string {
  return join(process.cwd(), 'messages', locale)
}

/** One file of messages, named without its extension. */
export function readWords(locale: Locale, name: string): unknown {
  return JSON.parse(readFileSync(join(folderOf(locale), `${name}.json`), 'utf8'))
}

function readMessages(locale: Locale): Said[] {
  const files = readdirSync(folderOf(locale), { recursive: true, encoding: 'utf8' })
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', ''))
  return names.flatMap((name) =>
    flatten(readWords(locale, name), `${name}:`)
      .filter(([key]) => !NOT_OURS.test(key))
      .map(([key, text]) => ({ locale, key, text })),
  )
}

/** Every word a visitor reads. */
export const MESSAGES = Object.fromEntries(LOCALES.map((locale) => [locale, readMessages(locale)])) as Record<
  Locale,
  Said[]
>

/** Whether a key begins with one of those that stay as they are. */
export const isFixed = (key: string, fixed: Record<string, string> | undefined) =>
  Object.keys(fixed ?? {}).some((beginning) => key.startsWith(beginning))

export const describeSaid = ({ locale, key, text }: Said) => `${locale} ${key}: ${text.slice(0, 160)}`
