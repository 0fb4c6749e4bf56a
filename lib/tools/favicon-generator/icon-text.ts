const MAX_CHARACTERS = 2

/** The first two grapheme clusters of a text (an emoji or a syllable is one), trimmed and in upper case. */
export function iconText(text: string): string {
  return firstTwo(firstTwo(text.trim()).toUpperCase())
}

// Applied again after upper-casing, which may add letters: ß becomes SS.
function firstTwo(text: string): string {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    .slice(0, MAX_CHARACTERS)
    .join('')
}
