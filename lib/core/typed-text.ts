const SEPARATORS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '،': ',', '٪': '%' }

/** Removes the marks without a glyph that copied text has, such as direction marks, soft hyphens and joiners. */
export function dropInvisible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}

/** Removes direction marks, byte order marks and soft hyphens from a name; joiners, which emoji need, stay. */
export function dropMarks(text: string): string {
  return text.replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
}

/** The ASCII digit of a decimal digit of any script. Unicode places the zero of a script at …0 or at …6. */
function asciiDigit(digit: string): string {
  const code = digit.normalize('NFKC').codePointAt(0)!
  const start = code - (code % 16)
  return String(code - start - (/\p{Nd}/u.test(String.fromCodePoint(start)) ? 0 : 6))
}

/**
 * Text as it is read in every field: without invisible marks, with ASCII digits for those of other scripts (full-width,
 * Arabic, Persian, Devanagari …), and with ASCII for Arabic separators and percent signs.
 */
export function readableText(text: string): string {
  return dropInvisible(text)
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[٫٬،٪]/g, (sign) => SEPARATORS[sign]!)
}
