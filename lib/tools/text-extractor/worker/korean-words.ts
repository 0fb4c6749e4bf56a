import { meanConfidence, UNCERTAIN_BELOW } from '@/lib/tools/text-extractor/confidence'
import type { Box } from '@/lib/tools/text-extractor/gray'
import { isHangul, type Line, type Word } from '@/lib/tools/text-extractor/reading'

/** Confidence in percent from which Korean, or what is before it, counts, and by how much it exceeds that of a word with Korean letters. */
const SURE = 80
const SURER = 15
/** The same in place of a word without Korean letters: of Latin words Korean data makes letters of 50 % at most, of Korean ones of 90 and more. */
const SURE_IN_PLACE = 85
/** The same where the word without Korean letters is itself read with less than `below`. */
const SURE_IN_PLACE_OF_UNSURE = { below: 50, sure: 60 }
/** Confidence in percent below which a word without Korean letters may be one of them: HA at 90 % was 버스. */
const LATIN_DOUBTED_BELOW = 92
/** A block with more doubtful words is not misread for its languages. */
const MOST_WORDS = 40

const MARKS_ONLY = /^[\p{P}\p{S}]+$/u
/** Latin letters, or signs before Korean ones: both may be the other script misread. */
const MIXED = /[A-Za-z]|[\d\p{P}]\p{Script=Hangul}/u
const HANGUL = /\p{Script=Hangul}/u
const NUMBER = /^[-\d.,:/]+$/
/** What the edge of a Korean letter looks like behind others. */
const EDGE = /[!:;.,'‘’|^®]+$/

/** Confidence in percent from which Latin letters or signs count in place of digits. */
const LATIN_SURE = 75
/** Digits, with letters other than Korean ones or signs among them. */
const WITH_DIGITS = /^(?=.*\d)\P{Script=Hangul}+$/u
/** Signs that stand for a letter behind or before a digit. */
const ODD = /\d[<>[\]{}|&^]|[<>[\]{}|&^]\d/
/** Letters and signs of names and units, with digits. */
const LATIN = /^(?=.*[\p{Script=Latin}%])[\p{Script=Latin}\d.,:/%°+-]+$/u

type Fragment = Pick<Word, 'text' | 'confidence' | 'box'>
/** Reads the part of a block in a box as one line: its fragments from the left. */
export type ReadFragments = (box: Box) => Promise<readonly Fragment[]>

const textOf = (fragments: readonly Fragment[]) => fragments.map(({ text }) => text).join('')

/** Whether the picture of a word contradicts the number that was read. */
export type Misread = (word: Word) => boolean

async function koreanWord(word: Word, readKorean: ReadFragments, readAny: ReadFragments): Promise<Word> {
  const fragments = await readKorean(word.box)
  const other = fragments.findLastIndex(({ text }) => !isHangul(text) && !MARKS_ONLY.test(text))
  const rest = fragments.slice(other + 1)
  const tail = rest.slice(
    Math.max(
      0,
      rest.findIndex(({ text }) => isHangul(text)),
    ),
  )
  const inPlace = word.confidence < SURE_IN_PLACE_OF_UNSURE.below ? SURE_IN_PLACE_OF_UNSURE.sure : SURE_IN_PLACE
  const sure = HANGUL.test(word.text) ? Math.max(SURE, word.confidence + SURER) : inPlace
  if (!tail.some(({ text }) => isHangul(text)) || meanConfidence(tail) < sure) return word
  if (tail.length === fragments.length) return { ...word, text: textOf(tail), confidence: meanConfidence(tail) }
  const { x0: end } = tail[0]!.box
  // The engine may place the ending where the word begins, or before it: nothing is left to read.
  if (end <= word.box.x0) return word
  const head = await readAny({ ...word.box, x1: end })
  if (meanConfidence(head) < SURE) return word
  return {
    ...word,
    text: textOf(head).replace(EDGE, '') + textOf(tail),
    confidence: meanConfidence([...head, ...tail]),
  }
}

/** Lines with their doubtful words read again, unless they are too many. */
async function readAgain(
  lines: readonly Line[],
  isDoubtful: (word: Word) => boolean,
  again: (word: Word) => Promise<Word>,
): Promise<readonly Line[]> {
  const count = lines.reduce((sum, { words }) => sum + words.filter(isDoubtful).length, 0)
  if (count > MOST_WORDS) return lines
  return Promise.all(
    lines.map(async (line) => ({
      ...line,
      words: await Promise.all(
        line.words.map((word, index) => {
          // Boxes of words that the engine joined reach into those of the next.
          const { x0: end } = line.words[index + 1]?.box ?? { x0: Infinity }
          const box = { ...word.box, x1: Math.max(word.box.x0 + 1, Math.min(word.box.x1, end)) }
          return isDoubtful(word) ? again({ ...word, box }) : word
        }),
      ),
    })),
  )
}

/**
 * Reads the doubtful words of lines again with Korean data alone, where they are Korean or end in Korean: with several languages
 * Tesseract keeps the most confident reading of a word, and is too confident of Latin letters and digits in Korean ones.
 */
export function withKoreanWords(
  lines: readonly Line[],
  readKorean: ReadFragments,
  readAny: ReadFragments,
  isMisread: Misread,
): Promise<readonly Line[]> {
  const isDoubtful = (word: Word) => {
    const { text, confidence } = word
    if (HANGUL.test(text)) return confidence < UNCERTAIN_BELOW && MIXED.test(text)
    return NUMBER.test(text) ? isMisread(word) : confidence < LATIN_DOUBTED_BELOW
  }
  return readAgain(lines, isDoubtful, (word) => koreanWord(word, readKorean, readAny))
}

/**
 * Reads what may be names and units again with English data alone: with Korean data Tesseract is sure that 128GB is 12868, and 20% 2096.
 * What is of Latin letters or signs then counts.
 */
export function withLatinWords(
  lines: readonly Line[],
  readLatin: ReadFragments,
  isMisread: Misread,
): Promise<readonly Line[]> {
  const isDoubtful = (word: Word) =>
    isMisread(word) || (WITH_DIGITS.test(word.text) && (word.confidence < UNCERTAIN_BELOW || ODD.test(word.text)))
  return readAgain(lines, isDoubtful, async (word) => {
    const fragments = await readLatin(word.box)
    const [text, confidence] = [textOf(fragments), meanConfidence(fragments)]
    return LATIN.test(text) && confidence >= LATIN_SURE ? { ...word, text, confidence } : word
  })
}
