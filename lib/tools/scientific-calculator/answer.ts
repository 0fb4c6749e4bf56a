import type { ToolAnswer } from '@/lib/answers/answer'
import { anyOf } from '@/lib/answers/sentence'
import { machineNumber } from '@/lib/core/numbers'
import { readNumber } from '@/lib/core/read-number'
import { NO_SUM } from '@/lib/formulas/no-sum'
import { phraseIn, type Asked } from './phrases'

const OPERATOR = String.raw`[-+*/×÷✕^−xX·]|\*\*|더하기|빼기|곱하기|나누기|足す|引く|掛ける|割る|たす|ひく|かける|わる|${anyOf('plus minus times divided_by mod')}`
const SUM = new RegExp(
  String.raw`[\d)!%π십백천만억원円万千億]\s*(?:${OPERATOR})\s*[₩¥$€£]?[-(√\d.π]|√\s*\d|(?:루트|ルート)\s*\d|\d\s*!$`,
  'i',
)
const FUNCTION = /(?<![a-z])(?:sqrt|cbrt|a?(?:sin|cos|tan)h?|log(?:2|10)?|ln|exp|abs)\s*\(?\s*-?[\dπ.]/i
const PERCENT = /\d\s*(?:%|퍼센트|프로|パーセント|percent)/i

/**
 * Also refused in a search, though they are sums on a calculator: dates without a year, ranges of years and of percentages, sizes
 * of pictures, and what can be read in two ways.
 */
const NO_QUESTION = [
  ...NO_SUM,
  /^\d{4}[-/.]\d{1,2}([-/.]\d{1,2})?$/,
  /^\d{1,2}\/\d{1,2}(\/\d{2,4})?$/,
  /^\d{3,4}-\d{4}$/,
  /(?<![\d.,])0\d/,
  /^\d+(\.\d+)?x\d+(\.\d+)?$|^\d{3,4}\s*x\s*\d{3,4}$/i,
  /^\d{4}-\d{2,4}$/,
  /^\d[\d.]*-\d[\d.]*\s*%\s*(?:of|의|の)/i,
  // Dates, whose separators are no operators: 1/15/2026 - 2/20/2026.
  /(?<!\d)(?:19|20)\d{2}([-/.])\d{1,2}\1\d{1,2}(?!\d)|(?<!\d)\d{1,2}([-/.])\d{1,2}\2(?:19|20)\d{2}(?!\d)/,
  // 30 % to most people, and 12 % to a calculator.
  /^[\d.,]+\s*%\s*[-+]\s*[\d.,]+\s*%$/,
  // In degrees like sin 30, or in radians like most angles with π.
  /(?:sin|cos|tan)(?!h)[^)]*π/i,
]

/** `9-11` or `7-11`, upward: a range or a name rather than a sum. */
function isRange(text: string): boolean {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  return Number(from) < Number(to)
}

/** Words around a sum that say what is wanted. */
const AROUND =
  /^(?:what(?:'?s| is)|how much is|calculate|compute|계산|計算|시급|일당|월급|연봉|단가|時給|日給|月給|年収|単価)\s*(?=\W|\d)|\s*(?:은|는)?\s*(?:얼마(?:야|예요|인가요)?|몇이야|몇|계산(?:해줘)?)?$|\s*(?:は|って)\s*(?:いくつ|いくら|何)?(?:ですか)?$|\s+(?:equals?|is)$/gi

/** What is counted, after the sign of a multiplication or division: `1200円×8時間×20日`. */
const COUNTED =
  /(?<=(?:[원円x×*÷/]|곱하기|나누기|かける)\s*\d[\d.,]*)\s*(?:시간|時間|일|日|개월|개|명|人|個|회|回|박|泊|장|枚|병|本|인분|인|hours?|hrs?|days?|months?|people)\s*(?=$|[-+x×*÷/])/gi

/** Amounts that the calculator has no keys for: `60k / 12`, `1 million / 12`. 100k-200k is a range. */
const MULTIPLE = /(?<![\d.,]|\dk-)\d[\d.,]*\s*(?:k|thousand|million|billion)(?![a-z]|-\d)/gi

function sumIn(sentence: string): Asked | null {
  const expression = sentence
    .replace(AROUND, '')
    .replace(COUNTED, '')
    .replace(/\s*divided by\s*/gi, ' / ')
    .replace(MULTIPLE, (amount) => machineNumber(readNumber(amount, 'money') ?? NaN))
    .trim()
  if (NO_QUESTION.some((pattern) => pattern.test(expression)) || isRange(expression)) return null
  if (!SUM.test(expression) && !FUNCTION.test(expression)) return null
  return { expression, kind: PERCENT.test(expression) ? 'percent' : 'sum' }
}

export const answer: ToolAnswer = {
  read: async (sentence, asker) => {
    const asked = phraseIn(sentence) ?? sumIn(sentence)
    // The engine computes in decimals, and is loaded for the first sum.
    return asked && (await import('./evaluated')).evaluated(asked, asker)
  },
}
