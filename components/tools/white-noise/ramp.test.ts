import { levelAt, rampTo, type Ramp } from './ramp'

const up: Ramp = { from: 0, to: 1, start: 10, end: 12 }

test.each([
  [9, 0],
  [10, 0],
  [11, 0.5],
  [12, 1],
  [99, 1],
])('at %d s, a ramp from 10 to 12 s has the level %d', (time, level) => {
  expect(levelAt([up], time)).toBe(level)
})

test('a later ramp applies from its start', () => {
  const down: Ramp = { from: 1, to: 0, start: 100, end: 130 }
  expect(levelAt([up, down], 50)).toBe(1)
  expect(levelAt([up, down], 115)).toBe(0.5)
  expect(levelAt([], 3)).toBe(0)
})

test('a new ramp starts at the current level', () => {
  expect(rampTo([up], 0, 10.5, 1)).toEqual({ from: 0.25, to: 0, start: 10.5, end: 11.5 })
})
