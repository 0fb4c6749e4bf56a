import { separateConsonants, typedInEnglish, typedInKorean } from './hangul'
import { toNeedle, type Needle } from './match'
import { searchForm, searchWords, withoutIncompleteKana } from './normalize'

/** A search text, read in one way. */
export interface Query {
  readonly joined: Needle
  readonly words: readonly Needle[]
}

/** Reads what was typed as it stands; `otherReadings` has what else it may mean. */
export function queryOf(text: string): Query {
  const words = searchWords(text).map(separateConsonants)
  return { joined: toNeedle(words.join('')), words: words.map(toNeedle) }
}

/** What people write out as it sounds, in search form, and how pages write it. */
const SPELLED: Readonly<Record<string, string>> = {
  kb: '킬로바이트 키로바이트 케이비 きろばいと',
  mb: '메가바이트 엠비 めがばいと',
  pdf: '피디에프 ぴでぃえふ',
  jpg: '제이피지 제이피이지 じぇいぺぐ',
  png: '피엔지 ぴえぬじ',
  gif: '지아이에프 じふ',
  webp: '웹피 웹p',
  csv: '씨에스브이 시에스브이 しえすぶい',
  json: '제이슨 じぇいそん',
  写真: 'しゃしん',
  証明: 'しょうめい',
  画像: 'がぞう',
  動画: 'どうが',
  文字: 'もじ',
  変換: 'へんかん',
  計算: 'けいさん',
  圧縮: 'あっしゅく',
  位置情報: 'いちじょうほう',
}
const SPELLINGS = Object.entries(SPELLED).flatMap(([written, sounds]) =>
  sounds.split(' ').map((sound) => [sound, written] as const),
)

function respelled(form: string): string {
  return SPELLINGS.reduce((text, [sound, written]) => text.replaceAll(sound, ` ${written} `), form).trim()
}

/** Where letters of one script end: png파일, csvをエクセルに. Digits stay with the unit after them. */
const SCRIPTS =
  /\p{Script=Latin}+|[\d.]+(?:[kmg]?b)?|\p{Script=Hangul}+|\p{Script=Han}+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+/giu
/** `heic2jpg` is two words. */
const TO_BETWEEN = /(?<=[a-z])\s*2\s*(?=[a-z])/gi
/** Particles and endings. */
const ENDINGS =
  /(?<=\p{Script=Hangul}{2})(?:을|를|으로|로|의|에서|인가요?|인지|할때|하는법|하는방법|만드는법|만들기|하기|여는법)$/u
const HIRAGANA = /^\p{Script=Hiragana}+$/u
/** Words that say how to search or who asks, not what for. */
const SMALL_WORDS = new Set(
  `to from in of for a an the my me i am is are how many can do does what with into online free app site please into
  을 를 로 으로 의 에서 좀 하기 파일 만들기 만드는법 방법 무료 온라인 사이트 어플 앱 나 내
  私 僕 方法 無料 普通 オンライン アプリ サイト ファイル 作 方`.split(/\s+/),
)

/** The words of a text without particles, also where it has no spaces. */
export function wordsApart(text: string): string {
  const words = text.replace(TO_BETWEEN, ' ').match(SCRIPTS) ?? []
  // Beside other scripts, hiragana are particles and endings.
  const isMixed = words.some((word) => !HIRAGANA.test(word))
  const large = words
    .map((word) => word.replace(ENDINGS, ''))
    .filter((word) => !(isMixed && HIRAGANA.test(word)) && !SMALL_WORDS.has(word.toLowerCase()))
  return large.join(' ')
}

const SYLLABLE = /[가-힣]/

/** As `typedInKorean`, but not initials alone: QR and VPN are themselves. */
function typedSyllables(latin: string): string | undefined {
  const korean = typedInKorean(latin)
  return korean && SYLLABLE.test(korean) ? korean : undefined
}

/** Alternative readings of the input: the keyboard in the other language, spelled as it sounds, an incomplete syllable removed. */
export function otherReadings(text: string): Query[] {
  const words = text.trim().split(/\s+/)
  const inEach = (read: (word: string) => string | undefined) => {
    const readings = words.map(read)
    return readings.every((word) => word !== undefined) ? readings.join(' ') : undefined
  }
  const form = searchForm(text)
  const spelled = respelled(words.map(searchForm).join(' '))
  return [inEach(typedSyllables), inEach(typedInEnglish), withoutIncompleteKana(form), spelled].flatMap((reading) =>
    reading === undefined || reading === '' || searchForm(reading) === form ? [] : queryOf(reading),
  )
}

/** One syllable or letter is found in too many words, a Chinese character is a word. */
const PART = /^(?:\p{Script=Han}|..+)$/u

/** What says which the rest is: a QR코드 and a 바코드 are no 코드 of a color. */
const SAYS_WHICH = /[a-z]$|^(?!몇)\p{Script=Hangul}$/u

/** Splits a text without spaces into known words; returns them with the number of characters that belong to none. */
function bestSplit(text: string, known: ReadonlySet<string>): { parts: readonly string[]; lost: number } {
  const characters = Array.from(text)
  const best = [{ parts: [] as readonly string[], lost: 0 }]
  for (let end = 1; end <= characters.length; end++) {
    const loss = SAYS_WHICH.test(characters.slice(0, end).join('')) ? Infinity : 1
    const options = [{ parts: best[end - 1]!.parts, lost: best[end - 1]!.lost + loss }]
    for (let start = 0; start < end; start++) {
      const part = characters.slice(start, end).join('')
      if (PART.test(part) && known.has(part)) options.push({ ...best[start]!, parts: [...best[start]!.parts, part] })
    }
    best.push(options.toSorted((a, b) => a.lost - b.lost || a.parts.length - b.parts.length)[0]!)
  }
  return best.at(-1)!
}

/** The known words in a word of Hangul, kanji or kana that is written without spaces; null if most of it is unknown. */
function partsOf(form: string, known: ReadonlySet<string>): string | null {
  if (/^[\p{Script=Latin}\d]*$/u.test(form)) return null
  const { parts, lost } = bestSplit(form, known)
  return parts.length > (lost > 0 ? 0 : 1) && lost <= form.length / 2 ? parts.join(' ') : null
}

/** The text with its long words split into known ones; null if none is. */
export function knownParts(text: string, known: ReadonlySet<string>): string | null {
  const words = searchWords(text)
  const split = words.map((word) => partsOf(word, known))
  return split.some((parts) => parts !== null) ? words.map((word, index) => split[index] ?? word).join(' ') : null
}
