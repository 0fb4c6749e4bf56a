import { filled, type Answer, type Asker, type ToolAnswer, type Words } from '@/lib/answers/answer'
import { anyOf, leftOf, beside, MAX_SENTENCE, take } from '@/lib/answers/sentence'
import { machineNumber } from '@/lib/core/numbers'
import { betterKnown } from './better-known'
import { convert, lowestValue } from './convert'
import { unitConverterFields } from './fields'
import { gramsOf, volumeOf, type Ingredient } from './ingredients'
import { readMeasurement } from './measurement'
import { feetAndInches, gramsText, INCHES, resultText } from './presentation'
import { spoken } from './spoken'
import {
  categoryOf,
  UNIT_BY_ID,
  unitsOf,
  WITHOUT_RATE,
  type CategoryId,
  type KnownUnit,
  type Source,
  type UnitId,
} from './units'

/** What stands between a measurement and the unit that is asked for, and after it. */
const BEFORE_TARGET =
  /^\s*(?:짜리|는|은|를|을|이면|면|이|가|의|->|→|=>|=|(?:to|into|in|as|is|equals?|are|how)(?![a-z])|は|って|だと|を|が|の|で|,|\s)*(?:몇|얼마나|대략|(?:many|much|is|in|to)(?![a-z])|何|なん|約)?\s*/i
const AFTER_TARGET =
  /(?:\s|으로|로|에|이야|야|인가요?|이에요|예요|이죠|죠|인지|일까요?|(?<!반)지|임|니|나요|은|는|이|가|되나요|돼|몇\s?도|변환|환산|계산|바꾸면|하면|바꿔줘|바꾸기|알려줘|변환해줘|환산하면|정도|얼마|임|(?:please|conversion|converted|convert|equals?|are there|is that|is it)(?![a-z])|に|へ|で|だと|は|何度|ですか|でしょうか|か|なの|です|換算|変換|直すと|すると|になる|って|いくつ|いくら|ど[のれ]くらい)+$/i
const PREFIXES =
  /^(?:what(?:'?s| is| are)?|how (?:much|long|tall|heavy|big|far|hot|cold|fast) (?:is|are)|convert|converting|change|calculate)\s+/i
const HOW_MANY = /^(?:how (?:many|much)\s+)?(\D+?)\s+(?:(?:are|is|there|in|per)\s+)+(.+)$/i
const SCALE_FIRST = /(섭씨|화씨|摂氏|華氏)\s*(-?\d+(?:[.,]\d+)?)\s*(?:도|度)?/
/**
 * `1st` and `21st` are places, `11st` is a weight, `30cm 자` is a ruler, and `40 hours a week` is no question. Of some
 * things a unit is of another size: 근 of fruit, 斤 of bread, paper cups, mats of Kyoto; `닷 되` is 5 되.
 */
const NO_MEASURE =
  /(?<![a-z])size\s*\d|^(?!몸무게)[가-힣]+\s*\d[\d.]*\s*근|パン.*斤|(?:종이|紙)(?:계량|計量)?(?:컵|コップ|カップ)|(?:京|江戸|団地|本)間.*[畳帖]|[서석너넉닷엿]\s?[되말냥자](?![가-힣])|^(?:\d*[02-9])?1st$|\d\s?\S+ [자말]$|\d[\s-]?(?:hours?|days?|minutes?|min) (?:(?!in |to |into |as )\w+ )?(?:hour|day|week)$/i
const ONE = /^(?:an?|1\s?)\s*(?=[a-z])/i

/** A few short words before a whole conversion, of which they change nothing: `タイヤ 36psi バール`. */
const LEADING = /^(?:\p{L}[\p{L}'’]{0,9}[\s:,]+){1,3}(?=-?\d)(?!\d*st)|^[^\P{L}a-z]{1,8}(?=\d)/u
/** A word for what is measured, between the unit and the question: `27インチモニター 何センチ`. */
const BETWEEN = /^(?!년|기|차|헤르츠|와트|ヘルツ|ワット)[\p{L}]{1,8}\s+(?:몇|何)/u
/** Names at the end of a measurement that are of what the other unit measures. */
const EITHER: readonly (readonly [name: RegExp, units: readonly string[]])[] = [
  [/(?:킬로|키로|キロ)\s*$/, ['kg', 'km']],
  [/(?:미리|밀리|ミリ)\s*$/, ['mm', 'mL']],
  [/(?<=\d)k\s*$/i, ['km']],
  [/(?:온스|オンス|(?<![a-z])(?:oz|ounces?))\s*$/i, ['oz', 'floz']],
]
/** Ounces of gold or silver are troy ounces. Questions for them are not answered, because no answer is given in that unit. */
const TROY_ASKED =
  /(?:^(?:순?금|은|純?金|銀)\s*\d|(?<![a-z])(?:gold|silver)(?![a-z])).*(?:온스|オンス|(?<![a-z])(?:oz|ounces?)(?![a-z]))/i
/** Names of several units, of which only one is of the measured kind. */
const SHARED_NAMES: readonly (readonly [RegExp, Partial<Record<CategoryId, UnitId>>])[] = [
  [
    /(?:킬로|키로|キロ|kilos?)(?![가-힣ァ-ヶa-z]*(?:미터|그램|メートル|グラム|meters?|grams?))/i,
    { weight: 'kg', length: 'km', speed: 'kmh' },
  ],
  [/(?:미리|밀리|ミリ)(?![가-힣ァ-ヶ])/, { length: 'mm', volume: 'mL' }],
  [/(?<![a-z])km$|킬로미터|キロメートル/i, { speed: 'kmh' }],
  [/마일|マイル|(?<![a-z])miles?(?![a-z])/i, { speed: 'mph' }],
  [/온스|オンス|(?<![a-z])(?:oz|ounces?)(?![a-z])/i, { volume: 'floz' }],
]

/** Words that make the unit behind them another one, and the sources of the units that stay what they are. */
const QUALIFIERS: readonly (readonly [RegExp, readonly Source[]])[] = [
  [/(?<![a-z])(?:troy|dry|long(?= tons?))(?![a-z])|트로이|トロイ/i, []],
  [/(?<![a-z])(?:uk|british|imperial)(?![a-z])|영국|英/i, ['imperial', 'yardPound']],
  [/(?<![a-z])metric(?![a-z])/i, ['si', 'kitchen']],
  [/(?<![a-z])(?:korean|japanese|chinese)(?![a-z])|한국|일본|중국|日本|韓国|中国/i, ['korea', 'housing', 'kitchen']],
]

/** A unit by its own name among others; undefined where they make it another one: troy ounces, imperial cups. */
function unqualified(unit: KnownUnit | undefined, words: string): KnownUnit | undefined {
  const isOther = QUALIFIERS.some(([others, sources]) => others.test(words) && unit && !sources.includes(unit.source))
  return isOther ? undefined : unit
}

/** The unit that a few words name; undefined for none and for one that has to be asked about. */
function unitNamed(words: string, category: CategoryId): KnownUnit | undefined {
  const said = SHARED_NAMES.find(([name]) => name.test(words))?.[1][category]
  if (said) return unqualified(UNIT_BY_ID.get(said), words)
  const [last = ''] = /\S+$/.exec(words) ?? []
  const plain = words.replace(BEFORE_TARGET, '')
  const unitOf = (name: string) => {
    const read = name === '' ? null : readMeasurement(`1 ${name}`)
    return read?.kind === 'measured' && !read.to && read.value === 1 ? read.unit : undefined
  }
  return (
    unitOf(plain) ??
    unitOf(plain.replace(AFTER_TARGET, '')) ??
    unqualified(unitOf(last) ?? unitOf(last.replace(BEFORE_TARGET, '').replace(AFTER_TARGET, '')), words)
  )
}

interface Conversion {
  readonly value: number
  readonly from: KnownUnit
  readonly to: KnownUnit
}

type Measured = Omit<Conversion, 'to'>

function measured(text: string): Measured | null {
  const read = readMeasurement(text)
  return read?.kind === 'measured' && !read.to ? { value: read.value, from: read.unit } : null
}

/** A unit ends at a space, a particle or a sign, and where Latin letters begin or end. */
const PARTED = /\s$|^(?:[\s은는이가을를의면,]|->|→|=|は|を|が|で|の|って|だと)/
/** Text without digits, except for the exponent of a unit: m2, cm^3. */
const NAMES_ONLY = /^(?!\s*\/)\D*(?:(?<=[a-z.^])[23](?![a-z'"])\D*)?$/i
const isLatin = (character = '') => /[a-z]/i.test(character)

function isParted(before: string, after: string): boolean {
  return PARTED.test(after) || before.endsWith(' ') || isLatin(before.at(-1)) !== isLatin(after[0])
}

/** False where the word belongs to the unit: 1리터 is 1 L, not 1리. */
function isBetween(before: string, after: string): boolean {
  const [word = ''] = /^\p{L}+/u.exec(after) ?? []
  return BETWEEN.test(after) && !(isLatin(before.at(-1)) && isLatin(after[0])) && !measured(before + word)
}

/**
 * The conversion of a measurement to `to`; null if the two measure different quantities. A measurement that was parsed in that
 * very unit, as 3寸 is in 尺, is first converted to another unit, because a conversion to itself says nothing.
 */
function conversionOf({ value, from }: Measured, to: KnownUnit, text: string): Conversion | null {
  const category = categoryOf(to.id)!
  if (categoryOf(from.id) !== category) return null
  if (from !== to) return { value, from, to }
  const other = unitsOf(category).find((unit) => unit !== to)!
  const inOther = text.includes(String(value)) ? null : convert(value, from, other)
  return inOther === null ? null : { value: inOther, from: other, to }
}

/** The longest beginning that is a measurement and the rest that names another unit of its kind. */
function conversionIn(sentence: string): Conversion | null {
  for (let end = sentence.length - 1; end > 0; end--) {
    const [before, after] = [sentence.slice(0, end), sentence.slice(end)]
    const isTarget = (isParted(before, after) || isBetween(before, after)) && NAMES_ONLY.test(after)
    if (!isTarget) continue
    const [name, units] = EITHER.find(([pattern]) => pattern.test(before)) ?? []
    const readings = name && units ? units.map((unit) => before.replace(name, unit)) : [before]
    for (const reading of readings) {
      const source = measured(reading.replace(/\s*(?<![a-z])(?:to|in|into)$/i, ''))
      const to = source && unitNamed(after, categoryOf(source.from.id)!)
      const conversion = source && to ? conversionOf(source, to, before) : null
      if (conversion) return conversion
    }
  }
  return null
}

function read(named: string, locale: string): Conversion | null {
  const scaled = named.replace(
    SCALE_FIRST,
    (_, scale: string, number: string) => `${number}${/섭|摂/.test(scale) ? '°C' : '°F'}`,
  )
  const [, target, source] = HOW_MANY.exec(scaled) ?? []
  const plain = scaled.replace(PREFIXES, '').replace(ONE, '1 ')
  const inBetterKnown = (alone: Measured | null) => {
    const to = alone && UNIT_BY_ID.get(betterKnown(alone.from.id, locale) ?? '')
    return to ? { ...alone, to } : null
  }
  return (
    // In 5 ft 2 in nothing but a length is said.
    inBetterKnown(measured(plain)) ??
    conversionIn(plain) ??
    (target && source ? conversionIn(`${source.replace(ONE, '1 ')} to ${target}`) : null) ??
    (LEADING.test(plain) ? conversionIn(plain.replace(LEADING, '')) : null) ??
    inBetterKnown(measured(plain.replace(AFTER_TARGET, '')))
  )
}

/** Names of ingredients in sentences; the languages of the site. */
const INGREDIENT_NAMES: Readonly<Partial<Record<Ingredient, string>>> = {
  soySauce: '간장 soy_sauce 醤油',
  wholeWheatFlour: '통밀가루 whole_wheat_flour wholewheat_flour 全粒粉',
  riceFlour: '쌀가루 rice_flour 米粉',
  almondFlour: '아몬드가루 almond_flour アーモンドプードル',
  flour: '밀가루 flour all-purpose_flour 小麦粉 薄力粉',
  starch: '전분 녹말 cornstarch corn_starch starch 片栗粉 コーンスターチ',
  brownSugar: '황설탕 흑설탕 brown_sugar 黒砂糖',
  powderedSugar: '슈가파우더 powdered_sugar icing_sugar 粉砂糖',
  softSugar: '上白糖 砂糖',
  sugar: '설탕 sugar グラニュー糖',
  salt: '소금 salt 塩',
  bakingPowder: '베이킹파우더 baking_powder ベーキングパウダー',
  cocoa: '코코아 코코아가루 cocoa cocoa_powder ココア',
  rice: '쌀 rice 米',
  oats: '오트밀 귀리 oats oatmeal オートミール',
  breadCrumbs: '빵가루 bread_crumbs breadcrumbs パン粉',
  sesame: '참깨 깨 sesame ごま',
  walnuts: '호두 walnuts くるみ',
  butter: '버터 butter バター',
  oil: '식용유 기름 oil vegetable_oil サラダ油 油',
  honey: '꿀 honey はちみつ 蜂蜜',
  water: '물 water 水',
  milk: '우유 milk 牛乳',
}
const INGREDIENT_PATTERNS = Object.entries(INGREDIENT_NAMES).map(
  ([id, names]) => [id as Ingredient, new RegExp(anyOf(names), 'i')] as const,
)
const GRAMS = beside('그램 그람 무게 g gram grams weight weigh グラム 重さ')
const ASKS_GRAMS = /그램|그람|무게|グラム|重さ|(?<![a-z])(?:g|grams?|weight?s?)(?![a-z])/i
/** Grams that are given and not asked for. */
const IN_GRAMS = /\p{N}[\p{N}.,/ ]*(?:그램|그람|グラム|g(?:rams?)?(?![a-z]))/iu
const LIQUIDS: readonly Ingredient[] = ['water', 'milk', 'oil', 'soySauce']
const FLUID = /(?<![a-z])fl(?:uid)?(?![a-z])|액량|液量/i
const VOLUME_WORDS = beside('to convert fit into 何杯 杯')

interface Weighing {
  readonly ingredient: Ingredient
  /** What the sentence calls it. */
  readonly name: string
  readonly rest: string
}

function weighingIn(sentence: string): Weighing | null {
  for (const [ingredient, pattern] of INGREDIENT_PATTERNS) {
    const taken = take(sentence, pattern)
    if (taken) return { ingredient, name: taken.found[0], rest: taken.rest }
  }
  return null
}

/** The fields show what a volume weighs, whichever of the two was given. */
function filledVolume(ingredient: Ingredient, { value, from }: Measured, asker: Asker) {
  return filled(unitConverterFields, asker, {
    category: 'volume',
    value: machineNumber(value),
    from: from.id,
    to: from.id === 'mL' ? 'cup' : 'mL',
    ingredient,
  })
}

/** Measures of which only the weight of an ingredient is unknown. */
const MEASURES: readonly UnitId[] = ['tsp', 'tbsp', 'cup', 'kcup', 'ktsp', 'ktbsp', 'hop', 'doe']

/** What a volume of an ingredient weighs: `2 cups flour in grams`, `砂糖大さじ1`. */
function weightOf({ ingredient, name, rest }: Weighing, asker: Asker): Answer | null {
  const amount = leftOf(rest, GRAMS)
    .replace(/\b(?:of|in|to)\b/gi, ' ')
    .trim()
  const volume = measured(/\p{N}/u.test(amount) ? amount : `1 ${amount}`)
  const isAsked = volume && (ASKS_GRAMS.test(rest) || MEASURES.includes(volume.from.id))
  const grams = isAsked ? gramsOf(ingredient, volume.value, volume.from) : null
  const filledIn = grams === null ? null : filledVolume(ingredient, volume!, asker)
  return (
    filledIn && {
      kind: 'unit',
      value: grams!,
      figure: gramsText(asker.locale, grams!),
      reading: [shown(volume!.value, volume!.from, asker.locale), ' ', name],
      fragment: filledIn.fragment,
    }
  )
}

/** The volume of grams of an ingredient: `100 g flour in cups`. */
function volumeOfWeight({ ingredient, name, rest }: Weighing, asker: Asker): Answer | null {
  const taken = take(rest, IN_GRAMS)
  const weight = taken && measured(taken.found[0])
  const unit = taken && measured(`1 ${leftOf(taken.rest, VOLUME_WORDS)}`)?.from
  const volume = weight && unit ? volumeOf(ingredient, weight.value, unit) : null
  const filledIn = volume === null ? null : filledVolume(ingredient, { value: volume, from: unit! }, asker)
  return (
    filledIn && {
      kind: 'unit',
      value: volume!,
      // What a cup weighs is known to two or three digits.
      figure: shown(Number(volume!.toPrecision(volume! < 1 ? 2 : 3)), unit!, asker.locale),
      reading: [shown(weight!.value, weight!.from, asker.locale), ' ', name],
      fragment: filledIn.fragment,
    }
  )
}

function weighed(sentence: string, asker: Asker): Answer | null {
  const weighing = weighingIn(sentence)
  if (!weighing) return null
  return IN_GRAMS.test(weighing.rest) ? volumeOfWeight(weighing, asker) : weightOf(weighing, asker)
}

const DECIMALS = 4
const roughly = (value: number) => (Math.abs(value) >= 10 || value === 0 ? 2 : DECIMALS)

function shown(value: number, { id, symbol }: KnownUnit, locale: string, decimals = roughly(value)): Words {
  const length = id === 'ft' && !Number.isInteger(value) && Math.abs(value) > 1 ? feetAndInches(value * 12) : null
  if (length?.exact) return length.text
  const amount = resultText(locale, value, decimals)
  return symbol ? `${amount} ${symbol}` : [id, { amount }]
}

export const answer: ToolAnswer = {
  read: (asked, asker) => {
    const sentence = spoken(asked, asker.locale)
    if (!/\p{N}|^(?:an?|how)(?![a-z]{2})|\sin an?\s/iu.test(sentence) || sentence.length > MAX_SENTENCE) return null
    // In €50 in $ the inch is a preposition.
    if (/\p{Sc}/u.test(sentence)) return null
    if (NO_MEASURE.test(sentence) || (TROY_ASKED.test(asked) && !sentence.includes('troyoz'))) return null
    const weight = weighed(sentence, asker)
    if (weight) return weight
    const conversion = read(sentence, asker.locale)
    if (!conversion) return null
    const { value, from, to } = conversion
    // Ounces of anything but a liquid are a weight, not fluid ounces.
    const ofWhat = weighingIn(sentence)?.ingredient ?? 'water'
    if ([from.id, to.id].includes('floz') && !LIQUIDS.includes(ofWhat) && !FLUID.test(sentence)) return null
    const result = convert(value, from, to)
    if (result === null || value < (lowestValue(from) ?? -Infinity)) return null
    const category = categoryOf(from.id)!
    const filledIn = filled(unitConverterFields, asker, {
      category,
      value: machineNumber(value),
      from: from.id,
      to: to.id,
    })
    const given = shown(value, from, asker.locale, DECIMALS)
    const length = feetAndInches(result * (INCHES[to.id] ?? 0))
    const rate = convert(1, from, to) ?? 0
    return (
      filledIn && {
        kind: 'unit',
        value: result,
        figure: shown(result, to, asker.locale),
        reading: [
          given,
          ...(length && length.text !== given ? [` = ${length.text}`] : []),
          ...(WITHOUT_RATE.includes(category) || value === 1
            ? []
            : [' · ', shown(1, from, asker.locale), ' = ', shown(rate, to, asker.locale)]),
        ],
        fragment: filledIn.fragment,
      }
    )
  },
}
