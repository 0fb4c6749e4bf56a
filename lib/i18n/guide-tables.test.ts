import { addDays } from '@/lib/core/plain-date'
import { schoolRecordBytes } from '@/lib/tools/word-counter/byte-count'
import {
  afterTax,
  bac,
  bank,
  fixed,
  inMan,
  inPixels,
  inUnit,
  koDay,
  leapMonth,
  on,
  present,
  offered,
  refinanced,
  cutOff,
} from '@/scripts/jest/figures'
import { MESSAGES } from '@/scripts/jest/messages'
import { LOCALES } from './locales'

/** Rows of tables after the head; a row contains what stands here. */
const TABLES: Record<string, string[]> = {
  'ko/needs/deposit-interest:guide.1': [
    [1e7, 2.5],
    [1e7, 3],
    [1e7, 3.5],
    [5e7, 3],
    [1e8, 3],
  ].map(([sum = 0, rate = 0]) => {
    const interest = bank(sum, 0, rate)
    return `${inMan(sum)} 원, 연 ${rate}% | ${fixed(interest)}원 | ${fixed(afterTax(interest))}원`
  }),
  'ko/needs/installment-savings-interest:guide.1': [
    [1e5, 4, 1],
    [3e5, 4, 1],
    [5e5, 4, 1],
    [5e5, 5, 1],
    [5e5, 4, 2],
  ].map(([sum = 0, rate = 0, years = 0]) => {
    const interest = bank(0, sum, rate, years)
    return `(${inMan(sum * 12 * years)} 원)${rate === 4 ? '' : `, 연 ${rate}%`}${years === 1 ? '' : `, ${years}년`} | ${fixed(interest)}원 | ${fixed(afterTax(interest))}원`
  }),
  'ko/needs/soju-sober-time:guide.1': ['60 남성', '70 남성', '80 남성', '50 여성', '60 여성'].map((who) => {
    const [weight = '', gender] = who.split(' ')
    const { bac: level, soberRange } = bac({ weight, gender: gender === '남성' ? 'male' : 'female' })
    return `${weight}kg ${gender} | ${fixed(level, 3)}% | ${fixed(soberRange.min, 1)}~${fixed(soberRange.max, 1)}시간`
  }),
  'ja/needs/mortgage-refinancing:guide.1': [
    refinanced('30000000', '30', '1.8', '1.0', '880000'),
    refinanced('20000000', '25', '1.5', '1.2', '600000'),
    refinanced('10000000', '10', '1.5', '0.8', '350000'),
    refinanced('5000000', '8', '1.5', '0.8', '210000'),
  ].map(({ inAll }) => `約${fixed(Math.abs(inAll) / 1e4)}万円${inAll < 0 ? 'の損' : ''}`),
  'ko/needs/loan-comparison:guide.1': [
    ['3.8', '30'],
    ['4', '20'],
    ['3.8', '20'],
    ['3.5', '15'],
  ].map(([annualRate, term]) => {
    const { monthly, less } = offered({ annualRate2: annualRate, term2: term })
    return `${annualRate}% · ${term}년 | ${fixed(monthly)}원 | ${inMan(less)} 원`
  }),
  'ko/needs/loan-comparison:guide.2': ['10', '20', '30'].map((term) => {
    const { lessMonthly, less } = offered({ loanAmount: '100000000', term, annualRate2: '3.9' })
    return `${term}년 | ${fixed(lessMonthly)}원 | ${inMan(less)} 원`
  }),
  'ko/needs/pyeong-to-square-meters:guide.2': [39, 49, 59, 74, 84, 101, 114, 135].map(
    (area) => `${area}m² | ${fixed(inUnit(area, 'm2', 'pyeong'), 2)}평`,
  ),
  'ja/needs/tsubo-to-square-meters:guide.1': [1, 5, 10, 20, 30, 40, 50, 100].map(
    (area) => `${area}坪 | ${fixed(inUnit(area, 'pyeong', 'm2'), 2)}m²`,
  ),
  'ja/needs/tatami-to-square-meters:guide.1': [4.5, 6, 8, 10, 12, 16, 20].map(
    (mats) => `${mats}畳 | ${fixed(inUnit(mats, 'jo', 'm2'), 2)}m² | ${fixed(inUnit(mats, 'jo', 'pyeong'), 2)}坪`,
  ),
  'ja/needs/tatami-to-square-meters:guide.2': [191, 182, 176, 170].map(
    (long) => `${long} × ${long / 2}cm、${fixed(long ** 2 / 2e4, 2)}m² | ${fixed((6 * long ** 2) / 2e4, 2)}m²`,
  ),
  'ko/needs/hundred-days-anniversary:guide.1': [22, 50, 100, 200, 300, 500, 1000].map((count) => {
    const date = present(addDays(on('2026-01-01'), count - 1))
    return `${count}일 | ${count - 1} | ${['', '이듬해 ', '두 해 뒤 '][date.year - 2026]}${koDay(date)}`
  }),
  'ko/needs/lunar-birthday:guide.2': [2014, 2031, 2017, 2033, 2020, 2036, 2023, 2039, 2025, 2042, 2028, 2044]
    .map((year) => `${year}년 윤${leapMonth(year)}월`)
    .flatMap((cell, at, all) => (at % 2 ? [] : [`${cell} | ${all[at + 1]}`])),
  'ko/needs/school-record-bytes:guide.2': [300, 500, 700, 1000].map((count) => {
    const bytes = schoolRecordBytes('가'.repeat(count))
    // A fifth of ordinary text is spaces and signs.
    return `${fixed(count)}자 | ${fixed(bytes)}바이트 | ${fixed(Math.round(bytes / 2.6 / 10) * 10)}자`
  }),
  'ko/needs/korean-id-photo:guide.1': [
    `2.5 × 3cm | ${inPixels(25, 30)}`,
    `3 × 4cm | ${inPixels(30, 40)}`,
    `3.5 × 4.5cm | ${inPixels(35, 45)}`,
    `5 × 7cm | ${inPixels(50, 70)}`,
    `5.1 × 5.1cm | ${inPixels(50.8, 50.8)}`,
  ],
  'ja/needs/instagram-photo-size:guide.2': [
    `約${cutOff(3 / 4, 4 / 5)}切れます | 切れません`,
    `約${cutOff(2 / 3, 4 / 5)}切れます | 上下が約${cutOff(2 / 3, 3 / 4)}切れます`,
    `${cutOff(1, 4 / 5)}切れます | 左右が${cutOff(1, 3 / 4)}切れます`,
    `約${cutOff(3 / 2, 4 / 5)}切れます | 左右が${cutOff(3 / 2, 3 / 4)}切れます`,
  ],
  'ja/needs/youtube-thumbnail-size:guide.2': [200, 140, 110, 70].map(
    (height) => `${height}px | 約${Math.floor(1280 / height)}文字`,
  ),
}

const texts = new Map(LOCALES.flatMap((locale) => MESSAGES[locale].map(({ key, text }) => [`${locale}/${key}`, text])))

it.each(Object.entries(TABLES))('the table of %s has what the tool computes', (key, rows) => {
  expect(rows.filter((row, at) => !texts.get(`${key}.table.${at + 2}`)?.includes(row))).toEqual([])
  expect(texts.has(`${key}.table.${rows.length + 2}`)).toBe(false)
})

it('no table has more than three columns, which a phone shows side by side', () => {
  const rows = [...texts].filter(([key]) => /guide\.\d+\.table\./.test(key))
  expect(rows.length).toBeGreaterThan(500)
  expect(rows.filter(([, row]) => row.split(' | ').length > 3).map(([key]) => key)).toEqual([])
})
