import { axisWeights } from './lanczos-weights'

/** Lanczos of three lobes (Turkowski, “Filters for Common Resampling Tasks”, 1990). */
function lanczos(x: number): number {
  if (x === 0) return 1
  return Math.abs(x) < 3 ? (3 * Math.sin(Math.PI * x) * Math.sin((Math.PI * x) / 3)) / (Math.PI * x) ** 2 : 0
}

const rowsOf = (source: number, target: number) => {
  const { start, count, weights, stride } = axisWeights(source, target)
  return Array.from(start, (first, index) => ({
    first,
    weights: [...weights.slice(index * stride, index * stride + count[index]!)],
    rest: weights.slice(index * stride + count[index]!, (index + 1) * stride),
  }))
}

test.each([
  ['a third more', 6, 8],
  ['half', 12, 6],
  ['two fifths', 20, 8],
  ['one of many', 9, 1],
  ['many of one', 1, 3],
])('%s samples: each is the filter around its place, cut off at the edges', (_, source, target) => {
  const rows = rowsOf(source, target)
  expect(rows).toHaveLength(target)
  for (const [index, { first, weights, rest }] of rows.entries()) {
    const scale = Math.max(1, source / target)
    const center = ((index + 0.5) * source) / target
    const all = Array.from({ length: source }, (_, sample) => lanczos((sample + 0.5 - center) / scale))
    const sum = all.reduce((total, weight) => total + weight)
    const found = new Array<number>(source).fill(0)
    for (const [tap, weight] of weights.entries()) found[first + tap] = weight
    for (const [sample, weight] of all.entries()) expect(found[sample]).toBeCloseTo(weight / sum, 6)
    expect(rest.every((weight) => weight === 0)).toBe(true)
  }
})

test('at the same size every sample is itself', () => {
  for (const [index, { first, weights }] of rowsOf(5, 5).entries())
    expect(weights.map((weight) => Math.round(weight * 1e6) / 1e6 + 0)).toEqual(
      weights.map((_, tap) => Number(first + tap === index)),
    )
})

test('of a picture so large that the center of a filter is exactly a sample, weights are numbers', () => {
  expect(axisWeights(20_000, 20_000).weights.every(Number.isFinite)).toBe(true)
})

test('a window reaches three lobes to each side, rounded to whole samples', () => {
  const windows = (source: number, target: number) =>
    rowsOf(source, target).map(({ first, weights }) => [first, weights.length])
  expect(windows(4, 8)).toEqual([
    [0, 3],
    [0, 4],
    [0, 4],
    [0, 4],
    [0, 4],
    [0, 4],
    [0, 4],
    [1, 3],
  ])
  expect(windows(12, 4)).toEqual([
    [0, 11],
    [0, 12],
    [0, 12],
    [1, 11],
  ])
})
