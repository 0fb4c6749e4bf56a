/** A numeral ends a measure: what follows the unit is the end, a space, a digit or a particle. */
const ENDED = String.raw`(?=$|[\s\d은는이가을를반의에로])`
const SINO_UNITS = `(?:평|제곱미터|킬로|키로|미터|센티|센치|그램|그람|리터|근|원(?!룸)|퍼센트|프로|리${ENDED}|분(?=.*타이머))`
/** What makes a length of time ask for a day: `한 달 뒤`, but not `한 달에`. */
const SHIFTED = String.raw`(?=\s?(?:뒤|후|전(?!체)|[後前]))`
const LENGTHS: Readonly<Record<string, string>> = Object.fromEntries(
  '하루=1일, 이틀=2일, 사흘=3일, 나흘=4일, 닷새=5일, 열흘=10일, 보름=15일, 일주일=1주, 이주일=2주, 석 달=3달, 석달=3달, 일년=1년, 일 년=1년, 반년=6개월, 半年=6か月'
    .split(', ')
    .map((pair) => pair.split('=')),
)
const NATIVE = '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열'.split(' ')
const NATIVE_UNITS = `(?:(?:근|되|홉|말|평|컵|큰술|작은술|시간|관|리터|킬로|키로|그램|인치|마일|피트|온스|파운드|갤런)${ENDED}|(?:달|주일?)${SHIFTED}|(?<!네\\s?)돈${ENDED})`
const DIGITS = '영일이삼사오육칠팔구〇一二三四五六七八九'
const POWERS: Readonly<Record<string, number>> = Object.fromEntries(
  ['십十', '백百', '천千', '만万', '', '', '', '억億'].flatMap((signs, power) =>
    [...signs].map((sign) => [sign, 10 ** (power + 1)]),
  ),
)
const DIGITS_IN_A_ROW = new RegExp(`[${DIGITS}]{2}`)
const KANJI_RUN = '[〇一二三四五六七八九十百千万億]'
const OPERATORS = '足す|引く|掛ける|割る|たす|ひく|かける|わる'
const KANJI_UNITS = `(?:[畳帖坪匁貫升斗尺寸倍%]|合(?!会|唱|気|格)|間(?!違)|里(?!の|中)|反(?!田|対)|町歩|円(?![玉札均ショ])|年(?=は何|って何|ローン|返済|[後前])|[日週](?=は何|って何|[後前])|週間(?=は何|って何|[後前])|[かヶカヵケ箇]月(?=[後前])|時間|割(?=引|オフ)|分(?=.*タイマー)|キロ|グラム|センチ|ミリ|メートル|リットル|パーセント|${OPERATORS})`

const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const HUNDREDS: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 }
const WORD = `(?!one plus \\d)(?:${[...ENGLISH, ...TENS, ...Object.keys(HUNDREDS)].toSorted((a, b) => b.length - a.length).join('|')})(?![a-z])`
const ENGLISH_RUN = new RegExp(
  String.raw`(?<![a-z\d]|\d\s)(?:an? (?=hundred|thousand|million))?${WORD}(?:(?:[ -]| and )${WORD})*(?: and a half(?![a-z]))?`,
  'gi',
)
/** Words of a question, without which "catch twenty-two" stays a title. */
const IS_QUESTION =
  /(?<![a-z])(?:in|to|into|of|as|is|how|plus|minus|times|divided|percent|square|split|between|bmi|pounds?|timer|ago|later|from (?:now|today|tomorrow))(?![a-z])/i

function englishValue(run: string): number {
  let [total, part] = [/and a half$/i.test(run) ? 0.5 : 0, 0]
  for (const word of run.toLowerCase().match(new RegExp(WORD, 'g')) ?? []) {
    const size = HUNDREDS[word]
    if (size === undefined) part += ENGLISH.includes(word) ? ENGLISH.indexOf(word) : (TENS.indexOf(word) + 2) * 10
    else if (size === 100) part = (part || 1) * 100
    else [total, part] = [total + (part || 1) * size, 0]
  }
  return total + part
}

/** A sino-korean or kanji numeral in digits; digits in a row, as in 二〇二六, stay. */
function eastAsian(run: string): string {
  let [total, section, digit] = [0, 0, 0]
  if (DIGITS_IN_A_ROW.test(run)) return run
  for (const sign of run) {
    const power = POWERS[sign] ?? 0
    if (power === 0) digit = DIGITS.indexOf(sign) % 10
    else if (power < 10_000) [section, digit] = [section + (digit || 1) * power, 0]
    else [total, section, digit] = [total + (section + digit || 1) * power, 0, 0]
  }
  return String(total + section + digit)
}

const RUNS: readonly (readonly [RegExp, (run: string) => string])[] = [
  [new RegExp(`(?<![가-힣一-龠])(?:${Object.keys(LENGTHS).join('|')})${SHIFTED}`, 'g'), (run) => LENGTHS[run]!],
  [/(?<![a-z])an? (?=(?:day|week|month|year) (?:ago|later|from|after|before)(?![a-z]))/gi, () => '1 '],
  [
    new RegExp(
      `(?<![가-힣\\d])(?:[일이삼사오육칠팔구십백천만억]*[십백천만억][일이삼사오육칠팔구십백천만억]+|[이삼사오육칠팔구]+[십백천만억]+|[십백천만](?=리))(?=\\s?${SINO_UNITS})`,
      'g',
    ),
    eastAsian,
  ],
  [
    new RegExp(`(?<![가-힣\\d])(?:${NATIVE.join('|')})(?=\\s?${NATIVE_UNITS})`, 'g'),
    (run) => String(NATIVE.indexOf(run) + 1),
  ],
  [new RegExp(`(?<![一-龠々\\d])${KANJI_RUN}+(?=\\s?${KANJI_UNITS})`, 'g'), eastAsian],
  [new RegExp(`(?<=[尺間貫])${KANJI_RUN}+(?=[寸尺匁])`, 'g'), eastAsian],
  [new RegExp(`(?<![一-龠々\\d])${KANJI_RUN}+[万億](?=$|[\\s円のを])`, 'g'), eastAsian],
  [new RegExp(`(?<=(?:${OPERATORS})\\s?)${KANJI_RUN}+(?=$|[\\sは])`, 'g'), eastAsian],
]

/** A sentence with digits for numerals in words where they measure or count: `두 근`, `六畳`, `five foot four in cm`. */
export function withDigits(sentence: string): string {
  const read = RUNS.reduce((text, [run, digits]) => text.replace(run, digits), sentence)
  return IS_QUESTION.test(read) ? read.replace(ENGLISH_RUN, (run) => String(englishValue(run))) : read
}
