import { withCapitalI } from './capital-i'
import { withDash } from './dashes'
import { digitsByShape, withColon, withCurrency, withUnit } from './digit-shapes'
import type { Gray } from './gray'
import type { Language } from './languages'
import { byHeight } from './letter-heights'
import { numberByShape, withMinus } from './number-shapes'
import type { Word } from './reading'

/** The words of a line with what their picture shows more surely than the engine reads it: signs, digits, units and single letters. */
export function byShape(words: readonly Word[], gray: Gray, languages: readonly Language[]): readonly Word[] {
  const grams = languages.includes('kor')
  const corrected = words.map((word) => {
    const number = withMinus(numberByShape(withDash(word, gray), gray, { grams }), gray)
    const amount = withCurrency(withUnit(number, gray, languages), gray)
    return withCapitalI(withColon(digitsByShape(amount, gray), gray), gray)
  })
  return byHeight(corrected, gray)
}
