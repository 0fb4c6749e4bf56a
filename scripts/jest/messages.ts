import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@/lib/i18n/locales'

export interface Said {
  locale: Locale
  /** File and key, as `shell:ui.actions.copy`. */
  key: string
  text: string
}

/** What people type, what they would write, and pictures of an interface: no wording of ours. */
const NOT_OURS = /(^|[.:])(keywords|aliases|queries|samples|icon)(\.|$)|placeholder/

function flatten(words: unknown, prefix: string): [string, string][] {
  if (typeof words === 'string') return [[prefix, words]]
  return Object.entries(words as object).flatMap(([key, value]) =>
    flatten(value, prefix.endsWith(':') ? prefix + key : `${prefix}.${key}`),
  )
}

function readMessages(locale: Locale): Said[] {
  const folder = join(process.cwd(), 'messages', locale)
  return readdirSync(folder).flatMap((file) =>
    flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')), file.replace('.json', ':'))
      .filter(([key]) => !NOT_OURS.test(key))
      .map(([key, text]) => ({ locale, key, text })),
  )
}

/** Every word a visitor reads. */
export const MESSAGES: Record<Locale, Said[]> = {
  ko: readMessages('ko'),
  en: readMessages('en'),
  ja: readMessages('ja'),
}

/** Whether a key begins with one of those that stay as they are. */
export const isFixed = (key: string, fixed: Record<string, string> | undefined) =>
  Object.keys(fixed ?? {}).some((beginning) => key.startsWith(beginning))

export const describeSaid = ({ locale, key, text }: Said) => `${locale} ${key}: ${text.slice(0, 160)}`
