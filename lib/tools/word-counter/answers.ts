import { characterCount, wordCount } from '@/lib/text/count'
import { utf8Length } from '@/lib/core/bytes'
import { schoolRecordBytes } from './byte-count'
import { eucKrSize } from './euc-kr'
import { TARGET_UNITS } from './fields'

export const ANSWER_UNITS = [...TARGET_UNITS, 'bytes'] as const
export type AnswerUnit = (typeof ANSWER_UNITS)[number]

/** One question of a form with what is written so far. */
export interface Answer {
  /** Tells answers apart while others are added and removed. */
  readonly id: number
  readonly question: string
  readonly text: string
  /** As typed. */
  readonly limit: string
  readonly unit: AnswerUnit
}

const limits = (unit: AnswerUnit, ...numbers: readonly number[]) => numbers.map((limit) => ({ limit, unit }))

/**
 * Usual limits of application forms, in the order of their questions. Common App: the season of 2026-27. Employers in Korea
 * and Japan set their own; these are the most frequent ones.
 */
export const ANSWER_PRESETS = {
  coverLetter: limits('characters', 500, 500, 500, 500),
  entrySheet: limits('characters', 400, 400, 400),
  commonApp: [...limits('words', 650, 250, 300), ...limits('characters', 150)],
}
export type AnswerPreset = keyof typeof ANSWER_PRESETS
export const PRESET_NAMES = Object.keys(ANSWER_PRESETS) as AnswerPreset[]

const COUNTS: Readonly<Record<AnswerUnit, (text: string) => number>> = {
  characters: characterCount,
  charactersNoSpaces: (text) => characterCount(text.replace(/\s+/g, '')),
  words: wordCount,
  bytes: utf8Length,
  eucKrBytes: (text) => eucKrSize(text).bytes,
  schoolRecordBytes,
}

/** Size of a text in a unit. */
export function amountOf(text: string, unit: AnswerUnit): number {
  return COUNTS[unit](text)
}

/** Characters around a position that are looked at for the signs of one visible character. */
const NEIGHBORHOOD = 64

/** The start of the visible character (grapheme cluster) that contains the position. */
function graphemeStart(text: string, position: number): number {
  const from = Math.max(0, position - NEIGHBORHOOD)
  const segments = new Intl.Segmenter().segment(text.slice(from, position + NEIGHBORHOOD))
  return from + (segments.containing(position - from)?.index ?? position - from)
}

/** Where the limit falls: the length of the longest beginning of the text that is within it, in whole visible characters. */
export function limitPosition(text: string, limit: number, unit: AnswerUnit): number {
  if (amountOf(text, unit) <= limit) return text.length
  let within = 0
  let beyond = text.length
  while (beyond - within > 1) {
    const middle = (within + beyond) >> 1
    if (amountOf(text.slice(0, middle), unit) <= limit) within = middle
    else beyond = middle
  }
  return graphemeStart(text, within)
}

function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null) return false
  const { id, question, text, limit, unit } = value as Partial<Answer>
  const areTexts = [question, text, limit].every((part) => typeof part === 'string')
  return typeof id === 'number' && areTexts && ANSWER_UNITS.some((known) => known === unit)
}

/** The stored answers; undefined for anything else, such as the form of an earlier version. */
export function parseAnswers(value: unknown): readonly Answer[] | undefined {
  return Array.isArray(value) && value.length > 0 && value.every(isAnswer) ? value : undefined
}

/** Answers with one more for each limit; answers in which nothing is written give way. */
export function withAnswers(answers: readonly Answer[], added: readonly Omit<Answer, 'id'>[]): readonly Answer[] {
  const kept = added.length > 1 ? answers.filter(({ question, text }) => question !== '' || text !== '') : answers
  const free = Math.max(-1, ...answers.map(({ id }) => id)) + 1
  return [...kept, ...added.map((answer, index) => ({ ...answer, id: free + index }))]
}

/** The answers that are kept, and of others those that are written and not among them. */
export function joinAnswers(kept: readonly Answer[], others: readonly Answer[]): readonly Answer[] {
  if (kept.length === 0) return others
  const isKept = (one: Answer) => kept.some(({ question, text }) => question === one.question && text === one.text)
  const added = others.filter((one) => (one.question !== '' || one.text !== '') && !isKept(one))
  return withAnswers(kept, added)
}

/** All answers as one text, each below its question. */
export function answersText(answers: readonly Answer[]): string {
  return answers.map(({ question, text }) => (question === '' ? text : `${question}\n\n${text}`)).join('\n\n\n')
}
