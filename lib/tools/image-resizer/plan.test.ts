import { turned, UNTOUCHED, withFrame } from './crop'
import { planOf, wholeDrawingSize } from './plan'

const photo = { width: 400, height: 300 }
const frame = { x: 100, y: 50, width: 200, height: 100 }
const edit = withFrame(UNTOUCHED, frame, photo)

it('turns what it resamples after that', () => {
  const plan = planOf(photo, turned(edit, 1), { width: 50, height: 100, fit: 'contain' })
  expect(plan).toEqual({ width: 50, height: 100, crop: frame, resampled: { width: 100, height: 50 } })
})

it('covers a box from the frame alone, at the position asked for', () => {
  const box = { width: 50, height: 50, fit: 'cover' } as const
  expect(planOf(photo, edit, { ...box, position: 'start' }).crop).toEqual({ ...frame, width: 100 })
  expect(planOf(photo, edit, box).crop).toEqual({ ...frame, x: 150, width: 100 })
  expect(planOf(photo, edit, { ...box, position: 'end' }).crop).toEqual({ ...frame, x: 200, width: 100 })
})

it('asks for a drawing on which the frame has the size of the target', () => {
  expect(wholeDrawingSize(photo, edit, { width: 400, height: 200, fit: 'exact' })).toEqual({ width: 800, height: 600 })
  expect(wholeDrawingSize(photo, turned(edit, 1), { width: 200, height: 400, fit: 'exact' })).toEqual({
    width: 800,
    height: 600,
  })
})

it.each([
  [50, { width: 133, height: 136 }],
  [70, { width: 187, height: 191 }],
])('asks for a drawing in the nearest whole pixels: %d', (side, expected) => {
  const part = withFrame(UNTOUCHED, { x: 0, y: 0, width: 150, height: 110 }, photo)
  expect(wholeDrawingSize(photo, part, { width: side, height: side, fit: 'exact' })).toEqual(expected)
})
