import type { TextFigures } from './figures'
import { isSpaceless, type TextLanguage } from './text-language'

interface Rate {
  readonly unit: 'words' | 'charactersNoSpaces'
  readonly perMinute: number
}

type Pace = Readonly<Record<'reading' | 'speaking' | 'typing', Rate>>

const words = (perMinute: number): Rate => ({ unit: 'words', perMinute })
const characters = (perMinute: number): Rate => ({ unit: 'charactersNoSpaces', perMinute })

/**
 * The documented rates; 150 words a minute is the usual pace of English conversation (National Center for Voice and
 * Speech).
 */
const BY_WORDS: Pace = { reading: words(200), speaking: words(150), typing: words(40) }

/**
 * Korean words are longer: adults read 308 ± 23 syllables a minute aloud, which are 108 words (Journal of Speech
 * Sciences 9(4), 2002, pp. 93–103).
 */
const KOREAN: Pace = { ...BY_WORDS, speaking: characters(300) }

/**
 * For Japanese and Chinese, which have no spaces between words: Medium's rule for reading, 300 characters a minute for
 * speaking, the pace that NHK's announcers aim at.
 */
const BY_CHARACTERS: Pace = { reading: characters(500), speaking: characters(300), typing: characters(60) }

/** The rates for texts of a language. Thai, Khmer, Lao and Burmese are measured in the words of a dictionary. */
export function paceOf(language: TextLanguage): Pace {
  if (language === 'ko') return KOREAN
  return language === 'ja' || language === 'zh' ? BY_CHARACTERS : BY_WORDS
}

export type TextTimes = ReturnType<typeof textTimes>

/** Whole minutes, rounded up; 0 for no text. `dictionaryWords` counts for languages without spaces between words. */
export function textTimes(figures: TextFigures, language: TextLanguage, dictionaryWords = 0) {
  const { reading, speaking, typing } = paceOf(language)
  const amount = (unit: Rate['unit']) => (unit === 'words' && isSpaceless(language) ? dictionaryWords : figures[unit])
  const minutes = ({ unit, perMinute }: Rate) => Math.ceil(amount(unit) / perMinute)
  return { readingTime: minutes(reading), speakingTime: minutes(speaking), typingTime: minutes(typing) }
}
