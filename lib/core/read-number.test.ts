import fc from 'fast-check'
import { plainDecimal, readNumber, whyUnread } from './read-number'
import type { FieldUnit } from './units'

describe('a number', () => {
  it.each([
    ['70.5', 70.5],
    ['70,5', 70.5],
    ['1,5', 1.5],
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['1,234', 1234],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['12,34,567', 1234567],
    ['1 234 567,8', 1234567.8],
    ['1\u202f234\u202f567', 1234567],
    ['1\u2009234', 1234],
    ['1’234’567.5', 1234567.5],
    ["1'234", 1234],
    ['1_000', 1000],
    ['1.234', 1.234],
    ['１２３４', 1234],
    ['１，２３４．５', 1234.5],
    ['１２。５', 12.5],
    ['－５', -5],
    ['ー５', -5],
    ['−5', -5],
    ['＋８２', 82],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['5,', 5],
    ['1,234,', 1234],
    ['1.234.567.', 1234567],
    ['007', 7],
    ['1e3', 1000],
    ['1.5e-7', 1.5e-7],
    ['-0', 0],
    ['½', 0.5],
    ['5½', 5.5],
    ['5 ½', 5.5],
    ['5\u00a0½', 5.5],
    ['5 1/2', 5.5],
    ['3/4', 0.75],
    ['36.6°', 36.6],
    ['\u202d1,234\u202c', 1234],
    ['\u2066-5\u2069', -5],
    ['\ufeff7\u200e', 7],
    ['1\u00ad234', 1234],
    ['١٢٣٤', 1234],
    ['۱٬۲۳۴٫۵', 1234.5],
    ['१२,३४,५६७', 1234567],
  ])('%s is %d', (text, value) => expect(readNumber(text)).toBe(value))

  it.each([
    ['100만', 1_000_000],
    ['1억 2천만', 120_000_000],
    ['1억2,345만 6,789원', 123_456_789],
    ['3万5千', 35_000],
    ['３万５千円', 35_000],
    ['1億2000万', 120_000_000],
    ['1.5억', 150_000_000],
    ['2.3만', 23_000],
    ['천만 원', 10_000_000],
    ['2천5백', 2_500],
    ['3만 5원', 30_005],
    ['3만 50', 30_050],
    ['3억 5,000원', 300_005_000],
    ['3억 5원', 300_000_005],
    ['10億 5,000円', 1_000_005_000],
    ['2조', 2e12],
    ['9조8억7만6천5백4십3', 9_000_800_076_543],
    ['9兆8億7万6千5百4十3', 9_000_800_076_543],
    ['7萬', 70_000],
    ['0천', 0],
    ['300k', 300_000],
    ['300K', 300_000],
    ['1.2m', 1_200_000],
    ['$1.15M', 1_150_000],
    ['1.2b', 1.2e9],
    ['-3만', -30_000],
    ['삼백만', 3_000_000],
    ['천오백', 1_500],
    ['이백만 원', 2_000_000],
    ['이백삼십오만', 2_350_000],
    ['삼천', 3_000],
    ['1억오천만', 150_000_000],
    ['오만이천', 52_000],
    ['二百万', 2_000_000],
    ['二百万円', 2_000_000],
    ['三千五百', 3_500],
    ['壱万', 10_000],
    ['十五', 15],
    ['1.5 million', 1_500_000],
    ['2 thousand', 2_000],
    ['1.5 million won', 1_500_000],
    ['$2.5 billion', 2_500_000_000],
    ['2 Million 500 Thousand', 2_500_000],
    ['3 lakh', 300_000],
    ['3 lakhs 50 thousand', 350_000],
    ['2.5 crore', 25_000_000],
    ['1,5 Mio. €', 1_500_000],
  ])('with a counter, %s, is %d', (text, value) => expect(readNumber(text)).toBe(value))

  it.each([
    ['₩1,000', 1000],
    ['￦１，０００', 1000],
    ['1000원', 1000],
    ['¥５，０００', 5000],
    ['5,000円', 5000],
    ['$ 1 000', 1000],
    ['-$5', -5],
    ['$-5', -5],
    ['US$1,000.50', 1000.5],
    ['1.000,50 €', 1000.5],
    ['KRW 5000', 5000],
    ['500 달러', 500],
    ['1 000,50 $US', 1000.5],
    ['6.5%', 6.5],
    ['6,5 ％', 6.5],
    ['(1,000)', -1000],
    ['（１，０００）', -1000],
    ['($1,000.50)', -1000.5],
    ['$(1,000)', -1000],
    ['(1,000원)', -1000],
    ['(1,000)원', -1000],
    ['(0)', 0],
    ['△1,000', -1000],
    ['▲1,000', -1000],
    ['500,-', 500],
    ['1.000,- €', 1000],
  ])('with a currency or a percent sign, %s, is %d', (text, value) => expect(readNumber(text)).toBe(value))

  it.each([
    ['70kg', 'kg', 70],
    ['70,5 kg', 'kg', 70.5],
    ['70㎏', 'kg', 70],
    ['70킬로', 'kg', 70],
    ['150 lb', 'kg', 68.0388555],
    ['11 st 4 lb', 'lb', 158],
    ['68 kg', 'lb', 149.91433828572],
    ['175 cm', 'cm', 175],
    ['1.75m', 'cm', 175],
    ['1m 75', 'cm', 175],
    ['1m75', 'cm', 175],
    ['1 m 75', 'cm', 175],
    ['1미터 75', 'cm', 175],
    ['1m05', 'cm', 105],
    ['1m5', 'cm', NaN],
    ['1e-400', 'm', NaN],
    ['1m750', 'cm', NaN],
    ['175cm', 'cm', 175],
    ['5 ft 11', 'cm', 180.34],
    ['11 in 5 ft', 'cm', NaN],
    ['11 st 4', 'lb', 158],
    ['1:30', 'h', 1.5],
    ['１：３０', 'h', 1.5],
    ['01:30:00', 'h', 1.5],
    ['1:30', 's', 90],
    ['1:30', 'min', NaN],
    ['1:30', 'kg', NaN],
    ['1:75', 'h', NaN],
    ['1h 30m', 'h', 1.5],
    ['1h30', 'h', 1.5],
    ['1시간 30분', 'h', 1.5],
    ['2시간 3분', 'min', 123],
    ['3년 2개월', 'month', 38],
    ['2주 3일', 'day', 17],
    ['1500ms', 's', 1.5],
    ['70키로', 'kg', 70],
    ['70k', 'kg', NaN],
    ['2048B', 'KB', 2],
    ['4k', 'px', NaN],
    ['5hand', 'h', NaN],
    ['3시간 반', 'h', 3.5],
    ['3時間半', 'h', 3.5],
    ['30분 1시간', 'h', NaN],
    ['백일', 'day', 100],
    ['천일', 'day', 1000],
    ['20%', 'money', NaN],
    ['20 퍼센트', 'money', NaN],
    ['36.5도', 'money', NaN],
    ['2만원', 'money', 20_000],
    ['1m 500k', 'money', 1_500_000],
    ['1m5', 'money', NaN],
    ['1m 7', 'money', NaN],
    ['1m234', 'money', NaN],
    ['2k5', 'money', NaN],
    ['1b 5', 'plain', NaN],
    ['100 m 2', 'plain', NaN],
    ['70원', 'kg', NaN],
    ['$70', 'kg', NaN],
    ['20%', 'kg', NaN],
    ['6.5%', 'percent', 6.5],
    ['6.5원', 'percent', NaN],
    ['6.5도', 'percent', NaN],
    ['16도', 'abv', 16],
    ['16.9 度', 'abv', 16.9],
    ['28일간', 'day', 28],
    ['30分間', 'min', 30],
    ['6개월간', 'month', 6],
    ['18 mos.', 'year', 1.5],
    ['3 drinks', 'count', 3],
    ['500 characters', 'count', 500],
    ['4세트', 'count', 4],
    ['36.5도', 'plain', NaN],
    [`5'11"`, 'cm', 180.34],
    [`5'11''`, 'cm', 180.34],
    [`5' 7 ½"`, 'in', 67.5],
    ['5²', 'ft', NaN],
    ['5⁷', 'ft', NaN],
    ['5’11', 'cm', 180.34],
    ['5＇１１＂', 'cm', 180.34],
    ['5 ft 11 in', 'cm', 180.34],
    ['5 feet and 11 1/2 inches', 'in', 71.5],
    ['5피트 11인치', 'in', 71],
    [`5'`, 'in', 60],
    [`5'11'`, 'cm', NaN],
    [`5'9 160`, 'cm', NaN],
    ['180cm', 'ft', 5.9055118110236],
    ['30년', 'year', 30],
    ['360개월', 'year', 30],
    ['2 years 6 months', 'month', 30],
    ['90분', 'min', 90],
    ['1시간 30분', 'min', 90],
    ['2 MB', 'KB', 2048],
    ['500k', 'KB', 500],
    ['1.5만 자', 'count', 15_000],
    ['3잔', 'count', 3],
    ['1,080 px', 'px', 1080],
    ['10 mm', 'cm', 1],
    ['3 ft', 'm', 0.9144],
    ['1 m', 'mm', 1000],
    ['1 lb', 'g', 453.59237],
    ['1 st', 'lb', 14],
    ['2 kg', 'g', 2000],
    ['1.5 L', 'mL', 1500],
    ['2 h', 's', 7200],
    ['1 day', 'h', 24],
    ['1 week', 'day', 7],
    ['70 cm', 'kg', NaN],
    ['70 kg', undefined, NaN],
  ] satisfies [string, FieldUnit | undefined, number][])('%s in a field in %s is %d', (text, unit, value) =>
    expect(readNumber(text, unit)).toBe(value),
  )

  it.each([
    'abc',
    '1.2.3',
    '--1',
    '1e',
    'Infinity',
    'NaN',
    '0x10',
    '1e999',
    '-',
    '.',
    '일',
    '이오',
    '삼',
    '백이오',
    '3일만',
    '(-5)',
    '120/80',
    '24/7',
    'million',
    '2 million 3 billion',
    '5 6',
    '1,234,5',
    '1,2,3',
    '1,23.4',
    '1.234,567,8',
    '3만5만',
    '2천3천',
    '1/0',
    '1/2/3',
    "5'11",
    '5 kg 3',
    '1-2',
    '1억5천',
    '1億5千円',
    '3억 5,000',
    '5²',
    '10³',
    '5₂',
    '3억5000',
    '3億5000円',
    '1억 2천5백',
    '1억 천',
    '삼억오',
    '3만5',
    '12万 3',
    '이만오',
    '₩3만5',
    '1,000-',
    '9'.repeat(101),
  ])('cannot be read from %s', (text) => expect(readNumber(text)).toBeNaN())

  it.each(['', '   ', '₩', '%', '원'])('is missing in %j', (text) => expect(readNumber(text)).toBeNull())
})

test.each([
  ['1,000-', 'endingMinus'],
  ['¥5,000－', 'endingMinus'],
  ['1,000원 -', 'endingMinus'],
  ['300-400', 'notNumber'],
  ['3억 5천', 'shortOfMyriads'],
  ['3억 5,000', 'shortOfMyriads'],
  ['3만5', 'shortOfMyriads'],
  ['abc', 'notNumber'],
])('%s is refused as %s', (text, reason) => expect([readNumber(text), whyUnread(text).code]).toEqual([NaN, reason]))

test('the digits of a number keep their precision', () => {
  expect(plainDecimal('12.345.678.901.234.567.890,12')).toBe('12345678901234567890.12')
  expect(plainDecimal('1,2,3')).toBeNull()
})

const LOCALES = ['ko-KR', 'en-US', 'ja-JP', 'de-DE', 'fr-FR', 'en-IN', 'de-CH']

/** How a language writes numbers; the values have few enough digits to be written completely. */
const WRITINGS: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  grouped: { maximumFractionDigits: 6 },
  ungrouped: { maximumFractionDigits: 6, useGrouping: false },
  twoDecimals: { minimumFractionDigits: 2, maximumFractionDigits: 6 },
  won: { style: 'currency', currency: 'KRW', maximumFractionDigits: 6 },
  dollars: { style: 'currency', currency: 'USD', maximumFractionDigits: 6 },
  euros: { style: 'currency', currency: 'EUR', currencyDisplay: 'code', maximumFractionDigits: 6 },
  kilograms: { style: 'unit', unit: 'kilogram', maximumFractionDigits: 6 },
}

/**
 * One separator before exactly three digits can be a group or decimals. A comma is read as a group and a point as a
 * decimal, as Korean, English and Japanese write them.
 */
function isAmbiguous(text: string): boolean {
  return /^[^\d]*[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/.test(text.normalize('NFKC'))
}

describe('what Intl.NumberFormat writes', () => {
  const value = fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }))
    .map(([digits, decimals]) => Number(`${digits}e-${decimals}`))

  it.each(LOCALES)('is read in %s', (locale) => {
    for (const [name, options] of Object.entries(WRITINGS)) {
      const format = new Intl.NumberFormat(locale, options)
      fc.assert(
        fc.property(value, (written) => {
          const text = format.format(written)
          fc.pre(!isAmbiguous(text))
          expect([text, readNumber(text, name === 'kilograms' ? 'kg' : undefined)]).toEqual([text, written || 0])
        }),
        { numRuns: 200 },
      )
    }
  })

  it.each([
    ['ko-KR', 'KRW'],
    ['ja-JP', 'JPY'],
    ['en-US', 'USD'],
  ])('is read in short form in %s', (locale, currency) => {
    const format = new Intl.NumberFormat(locale, {
      notation: 'compact',
      style: 'currency',
      currency,
      maximumSignificantDigits: 2,
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 9 }), (digits, power) => {
        expect(readNumber(format.format(digits * 10 ** power))).toBe(digits * 10 ** power)
      }),
    )
  })

  it('is read by the rule where one separator stands before three digits', () => {
    expect(['1,234', '1.234', '12,345 €', '-1.234'].map((text) => [isAmbiguous(text), readNumber(text)])).toEqual([
      [true, 1234],
      [true, 1.234],
      [true, 12345],
      [true, -1.234],
    ])
    expect(['1234,567', '0,125', '1.234,5', '1,2345'].some(isAmbiguous)).toBe(false)
  })
})
