const MOST = 2

/** The first two characters as people see them (an emoji or a syllable is one), in capitals, without spaces around. */
export function iconText(text: string): string {
  return firstTwo(firstTwo(text.trim()).toUpperCase())
}

// Capitals may be more letters than there were: ß becomes SS.
function firstTwo(text: string): string {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    .slice(0, MOST)
    .join('')
}
