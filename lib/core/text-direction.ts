export type Direction = 'ltr' | 'rtl'

/** Looked at for a letter; what comes after that many signs and figures does not turn a text around. */
const BEGINNING = 2_000
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u

/**
 * Which way a text runs by its first letter, as `dir="auto"` finds it; undefined where there is none. Browsers lay a text
 * box with `dir="auto"` out line by line, which takes half a minute where there are megabytes.
 */
export function textDirection(text: string): Direction | undefined {
  const [letter] = text.slice(0, BEGINNING).match(/\p{L}/u) ?? []
  if (letter === undefined) return undefined
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}
