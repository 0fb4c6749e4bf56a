import type { Random } from '@/lib/core/random'

/** A language to fill pages with. */
export interface Filler {
  readonly words: readonly string[]
  /** A sentence of 5 to 19 words without its end mark; in Japanese a word is a phrase with its particle (文節). */
  readonly sentence: (random: Random) => string[]
  /** What stands between words and between sentences. */
  readonly between: ' ' | ''
  readonly end: '.' | '。'
}
