import { CURRENCY_WORDS } from './currencies'

/** Unit names that may follow a number, separated by spaces, with their size in the smallest unit of the group. */
type Group = Readonly<Record<string, readonly [size: number, names: string]>>

/** Sizes: SI, and the international yard and pound agreement of 1959. Months and seconds are not convertible. */
const GROUPS = {
  length: {
    mm: [1, 'mm 밀리미터 ミリ'],
    cm: [10, 'cm 센티 센치 센티미터 센치미터 センチ センチメートル'],
    in: [25.4, 'in inch inches " 인치 インチ'],
    ft: [304.8, "ft foot feet ' 피트 フィート"],
    m: [1000, 'm 미터 メートル'],
  },
  weight: {
    g: [1, 'g 그램 グラム'],
    lb: [453.59237, 'lb lbs pound pounds 파운드 ポンド'],
    kg: [1000, 'kg kgs kilo kilos kilogram kilograms 킬로 키로 킬로그램 키로그램 キロ キログラム 公斤'],
    st: [6350.29318, 'st stone'],
  },
  volume: {
    mL: [1, 'ml cc 밀리 밀리리터 ミリ ミリリットル'],
    L: [1000, 'l 리터 リットル'],
  },
  time: {
    ms: [0.001, 'ms msec milliseconds 밀리초 ミリ秒'],
    s: [1, 's sec secs second seconds 초 초간 秒 秒間'],
    min: [60, 'm min mins minute minutes 분 분간 分 分間'],
    h: [3600, 'h hr hrs hour hours 시간 시간동안 時間'],
    day: [86_400, 'd day days 일 일간 日 日間'],
    week: [604_800, 'w wk week weeks 주 주간 週 週間'],
  },
  calendar: {
    month: [1, 'm mo mos month months 개월 개월간 달 か月 か月間 ヶ月 ヶ月間 カ月 カ月間 ヵ月 個月 箇月'],
    year: [12, 'y yr yrs year years 년 년간 年 年間 세 살 歳 才'],
  },
  data: {
    B: [1 / 1024, 'b byte bytes 바이트 バイト'],
    KB: [1, 'k kb kib 킬로바이트 キロバイト'],
    MB: [1024, 'm mb mib 메가 메가바이트 メガ メガバイト'],
    GB: [1024 ** 2, 'g gb gib 기가 기가바이트 ギガ ギガバイト'],
  },
  pixels: { px: [1, 'px pixel pixels 픽셀 ピクセル'] },
  money: { money: [1, ''] },
  percent: { percent: [1, '% percent 퍼센트 프로 パーセント'] },
  /** Alcohol by volume, which Korean and Japanese also give in degrees. */
  alcohol: { abv: [1, '% percent 퍼센트 프로 パーセント ° 도 度'] },
  /** A number that no name may follow, because its units are chosen elsewhere. */
  plain: { plain: [1, ''] },
  count: {
    count: [
      1,
      '개 번 회 잔 병 캔 자 글자 단어 문장 문단 단락 세트 個 回 杯 本 缶 字 文字 語 文 段落 セット times words characters sentences paragraphs drinks beers glasses cans bottles shots sessions',
    ],
  },
} as const satisfies Record<string, Group>

type Groups = typeof GROUPS
/** A unit that the number of a field can have. */
export type FieldUnit = { [Name in keyof Groups]: keyof Groups[Name] & string }[keyof Groups]

const SIGNS = GROUPS.alcohol.abv[1].split(' ')

export interface Names {
  /** Size of the unit in the smallest unit of its group. */
  readonly size: number
  /** Sizes of the units of the group, by name. */
  readonly sizes: ReadonlyMap<string, number>
  /** Names that may follow the number without changing it: currencies of money, and signs where no unit is declared. */
  readonly beside: ReadonlySet<string>
}

const NAMES = new Map<string, Names>(
  Object.values<Group>(GROUPS).flatMap((group) => {
    const sizes = new Map(
      Object.values(group).flatMap(([size, names]) => names.split(' ').map((name) => [name, size] as const)),
    )
    return Object.entries(group).map(([unit, [size]]) => {
      const beside = new Set(unit === 'money' ? CURRENCY_WORDS : [])
      return [unit, { size, sizes, beside }] as const
    })
  }),
)

const UNDECLARED: Names = { size: 1, sizes: new Map(), beside: new Set([...SIGNS, ...CURRENCY_WORDS]) }

/** Size of a unit, and the names that may follow a number in it. */
export function namesBeside(unit: FieldUnit | undefined): Names {
  return (unit && NAMES.get(unit)) ?? UNDECLARED
}

/** How many of the unit `to` are one of the unit `from`, which is of the same group. */
export function unitRatio(from: FieldUnit, to: FieldUnit): number {
  return namesBeside(from).size / namesBeside(to).size
}
