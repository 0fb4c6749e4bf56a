import { formatBytes } from './bytes'
import { writeCsv } from '@/lib/text/csv-writer'
import {
  formatDate,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPercent,
  isKnownToTheUnit,
  splitDuration,
} from './format'
import { axisTicks } from '@/components/ui/results/axis-ticks'

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
    [1024, '1 KB'],
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
