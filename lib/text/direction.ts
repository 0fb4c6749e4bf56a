export type TextDirection = 'ltr' | 'rtl'

/** Number of UTF-16 code units that are searched for the first letter. */
const SCANNED_LENGTH = 2_000
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u

/**
 * Direction of a text by its first letter, the rule of `dir="auto"`; undefined without a letter. The attribute itself
 * is too slow for large texts: browsers lay out such a text box line by line, half a minute for some megabytes.
 */
export function textDirection(text: string): TextDirection | undefined {
  const [letter] = text.slice(0, SCANNED_LENGTH).match(/\p{L}/u) ?? []
  if (letter === undefined) return undefined
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}
