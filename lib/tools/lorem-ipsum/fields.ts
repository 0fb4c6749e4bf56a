import { choice, flag, number, remembered, text, type Problem, type Values } from '@/lib/core/fields'

export const FILLER_TYPES = ['paragraphs', 'sentences', 'words', 'characters'] as const
export type FillerType = (typeof FILLER_TYPES)[number]

export const FILLER_LANGUAGES = ['latin', 'ko', 'ja'] as const
export type FillerLanguage = (typeof FILLER_LANGUAGES)[number]

export const loremIpsumFields = {
  count: number({ default: 5, unit: 'count', integer: true }),
  type: remembered(choice(FILLER_TYPES)),
  fillerLanguage: remembered(choice(FILLER_LANGUAGES)),
  startWithLorem: remembered(flag(true)),
  htmlTags: remembered(flag(false)),
  seed: text({ maxLength: 60 }),
}

/** Maximum counts: the documented 100, and more for characters. */
const MAX_COUNT: Readonly<Record<FillerType, number>> = {
  paragraphs: 100,
  sentences: 100,
  words: 100,
  characters: 10_000,
}

/** Checks the count against the bounds of its type. */
export function countProblem({ count, type }: Values<typeof loremIpsumFields>): Problem | undefined {
  if (count === null || (count >= 1 && count <= MAX_COUNT[type])) return undefined
  return { code: 'outOfRange', params: { min: 1, max: MAX_COUNT[type] } }
}
