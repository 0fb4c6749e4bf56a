import { readableText } from '@/lib/core/typed-text'
import { withDigits } from './numerals'

/** NFKC is limited to full-width forms and squared units: it would join 5½ to 51⁄2. */
const WIDTH_FORMS = /[\uff00-\uffef\u3300-\u33ff]+/g
/** The longest sentence that is read as a question about numbers. */
export const MAX_SENTENCE = 80

/** Normalizes what was typed: digits for numerals, signs of any width, single spaces, no marks at the end; quotes stay as they are. */
export function sentenceOf(text: string): string {
  const plain = readableText(text.normalize('NFC'))
    .replace(WIDTH_FORMS, (form) => form.normalize('NFKC'))
    .replace(/〜/g, '~')
    .replace(/[–—]/g, '-')
    .replace(/、/g, ', ')
    .replace(/[‘’′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/(?:[\s=?。.…~、]|(?<!\d)!)+$/, '')
    .trim()
    // Around the whole they say nothing; amounts read them as a minus.
    .replace(/^\(([^()]*)\)$/, '$1')
  return plain.length > MAX_SENTENCE || /["“「'].{3,}["”」']/.test(plain) ? plain : withDigits(plain)
}

/** A number with a minus sign, of which `leftOf` would lose the sign. */
export const NEGATIVE = /(?:^|\s)-\p{Sc}?\d/u

/** A pattern of any of these words, parted by spaces: Latin ones whole (with _ for a space), others wherever they stand. */
export function anyOf(words: string): string {
  const all = words.split(/\s+/).filter(Boolean)
  const longestFirst = all.toSorted((a, b) => b.length - a.length)
  const patterns = longestFirst.map((word) => {
    const plain = word.replaceAll('_', String.raw`\s+`)
    return /^[a-z]/.test(word) ? String.raw`(?<![a-z])${plain}(?![a-z])` : plain
  })
  return `(?:${patterns.join('|')})`
}

/** Words that a question of any kind may contain besides what it asks about. */
const COMMON = `은 는 이 가 을 를 에 의 로 으로 이면 면 하면 이라면 일 때 이고 고 에서 몇 얼마 얼마야 얼마예요 얼마인가요 얼마나 야 이야 인가요 예요 이에요 일까 죠 지 나와
  나오나요 계산 계산기 계산해줘 알려줘 대략 정도
  what what's whats im i've was is are how many much how_much the a an of for at with in on my me i i'm and if it to do does would be please pls plz calculate calculator
  は が を に で の と って も か ですか でしょうか いくら いくつ どのくらい 何 計算 教えて 約 だと なら とき`

/** A pattern of words that may stand beside the parts of a question. */
export function beside(words: string): RegExp {
  return new RegExp(anyOf(`${words} ${COMMON}`), 'giu')
}

/** What is left of a sentence without words and punctuation: '' if it has been read whole. */
export function leftOf(sentence: string, words: RegExp): string {
  return sentence
    .replace(words, ' ')
    .replace(/[\s:;·@'"()?!~-]+|(?<!\d)[.,]|[.,](?!\d)/g, ' ')
    .trim()
}

/** Splits a sentence into its first match and the rest; returns null if nothing matches. */
export function take(sentence: string, pattern: RegExp) {
  const found = pattern.exec(sentence)
  if (!found) return null
  return { found, rest: `${sentence.slice(0, found.index)} ${sentence.slice(found.index + found[0].length)}` }
}
