import { Temporal } from 'temporal-polyfill'
import { isoDate } from '@/lib/core/plain-date'
import { milestonesFrom } from './milestones'

const START = { year: 2024, month: 2, day: 29 }

const listed = (inclusive: boolean) =>
  milestonesFrom(START, inclusive).map(({ unit, count, date }) => [unit, count, isoDate(date)])

/** The documented milestones in order. */
const MILESTONES = [
  ['days', 100],
  ['days', 200],
  ['days', 300],
  ['years', 1],
  ['days', 500],
  ['years', 2],
  ['days', 1_000],
  ['years', 3],
  ['years', 5],
  ['days', 2_000],
  ['days', 3_000],
  ['years', 10],
  ['days', 5_000],
  ['years', 20],
  ['days', 10_000],
] as const

test.each([false, true])('the milestones, the start counted as day 1: %s', (inclusive) => {
  const start = Temporal.PlainDate.from(START)
  const expected = MILESTONES.map(([unit, count]) => {
    const days = inclusive ? count - 1 : count
    return [unit, count, start.add(unit === 'days' ? { days } : { years: count }).toString()]
  })
  expect(
    listed(inclusive)
      .map(([unit, count]) => `${count} ${unit}`)
      .sort(),
  ).toEqual(MILESTONES.map(([unit, count]) => `${count} ${unit}`).sort())
  expect(listed(inclusive)).toEqual(expected)
})

test('milestones after year 9999 are omitted', () => {
  const late = milestonesFrom({ year: 9999, month: 1, day: 1 }, false)
  expect(late.map(({ unit, count }) => [unit, count])).toEqual([
    ['days', 100],
    ['days', 200],
    ['days', 300],
  ])
})
