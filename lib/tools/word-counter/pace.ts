import type { TextFigures } from './figures'
import type { TextLanguage } from './text-language'

interface Pace {
  readonly unit: 'words' | 'charactersNoSpaces'
  readonly reading: number
  readonly speaking: number
  readonly typing: number
}

/** The documented paces, in words a minute. */
const BY_WORDS: Pace = { unit: 'words', reading: 200, speaking: 150, typing: 40 }

/**
 * Japanese and Chinese put no spaces between words, so their paces are in characters a minute: 500 read (Medium's rule for
 * both), 300 spoken (the usual pace of an announcer), 60 typed.
 */
const BY_CHARACTERS: Pace = { unit: 'charactersNoSpaces', reading: 500, speaking: 300, typing: 60 }

/** The paces that a text of this language is measured by. */
export function paceOf(language: TextLanguage): Pace {
  return language === 'ja' || language === 'zh' ? BY_CHARACTERS : BY_WORDS
}

export interface TextTimes {
  readonly readingTime: number
  readonly speakingTime: number
  readonly typingTime: number
}

/** Whole minutes, rounded up; 0 for no text. */
export function textTimes(figures: TextFigures, language: TextLanguage): TextTimes {
  const pace = paceOf(language)
  const amount = figures[pace.unit]
  return {
    readingTime: Math.ceil(amount / pace.reading),
    speakingTime: Math.ceil(amount / pace.speaking),
    typingTime: Math.ceil(amount / pace.typing),
  }
}
