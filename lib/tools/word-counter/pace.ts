import type { TextFigures } from './figures'
import type { TextLanguage } from './text-language'

interface Pace {
  readonly unit: 'words' | 'charactersNoSpaces'
  readonly reading: number
  readonly speaking: number
  readonly typing: number
}

/** The documented rates in words per minute. */
const BY_WORDS: Pace = { unit: 'words', reading: 200, speaking: 150, typing: 40 }

/**
 * Rates in characters per minute for Japanese and Chinese, which have no spaces between words: 500 for reading
 * (Medium's rule), 300 for speaking (the usual rate of announcers), 60 for typing.
 */
const BY_CHARACTERS: Pace = { unit: 'charactersNoSpaces', reading: 500, speaking: 300, typing: 60 }

/** The rates for texts of a language. */
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
