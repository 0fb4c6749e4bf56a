import { union, type Box } from './gray'
import { gapsBetween, mergeIntervals, type Interval } from './intervals'

// Lengths are in letter heights.
/** Gap within a row that separates cells. */
const CELL_GAP = 0.8
/** A dashed rule. */
const RULE = { height: 0.3, width: 4 }
/** Height of what is one line: two lines are higher together. */
const SYLLABLE = 1.45
/** The height of letters is about this much of the height of their line. */
const LARGE = 0.7
/** Largest distance of the middles of cells in one row. */
const SAME_ROW = 0.6
/** Most height of a sign that begins a word, such as a quotation mark. */
const OPENING = 0.8
/** Reach of accents and dots above and below their line. */
const REACH = 0.35

export const middleOf = ({ y0, y1 }: Box) => (y0 + y1) / 2
export const heightOf = ({ y0, y1 }: Box) => y1 - y0
export const across = ({ x0, x1 }: Box): Interval => ({ start: x0, end: x1 })

/** A letter, a word or a phrase. A phrase is a PDF's own text with single spaces, which contains no gap between cells. */
export interface Mark extends Box {
  readonly isPhrase?: boolean
}

/** A piece of a line, its widest space, and the bottom edges of its marks. */
export interface Piece extends Mark {
  readonly space: number
  readonly feet: readonly number[]
}

function joins(piece: Box, mark: Box, letter: number): boolean {
  const low = Math.min(heightOf(piece), heightOf(mark))
  if (Math.min(piece.y1, mark.y1) - Math.max(piece.y0, mark.y0) >= low / 2) return true
  const isBeside = (lower: Box, other: Box, most: number) =>
    heightOf(lower) < most * letter &&
    middleOf(lower) > other.y0 - REACH * letter &&
    middleOf(lower) < other.y1 + REACH * letter
  return isBeside(mark, piece, SAME_ROW) || isBeside(piece, mark, OPENING)
}

/** The gap behind a piece from which the next one is apart: wider in the larger letters of a title. */
const gapOf = (piece: Box, letter: number) => CELL_GAP * Math.max(letter, heightOf(piece) * LARGE)

/** Caches the pieces of an array of marks, because several rules of the layout need them. */
const known = new WeakMap<readonly Mark[], { readonly letter: number; readonly pieces: readonly Piece[] }>()

/** Pieces of lines: letters, or words, without a wide gap between them. */
export function piecesOf(marks: readonly Mark[], letter: number): readonly Piece[] {
  const before = known.get(marks)
  if (before?.letter === letter) return before.pieces
  const pieces = findPieces(marks, letter)
  known.set(marks, { letter, pieces })
  return pieces
}

function findPieces(marks: readonly Mark[], letter: number): Piece[] {
  const pieces: (Piece & { readonly feet: number[] })[] = []
  // The numbers of the pieces that begin at about this height, so that a mark is compared with its neighbors only.
  const near = new Map<number, number[]>()
  const sorted = marks.map(({ x0, y0, x1, y1, isPhrase = false }) => ({ x0, y0, x1, y1, isPhrase }))
  for (const mark of sorted.sort((a, b) => a.x0 - b.x0)) {
    const band = Math.floor(middleOf(mark) / letter)
    const at = [band, band - 1, band + 1]
      .flatMap((each) => near.get(each) ?? [])
      .find(
        (index) => mark.x0 - pieces[index]!.x1 <= gapOf(pieces[index]!, letter) && joins(pieces[index]!, mark, letter),
      )
    if (at === undefined) {
      const open = (near.get(band) ?? []).filter(
        (index) => mark.x0 - pieces[index]!.x1 <= gapOf(pieces[index]!, letter),
      )
      near.set(band, [...open, pieces.length])
      pieces.push({ ...mark, space: 0, feet: [mark.y1] })
    } else {
      const piece = pieces[at]!
      piece.feet.push(mark.y1)
      pieces[at] = { ...piece, ...union(piece, mark), space: Math.max(piece.space, mark.x0 - piece.x1) }
    }
  }
  return wholePieces(pieces, letter)
}

/** Pieces but dashed rules, with those above or below a part of them, as the consonants under a Korean syllable. */
function wholePieces(pieces: readonly Piece[], letter: number): Piece[] {
  let whole: Piece[] = []
  const isRule = ({ x0, y0, x1, y1 }: Box) => y1 - y0 < RULE.height * letter && x1 - x0 > RULE.width * letter
  for (const piece of pieces.filter((each) => !isRule(each))) {
    const isPart = (other: Piece) =>
      other.x0 < piece.x1 &&
      piece.x0 < other.x1 &&
      (heightOf(union(piece, other)) <= SYLLABLE * letter || joins(other, piece, letter))
    const parts = whole.filter(isPart)
    if (parts.length > 0) whole = whole.filter((other) => !parts.includes(other))
    const space = Math.max(piece.space, ...parts.map((part) => part.space))
    const feet = [piece, ...parts].flatMap((part) => part.feet)
    whole.push({ ...piece, ...parts.reduce<Box>(union, piece), space, feet })
  }
  return whole
}

/** Pieces side by side, from the top; those of a row from the left. */
export function rowsOf<Part extends Box>(pieces: readonly Part[], letter: number): Part[][] {
  const rows: Part[][] = []
  let middle = -Infinity
  for (const piece of [...pieces].sort((a, b) => middleOf(a) - middleOf(b))) {
    if (middleOf(piece) - middle > SAME_ROW * letter) {
      rows.push([])
      middle = middleOf(piece)
    }
    rows.at(-1)!.push(piece)
  }
  return rows.map((row) => row.sort((a, b) => a.x0 - b.x0))
}

/** The pieces of a row by cell; `edges` are the middles of gutters. A piece belongs to the cell in which it starts; empty cells are []. */
export function cellsOf(row: readonly Box[], edges: readonly number[]): Box[][] {
  const cells: Box[][] = Array.from({ length: edges.length + 1 }, () => [])
  for (const piece of row) cells[edges.filter((edge) => edge < piece.x0).length]!.push(piece)
  return cells
}

/** The gaps between boxes across the page, and the unlimited ones on both sides. */
export function freeOf(marks: readonly Box[]): Interval[] {
  const pieces = mergeIntervals(marks.map(across))
  return gapsBetween([{ start: -Infinity, end: -Infinity }, ...pieces, { start: Infinity, end: Infinity }])
}

/** True for a row with pieces on both sides of a gutter, within this reach. */
export function partsWords(row: readonly Box[], { start, end }: Interval, reach: number): boolean {
  return row.some(({ x1 }) => x1 <= start && x1 > start - reach) && row.some(({ x0 }) => x0 >= end && x0 < end + reach)
}
