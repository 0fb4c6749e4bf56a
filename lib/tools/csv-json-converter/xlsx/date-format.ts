import type { Section, Token } from './number-format'

/** English is what a format without a language shows. Names in others are left to ISO dates. */
const LANGUAGES: Readonly<Record<string, string>> = { '': 'en-US', '409': 'en-US', '411': 'ja', '412': 'ko' }
const HALVES: Readonly<Record<string, readonly [am: string, pm: string]>> = {
  ja: ['午前', '午後'],
  ko: ['오전', '오후'],
}

type Part = 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute' | 'second' | 'half' | 'other'

/** What each letter of a date stands for: m is the minute behind an hour and before a second, else the month. */
function partsOf(tokens: readonly Token[]): Part[] {
  const letters = tokens.map(({ text }) => text.toLowerCase())
  return letters.map((text, at) => {
    if (text.includes('/')) return 'half'
    const isMinute = text.length < 3 && (letters[at - 1]?.startsWith('h') || letters[at + 1]?.startsWith('s'))
    if (text.startsWith('m')) return isMinute ? 'minute' : 'month'
    if (text.startsWith('a')) return 'weekday'
    if (text.startsWith('d')) return text.length > 2 ? 'weekday' : 'day'
    return ({ y: 'year', h: 'hour', s: 'second' } as const)[text[0]!] ?? 'other'
  })
}

const isDate = ({ kind }: Token) => kind === 'date'

/**
 * What a number in a section is: a date, a time of day, a duration, a text that shows only a part of a date (`m"월"`), or no
 * date (undefined). Formats with an era or with names in a language that is not known are dates.
 */
export function dateKind({ tokens, language }: Section): 'date' | 'time' | 'elapsed' | 'datePart' | undefined {
  if (tokens.some(({ kind }) => kind === 'elapsed')) return 'elapsed'
  const letters = tokens.filter(isDate)
  if (letters.length === 0 || tokens.some(({ kind }) => kind === 'digit')) return undefined
  const parts = partsOf(letters)
  const has = (...wanted: Part[]) => wanted.every((part) => parts.includes(part))
  const isTime = !parts.some((part) => ['year', 'month', 'day', 'weekday', 'other'].includes(part))
  if (isTime) {
    const isWhole = has('hour', 'minute') || has('minute', 'second') || letters.some(({ text }) => text.includes('.'))
    return isWhole ? 'time' : 'datePart'
  }
  // Of days in Chinese letters, nothing but the language says whether they are Korean or Japanese.
  const isNamed = (names: RegExp) => letters.some(({ text }) => names.test(text))
  const isKnown =
    !has('other') && (!isNamed(/^[adm]{3}/i) || language in LANGUAGES) && (language !== '' || !isNamed(/^a{3}/i))
  return has('year', 'month', 'day') || !isKnown ? 'date' : 'datePart'
}

/** A moment as a section shows it, of which `dateKind` is 'datePart'. */
export function shownDate({ tokens, language }: Section, moment: Date): string {
  const locale = LANGUAGES[language] ?? 'en-US'
  const letters = tokens.filter(isDate)
  const parts = partsOf(letters)
  const half = moment.getUTCHours() < 12 ? 0 : 1
  const padded = (value: number, { length }: string) => String(value).padStart(Math.min(length, 2), '0')
  const name = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment)
  const month = (text: string): string => {
    if (text.length < 3 || (text.length === 3 && locale !== 'en-US'))
      return padded(moment.getUTCMonth() + 1, text.slice(0, 2))
    return name({ month: text.length === 3 ? 'short' : text.length === 4 ? 'long' : 'narrow' })
  }
  const show: Readonly<Record<Part, (text: string) => string>> = {
    year: (text) => String(moment.getUTCFullYear()).slice(text.length < 3 ? -2 : 0),
    month,
    day: (text) => padded(moment.getUTCDate(), text),
    weekday: (text) => name({ weekday: text.length === 3 ? 'short' : 'long' }),
    hour: (text) =>
      padded(parts.includes('half') ? ((moment.getUTCHours() + 11) % 12) + 1 : moment.getUTCHours(), text),
    minute: (text) => padded(moment.getUTCMinutes(), text),
    second: (text) => padded(moment.getUTCSeconds(), text.split('.')[0]!),
    half: (text) => HALVES[locale]?.[half] ?? text.split('/')[half]!,
    other: () => '',
  }
  const shown = tokens.map((token) => (isDate(token) ? show[parts[letters.indexOf(token)]!](token.text) : token.text))
  return shown.join('').trim()
}
