import type { ToolAnswer } from '@/lib/answers/answer'
import { anyOf } from '@/lib/answers/sentence'
import { machineNumber } from '@/lib/core/numbers'
import { readNumber } from '@/lib/core/read-number'

const OPERATOR = String.raw`[-+*/×÷✕^−xX·]|\*\*|더하기|빼기|곱하기|나누기|足す|引く|掛ける|割る|たす|ひく|かける|わる|${anyOf('plus minus times divided_by mod')}`
const SUM = new RegExp(
  String.raw`[\d)!%π십백천만억원円万千億]\s*(?:${OPERATOR})\s*[-(√\d.π]|√\s*\d|(?:루트|ルート)\s*\d|\d\s*!$`,
  'i',
)
const FUNCTION = /(?<![a-z])(?:sqrt|cbrt|a?(?:sin|cos|tan)h?|log(?:2|10)?|ln|exp|abs)\s*\(?\s*-?[\dπ.]/i
const PERCENT = /\d\s*(?:%|퍼센트|프로|パーセント|percent)/i

/** Numbers that are joined by hyphens, slashes or a letter x without being a sum: dates, telephone numbers, sizes of pictures. */
const NO_SUM = [
  /^\d{4}[-/.]\d{1,2}([-/.]\d{1,2})?$/,
  /^\d{1,2}\/\d{1,2}(\/\d{2,4})?$/,
  /^\+?\d{1,4}(-\d{2,4}){2,}$/,
  /^\d{3,4}-\d{4}$/,
  /(?<![\d.,])0\d/,
  /^\d+(\.\d+)?x\d+(\.\d+)?$|^\d{3,4}\s*x\s*\d{3,4}$/i,
  /^\d{4}-\d{2,4}$/,
]

/** `9-11` or `7-11`, upward: a range or a name rather than a sum. */
function isRange(text: string): boolean {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  return Number(from) < Number(to)
}

/** Phrases about percentages, powers and roots, as expressions of the calculator. */
const NUMBER = String.raw`([₩¥$€]?\s*\d[\d.,]*\s*[십백천만억十百千万億kKmM]*(?:\s*\d[\d.,]*\s*[십백천만억十百千万億]+)*)\s*(?:원|円|엔|달러|ドル|dollars?|won|yen)?`
const RATE = String.raw`(\d+(?:[.,]\d+)?)\s*(?:%|퍼센트|프로|パーセント|percent)`
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`^${NUMBER}\s*(?:의|에서|の)\s*${RATE}(?:는|은|는요|가|は|って)?\s*(?:얼마|얼마야|얼마예요|얼마인가요|몇|いくら|いくつ|何円)?(?:ですか)?$`,
    ),
    '$1*$2%',
  ],
  [
    new RegExp(
      String.raw`^(?:what(?:'s| is) |how much is )?(?:an? )?${RATE}\s+(?:tip\s+)?(?:of|on)\s+(?:an? )?${NUMBER}(?:\s+bill)?$`,
      'i',
    ),
    '$2*$1%',
  ],
  [
    new RegExp(
      String.raw`^${NUMBER}(?:에서|의|を|から|の| with| at)?\s*${RATE}\s*(?:할인|세일|할인하면|할인가|DC|dc|引き|オフ|OFF|割引|割引き|off|discount)(?:하면|된|된 가격|은|は|すると|で|だと|したら)?\s*(?:가격|얼마|얼마야|いくら)?$`,
      'i',
    ),
    '$1*(100-$2)/100',
  ],
  [
    new RegExp(String.raw`^(?:what(?:'s| is) )?${RATE}\s+(?:off|discount on|discount off)\s+(?:of\s+)?${NUMBER}$`, 'i'),
    '$2*(100-$1)/100',
  ],
  [
    new RegExp(
      String.raw`^${NUMBER}(?:은|는|이|가|は|が)\s*${NUMBER}\s*(?:의|の)\s*(?:몇|何)\s*(?:%|퍼센트|프로|パーセント)(?:야|인가요|예요|이야|か|ですか)?$`,
    ),
    '$1/$2*100',
  ],
  [
    new RegExp(
      String.raw`^${NUMBER}\s*(?:중|중에|중에서|のうち|中)\s*${NUMBER}\s*(?:은|는|이면|は|なら)?\s*(?:몇|何)\s*(?:%|퍼센트|프로|パーセント)(?:야|인가요|예요|이야|か|ですか)?$`,
    ),
    '$2/$1*100',
  ],
  [
    new RegExp(
      String.raw`^(?:what (?:percent(?:age)?|%) (?:is|of)\s+)?${NUMBER}\s+(?:is what (?:percent(?:age)?|%) of|out of|is what % of)\s+${NUMBER}(?:\s+(?:as a |in )?(?:percent(?:age)?|%))?$`,
      'i',
    ),
    '$1/$2*100',
  ],
  [new RegExp(String.raw`^${RATE}\s*(?:オフ|OFF|off|引き|할인)\s*(?:の|の値段)?\s*${NUMBER}$`), '$2*(100-$1)/100'],
  [
    new RegExp(String.raw`^${NUMBER}(?:の|から)?\s*([1-9])割(?:引き?|オフ|off)(?:は|だと)?(?:いくら)?$`, 'i'),
    '$1*(10-$2)/10',
  ],
  [new RegExp(String.raw`^([1-9])割(?:引き?|オフ|off)(?:の)?\s*${NUMBER}$`, 'i'), '$2*(10-$1)/10'],
  [new RegExp(String.raw`^${NUMBER}\s*(?:plus|\+)\s*${RATE}\s*(?:tax|tip|vat)$`, 'i'), '$1*(100+$2)/100'],
  [
    new RegExp(
      String.raw`^(?:from )?${NUMBER}\s*(?:to|에서|から)\s*${NUMBER}(?:은|는|으로|로|は|まで)?\s*(?:몇|何)?\s*(?:percent|%|퍼센트|프로|パーセント)\s*(?:change|increase|decrease|증가|감소|변화|増|増加|減少)(?:야|했어|인가요|か|ですか)?$`,
      'i',
    ),
    '($2-$1)/$1*100',
  ],
  [new RegExp(String.raw`^(?:what(?:'s| is) )?(?:the )?square root of ${NUMBER}$`, 'i'), 'sqrt($1)'],
  [new RegExp(String.raw`^(?:what(?:'s| is) )?(?:the )?cube root of ${NUMBER}$`, 'i'), 'cbrt($1)'],
  [new RegExp(String.raw`^${NUMBER}\s*(?:의|の)\s*(\d+)\s*(?:제곱|승|乗)(?:은|는|は)?$`), '$1^$2'],
  [new RegExp(String.raw`^${NUMBER}\s+to the (?:power of )?(\d+)(?:th|rd|nd)?(?: power)?$`, 'i'), '$1^$2'],
  [new RegExp(String.raw`^what (?:percent(?:age)?|%) of ${NUMBER} is ${NUMBER}$`, 'i'), '$2/$1*100'],
  [new RegExp(String.raw`^what (?:percent(?:age)?|%) is ${NUMBER} (?:of|out of) ${NUMBER}$`, 'i'), '$1/$2*100'],
]

/** Words around a sum that say what is wanted. */
const AROUND =
  /^(?:what(?:'s| is)|how much is|calculate|compute|계산|計算)\s+|\s*(?:은|는)?\s*(?:얼마(?:야|예요|인가요)?|몇이야|몇|계산(?:해줘)?)?$|\s*(?:は|って)\s*(?:いくつ|いくら|何)?(?:ですか)?$|\s+(?:equals?|is)$/gi

/** An expression with the numbers of a phrase in the place of `$1` and `$2`. */
function filledIn(written: string, found: readonly string[]): string {
  return written.replace(/\$(\d)/g, (_, group: string) =>
    machineNumber(readNumber(found[Number(group)] ?? '', 'money') ?? NaN),
  )
}

function expressionIn(
  sentence: string,
): { readonly expression: string; readonly kind: string; readonly isShare: boolean } | null {
  for (const [pattern, written] of PHRASES) {
    if (!pattern.test(sentence)) continue
    return {
      expression: filledIn(written, pattern.exec(sentence)!),
      kind: written.includes('0') || written.endsWith('%') ? 'percent' : 'sum',
      isShare: written.endsWith('*100'),
    }
  }
  const expression = sentence
    .replace(AROUND, '')
    .replace(/\s*divided by\s*/gi, ' / ')
    .trim()
  if (NO_SUM.some((pattern) => pattern.test(expression)) || isRange(expression)) return null
  if (!SUM.test(expression) && !FUNCTION.test(expression)) return null
  return { expression, kind: PERCENT.test(expression) ? 'percent' : 'sum', isShare: false }
}

export const answer: ToolAnswer = {
  read: async (sentence, asker) => {
    const found = expressionIn(sentence)
    // The engine computes in decimals, and is loaded for the first sum.
    return found && (await import('./evaluated')).evaluated(found.expression, found.kind, found.isShare, asker)
  },
}
