import { defaultsOf, parseFields, writeFragment, type Fields, type Raw } from '@/lib/core/fields'
import type { PlainDate } from '@/lib/core/plain-date'

/** Text for the page's language: as it is, or a key of the tool's answer words and what to put into them. */
export type Words = string | readonly [key: string, params: Readonly<Record<string, string | number>>]

/** What the box says to a sentence, without opening the tool. */
export interface Answer {
  readonly kind: string
  /** The figure for machines: a number, unrounded, an ISO date or a code. */
  readonly value: number | string
  readonly figure: Words
  /** How the sentence was read. */
  readonly reading: readonly Words[]
  /** The fields of the tool, as a URL fragment without `#`. */
  readonly fragment: string
  /** A color to show beside the figure. */
  readonly color?: string
  /** A text for the tool, which no link holds. */
  readonly text?: string
}

/** Who asks: the page's language, the visitor's date and the contents that the tool starts with in that language. */
export interface Asker {
  readonly locale: string
  readonly today: PlainDate
  readonly initial: Readonly<Record<string, string>>
}

/**
 * The `answer.ts` of a tool: what the box says to a sentence in the form of `sentenceOf`. Null if it does not ask this tool, or
 * is not clear.
 */
export interface ToolAnswer {
  readonly read: (sentence: string, asker: Asker) => Answer | null | Promise<Answer | null>
}

/**
 * The values of a tool that is opened by a link with these contents, and the link's fragment; null if a field refuses its
 * content.
 */
export function filled<F extends Fields>(fields: F, { initial }: Pick<Asker, 'initial'>, given: Partial<Raw<F>>) {
  const raw = { ...defaultsOf(fields), ...initial, ...given } as Raw<F>
  const { values, problems } = parseFields(fields, raw)
  const isRefused = Object.keys(given).some((name) => problems[name] && !problems[name].isNotice)
  const linked = Object.fromEntries(Object.entries(fields).filter(([name]) => name in given))
  return isRefused ? null : { values, fragment: writeFragment(linked, raw) }
}
