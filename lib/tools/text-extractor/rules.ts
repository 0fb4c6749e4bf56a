import { histogramOf, otsuThreshold, paperShade } from './binarize'
import type { Gray } from './gray'

/** Least length of the rules of a table, in letters: longer than dashes, and than letters are high. */
const ACROSS = 8
const DOWN = 2.5
/** Difference in shade from the paper that a rule has, which may be paler than letters. */
const FAINT = 30
/** Most thickness of a rule in letters; at least some pixels. */
const THICK = { letters: 0.35, pixels: 3 }

/**
 * A picture without straight lines across and down, which the engine takes for letters of the words beside. `letter` is the height of
 * letters.
 */
export function withoutRules(gray: Gray, letter: number): Gray {
  const counts = histogramOf(gray)
  const paper = paperShade(counts)
  const threshold = Math.max(otsuThreshold(counts), paper - FAINT)
  const data = gray.data.slice()
  const { width, height } = gray
  const most = Math.max(THICK.pixels, THICK.letters * letter)
  /** Whitens what is dark across a line at one place, unless it is higher than a rule and shorter than one across it. */
  const whiten = (index: number, line: number, lines: number, next: number, crossing: number) => {
    const isInk = (beside: number) =>
      line + beside >= 0 && line + beside < lines && gray.data[index + beside * next]! <= threshold
    let [before, behind] = [0, 0]
    while (before < crossing && isInk(-before - 1)) before++
    while (behind < crossing && isInk(behind + 1)) behind++
    const thickness = before + behind + 1
    if (thickness > most && thickness < crossing) return
    const [from, to] = thickness > most ? [0, 0] : [-before - 1, behind + 1]
    for (let beside = from; beside <= to; beside++)
      if (line + beside >= 0 && line + beside < lines) data[index + beside * next] = paper
  }
  /** Whitens dark runs of some length: `step` to the next pixel of a line, `next` to that of the line beside. */
  const clear = (length: number, lines: number, step: number, next: number, least: number, crossing: number) => {
    for (let line = 0; line < lines; line++) {
      let start = 0
      for (let at = 0; at <= length; at++) {
        if (at < length && gray.data[line * next + at * step]! <= threshold) continue
        if (at - start >= least)
          for (let dark = start; dark < at; dark++) whiten(line * next + dark * step, line, lines, next, crossing)
        start = at + 1
      }
    }
  }
  clear(width, height, 1, width, ACROSS * letter, DOWN * letter)
  clear(height, width, width, 1, DOWN * letter, ACROSS * letter)
  return { ...gray, data }
}
