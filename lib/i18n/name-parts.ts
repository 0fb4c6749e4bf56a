import type { Locale } from './locales'

const KATAKANA = /^[ァ-ヺー]{3,}$/
const KANA_AT_END = /[ァ-ヺー]$/

/**
 * The parts of a name between which a narrow line may break: a Japanese name at the edges of its words in katakana, which
 * browsers cut anywhere (`ポモドーロ`, `タイマー`); any other name is one part. Joined, the parts are the name.
 */
export function nameParts(locale: Locale, name: string): readonly string[] {
  const parts: string[] = []
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(name)) {
    const last = parts.at(-1)
    const isEdge = KATAKANA.test(segment) || (KANA_AT_END.test(last ?? '') && !KANA_AT_END.test(segment))
    if (last === undefined || (isEdge && !/\s$/.test(last))) parts.push(segment)
    else parts[parts.length - 1] = last + segment
  }
  return parts
}
