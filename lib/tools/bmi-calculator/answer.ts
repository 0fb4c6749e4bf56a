import { filled, type ToolAnswer } from '@/lib/answers/answer'
import { anyOf, beside, leftOf, NEGATIVE, take } from '@/lib/answers/sentence'
import { formatNumber } from '@/lib/core/format'
import { machineNumber } from '@/lib/core/numbers'
import { readNumber } from '@/lib/core/read-number'
import { feetAndInches } from '@/lib/formulas/height'
import { computeBmi } from './bmi'
import { bmiCalculatorFields } from './fields'

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const ASKED = new RegExp(String.raw`비만도|비만|체질량\s?지수|肥満度|肥満|${anyOf('bmi body_mass_index')}`, 'i')
const WORDS =
  beside(`비만도 비만 체질량 체질량지수 지수 키 몸무게 체중 신장 남자 여자 나 내 이고 인데 인 사람 정상 정상인가요 정상이야 정상인가 정상체중 과체중 저체중 뚱뚱한가요 뚱뚱해 통통 적정 적당한가요 표준
  bmi body mass index height weight tall weigh weighs weighing male female man woman and am overweight underweight obese healthy fat normal
  肥満度 肥満 身長 体重 男性 女性 男 女 で 太ってる 太ってます 太り過ぎ 太りすぎ 痩せてる 痩せすぎ 標準 標準体重 普通 適正 ぽっちゃり なの って`)

const METERS = String.raw`1[.,]\d{1,2}\s*(?:m|미터|メートル)(?![a-z])|1\s*(?:m|미터|メートル)\s*\d\d(?!\d)`
const CENTIMETERS = String.raw`(?:1\d\d|2[0-4]\d|\d\d)(?:[.,]\d)?\s*(?:cm|센치|센티(?:미터)?|センチ(?:メートル)?)(?![a-z])`
const FEET = String.raw`[3-8]\s*(?:ft|feet|foot|'|피트|フィート)\s*(?:\d{1,2}(?:[.,]\d+)?\s*(?:inches|inch|in|''|"|인치|インチ)?)?(?!\d)`
const INCHES = String.raw`(?<![\d.'])(?:4[89]|[5-7]\d|8[0-4])(?:[.,]\d+)?\s*(?:inch(?:es)?|in|"|인치|インチ)(?![a-z])`
const HEIGHT = new RegExp(`${METERS}|${CENTIMETERS}|${FEET}|${INCHES}`, 'iu')
/** In centimeters: a number under 100 may be of inches. */
const NAMED_HEIGHT = new RegExp(
  String.raw`(?:키|신장|身長|height)\s*[은는이가はが:]?\s*((?:1\d\d|2[0-4]\d)(?:[.,]\d+)?)(?!\d)`,
  'iu',
)
const POUNDS = new RegExp(String.raw`${NUMBER}\s*(?:lbs?|pounds?|파운드|ポンド)(?![a-z])\.?`, 'iu')
const STONE = new RegExp(
  String.raw`${NUMBER}\s*(?:st|stones?)(?![a-z])\s*(?:\d{1,2}\s*(?:lbs?|pounds?)?(?![a-z]))?`,
  'iu',
)
const KILOGRAMS = new RegExp(
  String.raw`${NUMBER}\s*(?:kgs?|kilos?|킬로(?:그램)?|키로(?:그램)?|キロ(?:グラム)?)(?![a-z])`,
  'iu',
)
const NAMED_WEIGHT = new RegExp(String.raw`(?:몸무게|체중|体重|weight)\s*[은는이가はが:]?\s*(${NUMBER})(?!\d)`, 'iu')
/** Two numbers that are a height in centimeters and a weight in kilograms, beside the word BMI. */
const BARE =
  /(?<![\d.])(1[2-9]\d|20\d|21\d)(?![\d.])(?:[^\da-z]|and)+?(\d{2,3}(?:\.\d)?)(?![\d.])|(?<![\d.])(\d{2}(?:\.\d)?)(?![\d.])(?:[^\da-z]|and)+?(1[2-9]\d|20\d|21\d)(?![\d.])/i

/** Height in centimeters or, with feet, in inches, and weight in kilograms or pounds; null if there are not both. */
function bodyOf(sentence: string) {
  const height = take(sentence, HEIGHT) ?? take(sentence, NAMED_HEIGHT)
  const pounds = height && (take(height.rest, STONE) ?? take(height.rest, POUNDS))
  const weight = height && (pounds ?? take(height.rest, KILOGRAMS) ?? take(height.rest, NAMED_WEIGHT))
  if (weight) {
    const heightText = (height.found[1] ?? height.found[0]).replace('센치', '센티')
    const isInFeet = /ft|f[eo]+t|'|"|in|피트|フィート|인치|インチ/i.test(heightText)
    // Beside feet, a weight without a unit is as likely in pounds.
    if (isInFeet && weight.found[1] !== undefined) return null
    const isImperial = pounds !== null && isInFeet
    return {
      isImperial,
      height: readNumber(heightText, isImperial ? 'in' : 'cm'),
      weight: readNumber((weight.found[1] ?? weight.found[0]).replace(/키로/, '킬로'), isImperial ? 'lb' : 'kg'),
      rest: weight.rest,
    }
  }
  const bare = ASKED.test(sentence) ? take(sentence, BARE) : null
  const [, cm, kg, kgFirst, cmLast] = bare?.found ?? []
  if (!bare) return null
  return { isImperial: false, height: Number(cm ?? cmLast), weight: Number(kg ?? kgFirst), rest: bare.rest }
}

export const answer: ToolAnswer = {
  read: (sentence, asker) => {
    const body = NEGATIVE.test(sentence) ? null : bodyOf(sentence)
    if (!body?.height || !body.weight || leftOf(body.rest, WORDS) !== '') return null
    const { isImperial, height, weight } = body
    const { feet, inches } = feetAndInches(height)
    const read = filled(bmiCalculatorFields, asker, {
      unit: isImperial ? 'imperial' : 'metric',
      height: isImperial ? feet : machineNumber(height),
      inches: isImperial ? inches : '',
      weight: machineNumber(weight),
    })
    const bmi = read && computeBmi(read.values)
    if (!bmi) return null
    const params = {
      height: isImperial ? `${feet}′ ${inches}″` : `${formatNumber(asker.locale, height, 1)} cm`,
      weight: `${formatNumber(asker.locale, weight, 1)} ${isImperial ? 'lb' : 'kg'}`,
    }
    return {
      kind: 'bmi',
      value: bmi.bmi,
      figure: `BMI ${formatNumber(asker.locale, bmi.bmi, 1, 1)}`,
      reading: [['read', params], ' · ', [bmi.category, {}]],
      fragment: read.fragment,
    }
  },
}
