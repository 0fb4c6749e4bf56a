import { formatBytes } from './bytes'
import { writeCsv } from '@/lib/text/csv-writer'
import {
  currencyDigits,
  CURRENCIES,
  currencySign,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPercent,
  formatTime,
  isKnownToTheUnit,
  splitDuration,
} from './format'
import { axisTicks } from '@/components/ui/results/AreaChart'

describe('formats', () => {
  it('show won and yen without decimals, dollars and euros with cents', () => {
    expect(formatMoney('ko', 1516.9632, 'USD')).toBe('$1,516.96')
    expect(formatMoney('ko', 1516.9632, 'KRW')).toBe('₩1,517')
    expect(formatMoney('en', -5, 'EUR')).toBe('-€5.00')
    expect(formatMoneyShort('en', 200_000, 'USD')).toBe('$200K')
    expect(formatMoneyShort('ko', 200_000, 'KRW')).toBe('₩20만')
  })

  it('show no digits of money that a double does not know', () => {
    // Sixteen digits, then 2^53 dollars.
    expect(formatMoney('en', 9_999_999_999_999.98, 'USD')).toBe('$9,999,999,999,999.98')
    expect(formatMoney('en', 10_000_000_000_000.5, 'USD')).toBe('$10,000,000,000,001')
    expect(formatMoney('en', Number.MAX_SAFE_INTEGER, 'USD')).toBe('$9,007,199,254,740,991')
    expect(formatMoney('ko', 2 ** 53, 'KRW')).toBe('₩9.00719925474099E15')
    expect(formatMoney('en', -1.2345678901234567e20, 'KRW')).toBe('-₩1.23456789012346E20')
    expect(formatMoney('en', Number.MAX_VALUE, 'JPY')).toBe('¥1.79769313486232E308')
  })

  it('know money to the cent up to 2^53 of them', () => {
    expect(isKnownToTheUnit(90_071_992_547_409, 'USD')).toBe(true)
    expect(isKnownToTheUnit(90_071_992_547_410, 'USD')).toBe(false)
    expect(isKnownToTheUnit(-(2 ** 53), 'KRW')).toBe(false)
    expect(isKnownToTheUnit(90_071_992_547_410, 'KRW')).toBe(true)
  })

  it('show percentages with at most one decimal', () => {
    expect(formatPercent('en', 0.2)).toBe('20%')
    expect(formatPercent('en', 0.12345)).toBe('12.3%')
  })

  it.each([
    [0, '0', '₩0', '0%'],
    [-0, '0', '₩0', '0%'],
    [-0.0004, '0', '₩0', '0%'],
    [1, '1', '₩1', '100%'],
    [-1, '-1', '-₩1', '-100%'],
    [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991', '₩9,007,199,254,740,991', '9.00719925474099E17%'],
  ])('show %d as a count, as money and as a percentage', (value, count, money, percentage) => {
    expect(formatNumber('en', value)).toBe(count)
    expect(formatMoney('en', value, 'KRW')).toBe(money)
    expect(formatPercent('en', value)).toBe(percentage)
  })

  it.each([
    [0, 0, 0],
    [-0, 0, 0],
    [-1e-9, 0, 0],
    [1, 0, 1],
    [59.6, 1, 0],
    [61, 1, 1],
    [Number.MAX_SAFE_INTEGER, 150119987579016, 31],
  ])('split %d minutes into %d hours and %d minutes', (total, whole, rest) => {
    expect(splitDuration(total, 60)).toEqual({ whole, rest })
  })

  it.each([
    [0, '0 Bytes'],
    [1023, '1,023 Bytes'],
    [0.4, '0 Bytes'],
    [1024, '1 KB'],
    [1023.6, '1 KB'],
    [1024 ** 2 - 6, '1,023.99 KB'],
    [1024 ** 2 - 5, '1 MB'],
    [1024 ** 2 - 1, '1 MB'],
    [1024 ** 2, '1 MB'],
    [1024 ** 3 - 1, '1 GB'],
    [4.82 * 1024 * 1024, '4.82 MB'],
    [5 * 1024 ** 4, '5,120 GB'],
  ])('%d bytes as %s', (bytes, text) => expect(formatBytes('en', bytes)).toBe(text))

  it('show dates of every year independently of the time zone', () => {
    expect(formatDate('en', { year: 2026, month: 5, day: 8 })).toBe('May 8, 2026')
    expect(formatDate('ko', { year: 2026, month: 5, day: 8 }, 'month')).toBe('2026년 5월')
    expect(formatDate('en', { year: 1, month: 1, day: 1 })).toBe('Jan 1, 1')
    expect(formatDate('en', { year: 9999, month: 12, day: 31 })).toBe('Dec 31, 9999')
  })
})

describe('formats with different options', () => {
  it('show as many decimals as are asked for, each time', () => {
    expect([formatNumber('en', 1.23456, 3), formatNumber('en', 1.23456), formatNumber('en', 1, 3, 2)]).toEqual([
      '1.235',
      '1',
      '1.00',
    ])
    expect([formatNumber('de', 1234.5, 1), formatNumber('en', 1234.5, 1)]).toEqual(['1.234,5', '1,234.5'])
    expect([formatPercent('en', 0.12345, 2), formatPercent('en', 0.12345)]).toEqual(['12.35%', '12.3%'])
    expect([formatPercent('en', 1e12 + 0.001), formatPercent('en', 0.001)]).toEqual(['100,000,000,000,000%', '0.1%'])
  })

  it('show amounts on axes in a few letters', () => {
    expect([1_250_000, 999_999_999_999_999, 1e15].map((value) => formatMoneyShort('en', value, 'USD'))).toEqual([
      '$1.3M',
      '$1000T',
      '$1E15',
    ])
    expect([formatMoneyShort('en', 1, 'EUR'), formatMoneyShort('en', -0.01, 'KRW')]).toEqual(['€1', '₩0'])
  })

  it('know the sign and the decimals of every currency', () => {
    expect(CURRENCIES.map((currency) => [currency, currencySign(currency), currencyDigits(currency)])).toEqual([
      ['KRW', '₩', 0],
      ['USD', '$', 2],
      ['JPY', '¥', 0],
      ['EUR', '€', 2],
    ])
  })

  it('show a date in every style', () => {
    const day = { year: 2026, month: 5, day: 8 }
    const styles = ['long', 'medium', 'days', 'month', 'weekday', 'dayName'] as const
    expect(styles.map((style) => formatDate('en', day, style))).toEqual([
      'Friday, May 8, 2026',
      'May 8, 2026',
      'May 8, 2026',
      'May 2026',
      'Fri, May 8',
      'Fri',
    ])
    expect(formatDateRange('en', day, { ...day, day: 12 })).toBe('May 8\u2009–\u200912, 2026')
    expect(formatDateRange('en', day, { ...day, year: 2027 })).toBe('May 8, 2026\u2009–\u2009May 8, 2027')
    // Thai years count from another year; ours do not.
    expect(formatDate('th', day, 'month')).toContain('2026')
  })

  it('write all Korean ranges of days alike, whatever the data of the browser', () => {
    const day = { year: 2026, month: 5, day: 20 }
    jest.spyOn(Intl.DateTimeFormat.prototype, 'formatRange').mockReturnValueOnce('2026년 5월 20일 ~ 26일')
    expect(formatDateRange('ko', day, { ...day, day: 26 })).toBe('2026년 5월 20일~26일')
  })

  it('show a moment as the visitor’s clock has it', () => {
    const moment = new Date(2026, 4, 8, 15, 4).getTime()
    // The space before PM is a narrow one in newer versions of ICU.
    expect(formatDateTime('en', moment).replace(/\s/g, ' ')).toBe('May 8, 2026, 3:04 PM')
    expect(formatTime('en', moment).replace(/\s/g, ' ')).toBe('3:04 PM')
    expect(formatTime('ja', moment)).toBe('15:04')
  })
})

describe('CSV', () => {
  it('quotes as RFC 4180 says and starts with a byte order mark only where a letter is not ASCII', () => {
    expect(writeCsv([['a,b', 'say "hi"', 'two\nlines', 1.5]])).toBe('"a,b","say ""hi""","two\nlines",1.5\r\n')
    expect(writeCsv([['회차']])).toBe('\uFEFF회차\r\n')
  })
})

describe('axis ticks', () => {
  it.each([
    [240_000, [0, 100_000, 200_000, 300_000]],
    [1, [0, 0.25, 0.5, 0.75, 1]],
    [0, [0, 1]],
    [1e-323, [0, 1e-323]],
    [Number.MAX_VALUE, [0, Number.MAX_VALUE]],
  ])('up to %d', (max, ticks) => expect(axisTicks(max)).toEqual(ticks))
})
