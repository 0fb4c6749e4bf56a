import { ratioIn, ratioName, RATIOS } from './ratios'

const PHOTO = { width: 4000, height: 2500 }
const FRAME = { width: 531, height: 413 }
const nameOf = (ratio: number | null) => ratioName(ratio, { size: PHOTO, frame: FRAME })

test('a ratio is called by its numbers', () => {
  for (const text of RATIOS) expect(nameOf(ratioIn(text))).toBe(text)
  expect(nameOf(null)).toBe('free')
})

test('original is only what the picture has', () => {
  expect(nameOf(1.6)).toBe('original')
  // Of a document that was chosen before, and the same turned.
  expect(nameOf(413 / 531)).toBe('413:531')
  expect(nameOf(531 / 413)).toBe('531:413')
})
