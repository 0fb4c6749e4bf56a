import { machineNumber } from '@/lib/core/numbers'
import { readNumber } from '@/lib/core/read-number'

const COUNTERS = '[십백천만억十百千万億kKmM]'
/** What stands in a phrase for its parts; a space is any space or none, and `_` is some. */
const PARTS: readonly (readonly [string, string])[] = [
  [' ', String.raw`\s*`],
  ['_', String.raw`\s+`],
  [
    '{n}',
    String.raw`([₩¥$€£]?\s*\d[\d.,]*\s*${COUNTERS}*(?:(?<=${COUNTERS})\s*\d[\d.,]*\s*${COUNTERS}*)*)\s*(?:원|円|엔|달러|ドル|dollars?|won|yen|pounds|quid)?`,
  ],
  ['{r}', String.raw`(?<![\d.,])(\d+(?:[.,]\d+)?)\s*{%}`],
  ['{i}', String.raw`(?<![\d.,])(\d+)`],
  ['{people}', '(?:명|인|人|名)(?:이서|이|으로|로|で)?'],
  ['{vat}', '(?:부가세|부가가치세|vat|消費税)'],
  ['{%}', '(?:%|퍼센트|퍼|프로|パーセント|percent(?:age)?|pct)'],
]

/**
 * Phrases about percentages, taxes, shares, powers and roots, as expressions of the calculator, with the rate of the tax that was not
 * said: 10 % in Korea (부가가치세법 제30조) and Japan (消費税法, with the local tax), 20 % in the United Kingdom (VATA 1994, section 2).
 */
const WRITTEN: readonly (readonly [phrase: string, expression: string, vat?: number])[] = [
  ['{n}(?:의|에서|の) {r}', '$1*$2%'],
  ['(?:an? )?{r} (?:tip |tax )?(?:of|on) (?:an? )?{n}(?: bill)?', '$2*$1%'],
  ['tip (?:of )?{r} (?:of|on) (?:an? )?{n}(?: bill)?', '$2*$1%'],
  [
    '{n}(?:에서|의|을|를|を|から|の|with|at)? {r} (?:할인|세일|디씨|DC|공제|떼|빼|뺀|깎으|引き?|引く|引いたら|オフ|割引き?|off|discount)(?:된|하|할 때|가)?(?: 가격|した値段)?',
    '$1*(100-$2)/100',
  ],
  ['take {r} off {n}', '$2*(100-$1)/100'],
  ['{r} (?:off|discount|オフ|割?引き?|할인)(?: on| off| of)? (?:の|の値段)? {n}', '$2*(100-$1)/100'],
  ['increase {n} by {r}', '$1*(100+$2)/100'],
  ['add {r} to {n}', '$2*(100+$1)/100'],
  ['{r} (?:increase on|more than) {n}', '$2*(100+$1)/100'],
  ['(?:decrease|reduce) {n} by {r}', '$1*(100-$2)/100'],
  ['{n} increased by {r}', '$1*(100+$2)/100'],
  ['{n} (?:less|(?:decreased|reduced) by) {r}', '$1*(100-$2)/100'],
  ['{n}の ([1-9])割', '$1*$2/10'],
  ['{n}(?:의|の|から|を)? ([1-9])割(?:引き?|オフ|off)', '$1*(10-$2)/10'],
  ['([1-9])割(?:引き?|オフ|off)(?:の)? {n}', '$2*(10-$1)/10'],
  [
    '{n} (?:plus|\\+|에서?|を|に|の|の値段に)? {r} (?:tax|tip|vat|더하?|더한|추가|인상|오르|올리|増し|上乗せ|値上げ|足す|足し|アップ)',
    '$1*(100+$2)/100',
  ],
  ['{n}(?:은|는|이|가|は|が) {n}(?:의|の) (?:몇|何) {%}', '$1/$2*100'],
  ['{n} (?:중|のうち|中)(?:에서?)? {n} (?:은|는|이|가|は|が)?(?:면|なら)? (?:몇|何) {%}', '$2/$1*100'],
  ['(?:what {%} (?:is|of)_)?{n} (?:is what {%} of|as an? {%} of|out of) {n}(?:_(?:as a |in )?{%})?', '$1/$2*100'],
  ['{n} / {n} (?:as a |in )?(?:퍼센트|프로|パーセント|percent(?:age)?)', '$1/$2*100'],
  ['{n}_(?:as a|in)_percent(?:age)?', '$1*100'],
  ['what {%} of {n} is {n}', '$2/$1*100'],
  ['what {%} is {n} (?:out )?of {n}', '$1/$2*100'],
  [
    '(?:from )?{n} (?:to|에서|から) {n}(?:으로|로|은|는|は|まで)? (?:몇|何)? {%} (?:change|increase|decrease|증가|감소|변화|인상|상승|하락|増|減|アップ)(?:加|少|え|った)?',
    '($2-$1)/$1*100',
  ],
  [
    '{n} (?:에서|から) {n}(?:으로|로|の|까지|への)? (?:증가|감소|변화|증감|상승|하락|인상|増加|減少|変化)[율률率]',
    '($2-$1)/$1*100',
  ],
  ['{%} (?:change|increase|decrease|difference)(?: from| between)? {n} (?:to|and) {n}', '($2-$1)/$1*100'],
  ['{n}(?:의 (?:절반|반)|の(?:半分|半額))', '$1/2'],
  ['(?:(?:a )?half of|半額) {n}', '$1/2'],
  ['(?:a |1 )?third of {n}', '$1/3'],
  ['(?:a |1 )?quarter of {n}', '$1/4'],
  ['(?:2 thirds|two thirds) of {n}', '$1*2/3'],
  ['(?:3 quarters|three quarters) of {n}', '$1*3/4'],
  ['{n}(?:의|の) {i} ?(?:분의|分の) {i}', '$1*$3/$2'],
  ['{n}(?:의|の) {i} ?(?:배|倍)', '$1*$2'],
  ['(?:double|twice)(?! 0) {n}', '$1*2'],
  [
    '{n}(?:에|의)? {vat} (?:포함|별도|더하?|더한|합치|합산|합한|추가|붙이|込み?)(?:한|된|해서)?(?: 금액| 가격|가)?',
    '$1*1.1',
    10,
  ],
  ['{vat} 별도 {n}', '$1*1.1', 10],
  ['{n}(?:에서|의)? {vat} (?:제외|빼|뺀|제하?|떼)(?:한)?(?: 금액| 가격)?', '$1/1.1', 10],
  ['{n}(?:の|を|に|は)? (?:税込み?|消費税(?:込み?|を?(?:足す|入れる|加える)))(?:価格|金額)?', '$1*1.1', 10],
  ['{n}の消費税', '$1*10/100', 10],
  ['税(?:抜き?|別) {n}(?:の|を|は|で|,)? 税込み?(?:価格|金額)?', '$1*1.1', 10],
  ['{n} (?:を|の|に)? (?:税込み?|消費税)? {r} (?:の|で)?(?:税込み?|消費税)(?:込み?)?', '$1*(100+$2)/100'],
  ['{n} (?:に|の)?(?:税込み?|消費税) {r}', '$1*(100+$2)/100'],
  ['税込み? {n}(?:の|を|は|から|,)? (?:税抜き?|本体)(?:価格|金額)?', '$1/1.1', 10],
  ['{n}(?:の|を|から|は) (?:税抜き?|本体価格)(?:価格|金額)?', '$1/1.1', 10],
  ['(?=.*(?:£|pounds|quid)){n} (?:plus|\\+|add|with|and|inc(?:luding)?) (?:uk )?{vat}', '$1*1.2', 20],
  ['(?=.*(?:£|pounds|quid))add {vat} to {n}', '$1*1.2', 20],
  ['(?=.*(?:£|pounds|quid)){n} (?:minus|less|without|ex|excl|excluding) {vat}', '$1/1.2', 20],
  [
    '{n}(?:을|를|,|を)? {i} {people} (?:더치페이|나누|나눠|엔빵|n빵|분담|割り?勘|割る|分ける|割っ)(?:하|내|서 내|기|たら)?',
    '$1/$2',
  ],
  ['{n} {i} ?(?:명이서|명으로|인이서)', '$1/$2'],
  ['{n}(?:을|를|を) {i} ?{people}', '$1/$2'],
  ['(?:더치페이|엔빵|n빵|割り?勘)(?:で)? {n}(?:을|를|,|を)? {i} {people}', '$1/$2'],
  ['{n} (?:더치페이|엔빵|n빵|割り?勘) {i} {people}', '$1/$2'],
  [
    '(?:split|divide|share)(?:ing)? (?:a )?{n} (?:bill )?(?:between|among|by|with)? {i}(?: of us| people| ways?| friends)?',
    '$1/$2',
  ],
  ['{n} (?:bill )?(?:split|shared|divided) (?:between|among|by)? {i}(?: of us| people| ways?| friends)?', '$1/$2'],
  // The credit calculator has other numbers of months, and no pounds.
  [
    String.raw`(?:[가-힣]{1,8} )?{n}(?:을|를)? (?!(?:2|3|6|12|18|24|36)\D){i} ?개월 무이자 ?(?:할부)?(?: 월| 한 달에)?`,
    '$1/$2',
  ],
  ['(?=.*£)(?:pay )?{n} over {i} months(?: at)? (?:interest[- ]free|0%)', '$1/$2'],
  ['(?:일당|日給) {n} {i} ?[일日]', '$1*$2'],
  [String.raw`(?:시급|時給) {n}(?:에|으로|で|를|을)? (\d+(?:\.\d+)?) ?(?:시간|時間)(?: 일하| 근무|働く)?`, '$1*$2'],
  [String.raw`{n} (?:an|per|\/) ?(?:hour|hr) (?:for |x |× |times |\* )?(\d+(?:\.\d+)?) ?(?:hours?|hrs?)`, '$1*$2'],
  ['square root (?:of )?{n}', 'sqrt($1)'],
  ['cube root (?:of )?{n}', 'cbrt($1)'],
  ['{n}(?:_squared|의 제곱)', '$1^2'],
  ['{n}(?:_cubed|의 세제곱)', '$1^3'],
  ['{i}の階乗', '$1!'],
  ['{n}(?:의|の) {i} (?:제곱|승|乗)', '$1^$2'],
  ['{n}_to the (?:power of )?{i}(?:th|rd|nd)?(?: power)?', '$1^$2'],
]
const PHRASES = WRITTEN.map(([phrase, expression, vat]) => {
  const source = PARTS.reduce((text, [part, pattern]) => text.replaceAll(part, pattern), phrase)
  return { pattern: new RegExp(`^${source}$`, 'i'), expression, vat }
})

/** What is asked around a phrase. */
const ASKED =
  /^(?:what(?:'?s| is)|how much is|calculate)\s+(?:the\s+)?(?!per|%)|\s*(?:(?:은|는|는요|이면|면|하면|は|が|を|で|に|と|って|すると|したら|だと|なら)\s*)?(?:얼마(?:야|예요|에요|인가요|인지|임|지|나|일까|죠)?|몇|いくら|いくつ|何円)?\s*(?:야|인가요|예요|이야|이에요|임|했어|되나요|돼|になる|ですか|でしょうか|なの|かな|か)?$/gi

/** What an amount is of: `치킨 2만3천원 3명이서 나누면`. */
const LEADING =
  /^(?:(?!시급|時給|일당|日給|半額|割り?勘|더치|엔빵|부가|税|消費)[가-힣ぁ-んァ-ヶー一-龠]{1,8} )+(?=시급|時給|[\d.,만천]+\s*[원円%])/

/** An expression of the calculator, and what it is: a share has a result in percent, and a tax its rate. */
export interface Asked {
  readonly expression: string
  readonly kind: 'percent' | 'sum'
  readonly isShare?: boolean
  readonly vat?: number
}

/** Translates a question about percentages, taxes, shares or powers into an expression; null if no pattern matches. */
export function phraseIn(sentence: string): Asked | null {
  const plain = sentence.replace(ASKED, '').replace(LEADING, '')
  for (const { pattern, expression: written, vat } of PHRASES) {
    const found = pattern.exec(plain)
    if (!found) continue
    const expression = written.replace(/\$(\d)/g, (_, group: string) =>
      machineNumber(readNumber(found[Number(group)] ?? '', 'money') ?? NaN),
    )
    const kind = /0|%$/.test(written) || vat ? 'percent' : 'sum'
    return { expression, kind, isShare: written.endsWith('*100'), vat }
  }
  return null
}
