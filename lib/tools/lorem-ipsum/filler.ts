import type { Random } from '@/lib/core/random'

export interface Filler {
  readonly words: readonly string[]
  /**
   * Generates a sentence of 5 to 19 words without its full stop; in Japanese, a word is a phrase with its particle
   * (文節).
   */
  readonly sentence: (random: Random) => string[]
  /** Separator between words and between sentences. */
  readonly separator: ' ' | ''
  readonly end: '.' | '。'
}
