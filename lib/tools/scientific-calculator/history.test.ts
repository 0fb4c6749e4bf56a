import { isHistory, joinHistories, withCalculation } from './history'

test('calculations are stored newest first, repeated ones once, at most ten', () => {
  const one = withCalculation([], '1+1', '2')
  expect(withCalculation(one, '1+1', '2')).toBe(one)
  const many = Array.from({ length: 12 }, (_, index) => String(index)).reduce(
    (history, text) => withCalculation(history, text, text),
    one,
  )
  expect(many).toHaveLength(10)
  expect(many[0]).toEqual({ id: 13, expression: '11', result: '11' })
})

test('a history that comes back is behind what was calculated since', () => {
  const cleared = withCalculation(withCalculation([], '1+1', '2'), '2+2', '4')
  expect(joinHistories(cleared, [])).toEqual(cleared)
  const joined = joinHistories(cleared, withCalculation(withCalculation([], '3+3', '6'), '4+4', '8'))
  expect(joined.map(({ expression }) => expression)).toEqual(['4+4', '3+3', '2+2', '1+1'])
  expect(new Set(joined.map(({ id }) => id)).size).toBe(4)
})

test('a saved history is distinguished from other data', () => {
  const history = withCalculation([], '1+1', '2')
  expect(isHistory(JSON.parse(JSON.stringify(history)))).toBe(true)
  expect(isHistory([])).toBe(true)
  for (const other of [null, {}, 'text', [null], [{ id: 1, expression: '1' }]]) expect(isHistory(other)).toBe(false)
})
