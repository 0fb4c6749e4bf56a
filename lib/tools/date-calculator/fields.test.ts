import { defaultsOf, writeFragment } from '@/lib/core/fields'
import { dateCalculatorFields, LINKED_FIELDS, type Tab } from './fields'

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
