/** A letter as Tesseract read it. */
export interface ReadLetter {
  readonly text: string
  /** 0 to 100. */
  readonly confidence: number
  readonly bbox: { readonly x0: number; readonly x1: number }
}

/** Letters that fill a square of the line, so that two of them cannot be in the width of one: kana and Han characters. */
const SQUARE = /^[\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]$/
/** Width of two letters, in letters of the line, below which they are two readings of one. */
const ONE_LETTER = 0.8
/** Confidence in percent from which a letter is certain: two such, as narrow as they are, are both on the page. */
const CERTAIN = 98
/** Least letters of a line that tell how far apart they are. */
const MIN_LETTERS = 10

/** The median distance between the middles of letters that follow each other; 0 in a short line. */
function pitchOf(letters: readonly ReadLetter[]): number {
  if (letters.length < MIN_LETTERS) return 0
  const middle = ({ bbox }: ReadLetter) => (bbox.x0 + bbox.x1) / 2
  const distances = letters.slice(1).map((letter, index) => middle(letter) - middle(letters[index]!))
  return distances.sort((a, b) => a - b)[Math.floor(distances.length / 2)]!
}

/** The letters of a line of which another, surer one was read from the same place. */
export function overlaidLetters(letters: readonly ReadLetter[]): ReadonlySet<ReadLetter> {
  const pitch = pitchOf(letters)
  const overlaid = new Set<ReadLetter>()
  let last: ReadLetter | undefined
  for (const letter of letters) {
    const before = last
    last = letter
    if (!before || !SQUARE.test(before.text) || !SQUARE.test(letter.text)) continue
    const isNarrow = letter.bbox.x1 - before.bbox.x0 < ONE_LETTER * pitch
    if (!isNarrow || Math.min(before.confidence, letter.confidence) >= CERTAIN) continue
    const lessSure = letter.confidence > before.confidence ? before : letter
    overlaid.add(lessSure)
    if (lessSure === letter) last = before
  }
  return overlaid
}
