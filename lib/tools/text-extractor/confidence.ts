/** Confidence in percent below which a word is highlighted for review. */
export const UNCERTAIN_BELOW = 75

export type ConfidenceBand = 'excellent' | 'good' | 'fair' | 'poor'

/** The documented bands: excellent from 90 %, good from 70, fair from 50, else poor. */
export function confidenceBand(percent: number): ConfidenceBand {
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
