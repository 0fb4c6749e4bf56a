/** Confidence at which a word is marked as one to look at. */
export const UNCERTAIN_BELOW = 75

export type ConfidenceBand = 'excellent' | 'good' | 'fair' | 'poor'

/** The documents' bands: 90 and more excellent, 70 good, 50 fair, else poor. */
export function confidenceBand(percent: number): ConfidenceBand {
  if (percent >= 90) return 'excellent'
  if (percent >= 70) return 'good'
  return percent >= 50 ? 'fair' : 'poor'
}

/** Mean confidence in percent, each word counting by its letters; 0 without words. */
export function meanConfidence(words: readonly { readonly text: string; readonly confidence: number }[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const weighted = words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0)
  return letters === 0 ? 0 : weighted / letters
}
