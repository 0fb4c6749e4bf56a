import { isDrawable } from './drawable'

const COMPUTER = { memory: 8, handheld: false }

test.each([
  ['a photo of 12 megapixels', 'jpeg', { width: 4000, height: 3000 }, true],
  ['the 120 megapixels of the limit', 'png', { width: 12_000, height: 10_000 }, true],
  ['more', 'png', { width: 12_000, height: 10_001 }, false],
  ['75 KB that are 400 megapixels', 'png', { width: 20_000, height: 20_000 }, false],
  ['a picture of unknown size', 'png', null, false],
  ['a kind that no browser but one draws', 'heic', { width: 40, height: 30 }, false],
  ['a drawing without pixels', 'svg', { width: 20_000, height: 20_000 }, true],
] as const)('%s', (_, kind, size, drawn) => expect(isDrawable(kind, size, COMPUTER)).toBe(drawn))

test('a device with less memory draws less', () => {
  const size = { width: 8000, height: 6000 }
  expect(isDrawable('jpeg', size, { memory: 1, handheld: true })).toBe(false)
  expect(isDrawable('jpeg', size, { memory: 4, handheld: true })).toBe(true)
})
