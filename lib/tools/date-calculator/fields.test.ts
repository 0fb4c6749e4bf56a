import { defaultsOf, writeFragment } from '@/lib/core/fields'
import { amount, checkbox, choices, day, testFields, words } from '@/scripts/jest/field-table'
import { dateCalculatorFields, LINKED_FIELDS, type Tab } from './fields'

testFields(dateCalculatorFields, {
  tab: choices(['age', 'difference', 'math', 'lunar', 'saved']),
  birthDate: day('empty'),
  asOf: day('today'),
  leapBirthday: choices(['march1', 'february28'], { remembered: true }),
  startDate: day('today'),
  endDate: day('today'),
  inclusive: checkbox(false, { remembered: true }),
  holidays: choices(['none', 'korea', 'japan', 'us'], { remembered: true }),
  baseDate: day('today'),
  operation: choices(['add', 'subtract']),
  days: amount('100', { from: 0, whole: true }),
  unit: choices(['days', 'weeks', 'months', 'years']),
  lunarFrom: choices(['lunar', 'solar']),
  lunarMonth: amount('1', { from: 1, to: 12, whole: true }),
  lunarDay: amount('1', { from: 1, to: 30, whole: true }),
  lunarLeap: checkbox(false),
  solarDate: day('empty'),
  lunarCalendar: choices(['dangi', 'chinese'], { remembered: true }),
  lunarName: words('', { longest: 60 }),
})

const RAW = {
  ...defaultsOf(dateCalculatorFields, '2026-05-08'),
  birthDate: '1990-05-15',
  endDate: '2026-12-25',
  days: '7',
}
const linkOf = (tab: Tab) => writeFragment(LINKED_FIELDS[tab], { ...RAW, tab })

test('a link contains only the fields of its tab', () => {
  expect(linkOf('age')).toBe('tab=age&birthDate=1990-05-15&asOf=2026-05-08&leapBirthday=march1')
  expect(linkOf('difference')).toBe(
    'tab=difference&startDate=2026-05-08&endDate=2026-12-25&inclusive=false&holidays=none',
  )
  expect(linkOf('math')).toBe('tab=math&baseDate=2026-05-08&operation=add&days=7&unit=days')
})

test('every field belongs to a tab', () => {
  const linked = Object.values(LINKED_FIELDS).flatMap((fields) => Object.keys(fields))
  expect(new Set(linked)).toEqual(new Set(Object.keys(dateCalculatorFields)))
})
