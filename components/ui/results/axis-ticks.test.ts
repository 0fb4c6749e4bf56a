import { axisTicks } from './AreaChart'

it.each([
  [4, [0, 1, 2, 3, 4]],
  [4.1, [0, 2, 4, 6]],
  [10, [0, 2.5, 5, 7.5, 10]],
  [11, [0, 5, 10, 15]],
  [37, [0, 10, 20, 30, 40]],
  [0.03, [0, 0.01, 0.02, 0.03]],
  [8_000_000, [0, 2_000_000, 4_000_000, 6_000_000, 8_000_000]],
])('up to %d there are round steps', (max, ticks) => {
  expect(axisTicks(max).map((tick) => Number(tick.toPrecision(12)))).toEqual(ticks)
})

it.each([
  [0, [0, 1]],
  [-5, [0, 1]],
  [NaN, [0, 1]],
  [Number.MAX_VALUE, [0, Number.MAX_VALUE]],
])('%d has an axis too', (max, ticks) => {
  expect(axisTicks(max)).toEqual(ticks)
})
