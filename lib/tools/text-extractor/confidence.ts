import type { Size } from '@/lib/image/pixels/geometry'
import { crossesColumns, type Line } from './reading'

/** Confidence in percent below which a word is highlighted for review. */
export const UNCERTAIN_BELOW = 75

/** The documented bands: excellent from 90 %, good from 70, fair from 50, else poor. */
export function confidenceBand(percent: number) {
  if (percent >= 90) return 'excellent'
  if (percent >= 70) return 'good'
  return percent >= 50 ? 'fair' : 'poor'
}

/** Mean confidence in percent, weighted by the length of words; 0 without words. */
export function meanConfidence(words: readonly { readonly text: string; readonly confidence: number }[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const weighted = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0)
  return letters === 0 ? 0 : weighted / letters
}

/** Least letters on both sides of a gutter that make a line of two columns of text; cells of a table have fewer. */
const COLUMN_LETTERS = 12
/** Upper limit of the rating of a page whose reading order is uncertain or that was not read completely: fair. */
const FLAWED_AT_MOST = 60

interface ReadPage extends Size {
  readonly blocks: readonly (readonly Line[])[]
  readonly isPartial: boolean
}

/**
 * Confidence in percent in the text of pages: the mean of their words, limited where lines run across columns or words are
 * left out.
 */
export function readingConfidence(pages: readonly ReadPage[]): number {
  return meanConfidence(
    pages.map(({ blocks, width, height, isPartial }) => {
      const words = blocks.flat().flatMap((line) => line.words)
      const isMisordered = crossesColumns(blocks.flat(), { letters: COLUMN_LETTERS, aspect: width / height })
      return {
        text: words.map(({ text }) => text).join(''),
        confidence: Math.min(meanConfidence(words), isMisordered || isPartial ? FLAWED_AT_MOST : 100),
      }
    }),
  )
}
