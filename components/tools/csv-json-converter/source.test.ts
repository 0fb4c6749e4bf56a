import { EMPTY, isLarge, LARGE, pasted, replacing } from './source'

test('a text is large by its bytes', () => {
  expect(isLarge('x'.repeat(LARGE))).toBe(false)
  expect(isLarge('x'.repeat(LARGE + 1))).toBe(true)
  expect(isLarge('가'.repeat(LARGE / 2))).toBe(true)
  expect(isLarge('')).toBe(false)
})

test('a large paste goes where the caret is and takes the place of what is selected', async () => {
  const big = 'x'.repeat(LARGE + 1)
  const { file, large } = pasted({ text: 'a,b\n1,2\n', large: false }, big, 4, 7)
  expect(large).toBe(true)
  expect(await file?.text()).toBe(`a,b\n${big}\n`)
})

test('a large paste takes the place of a large file', async () => {
  const before = { text: 'beginning', file: new File(['whole'], 'a.csv'), large: true }
  expect(await pasted(before, 'new', 2, 2).file?.text()).toBe('new')
})

test('what is replaced at once can be brought back, one step far', () => {
  const typed = { text: 'mine', large: false }
  const sample = replacing(typed, { text: 'sample', large: false })
  expect(sample.replaced).toEqual(typed)
  expect(replacing(sample, { text: 'file', large: false }).replaced).toEqual({ text: 'sample', large: false })
  expect(replacing({ text: ' \n', large: false }, sample).replaced).toBe(sample.replaced)
  expect(replacing(EMPTY, { text: 'sample', large: false }).replaced).toBeUndefined()
})
