import fc from 'fast-check'
import { dragged, moved, scaled } from '@/lib/image/pixels/frame'
import { frameOn, mirrored, turned, UNTOUCHED, withFrame, withRatio } from './crop'
import { planOf } from './plan'

const photo = { width: 400, height: 300 }
const frame = { x: 100, y: 50, width: 200, height: 100 }
const edit = withFrame(UNTOUCHED, frame, photo)

it('is the whole picture until something is cut off', () => {
  expect(frameOn(UNTOUCHED, photo)).toEqual({ x: 0, y: 0, ...photo })
})

it('keeps exact pixels on the picture that it was set on, and shares of others', () => {
  expect(frameOn(edit, photo)).toEqual(frame)
  expect(frameOn(edit, { width: 40, height: 30 })).toEqual({ x: 10, y: 5, width: 20, height: 10 })
  expect(frameOn(edit, { width: 1, height: 1 })).toEqual({ x: 0, y: 0, width: 1, height: 1 })
  const corner = withFrame(UNTOUCHED, { x: 200, y: 150, width: 200, height: 150 }, photo)
  expect(frameOn(corner, { width: 3, height: 3 })).toEqual({ x: 1, y: 1, width: 2, height: 2 })
})

it('keeps its ratio on pictures of other proportions', () => {
  const square = withRatio(UNTOUCHED, 1, photo)
  expect(frameOn(square, photo)).toEqual({ x: 50, y: 0, width: 300, height: 300 })
  expect(frameOn(square, { width: 1000, height: 400 })).toEqual({ x: 300, y: 0, width: 400, height: 400 })
  expect(frameOn(square, { width: 400, height: 1000 })).toEqual({ x: 50, y: 350, width: 300, height: 300 })
  const low = withFrame(UNTOUCHED, { x: 100, y: 100, width: 200, height: 100 }, photo)
  expect(frameOn(withRatio(low, 1, photo), photo)).toEqual({ x: 100, y: 50, width: 200, height: 200 })
  expect(frameOn(withRatio(square, null, photo), photo)).toEqual(frameOn(square, photo))
})

it('stays on what it shows when the picture is turned and mirrored', () => {
  expect(frameOn(turned(edit, 1), photo)).toEqual({ x: 150, y: 100, width: 100, height: 200 })
  expect(turned(withRatio(edit, 2, photo), -1).ratio).toBe(1 / 2)
  expect(frameOn(mirrored(edit), photo)).toEqual({ ...frame, x: 100 })
  const corner = withFrame(UNTOUCHED, { x: 0, y: 0, width: 10, height: 20 }, photo)
  for (const lay of [turned(corner, 1), mirrored(corner), mirrored(turned(corner, -1)), turned(turned(corner, 1), 1)]) {
    expect(planOf(photo, lay, { ...frameOn(lay, photo), fit: 'exact' }).crop).toEqual({
      x: 0,
      y: 0,
      width: 10,
      height: 20,
    })
  }
})

describe('by pointer', () => {
  it('moves up to the edge', () => {
    expect(moved(frame, -500, 30, photo)).toEqual({ ...frame, x: 0, y: 80 })
    expect(moved(frame, 500, 500, photo)).toEqual({ ...frame, x: 200, y: 200 })
  })

  it('follows a corner, the opposite one stays', () => {
    expect(dragged(frame, 'se', 20, 30, { ratio: null, size: photo })).toEqual({ ...frame, width: 220, height: 130 })
    expect(dragged(frame, 'nw', 20, 30, { ratio: null, size: photo })).toEqual({
      x: 120,
      y: 80,
      width: 180,
      height: 70,
    })
    expect(dragged(frame, 'se', -900, -900, { ratio: null, size: photo })).toEqual({ ...frame, width: 1, height: 1 })
    expect(dragged(frame, 'ne', 20, 0, { ratio: 2, size: photo })).toEqual({ x: 100, y: 40, width: 220, height: 110 })
  })

  it('grows under two fingers around its middle until it meets the edge', () => {
    expect(scaled(frame, 1.5, photo)).toEqual({ x: 50, y: 25, width: 300, height: 150 })
    expect(scaled(frame, 9, photo)).toEqual({ x: 0, y: 0, width: 400, height: 200 })
    expect(scaled(frame, 0, photo)).toMatchObject({ width: 2, height: 1 })
  })

  it('never leaves the picture nor its ratio', () => {
    const by = fc.double({ min: -900, max: 900, noNaN: true })
    fc.assert(
      fc.property(
        fc.constantFrom('nw', 'ne', 'sw', 'se'),
        by,
        by,
        fc.constantFrom(0.2, 1, 2),
        (corner, x, y, ratio) => {
          const start = frameOn(withRatio(edit, ratio, photo), photo)
          const end = dragged(start, corner, x, y, { ratio, size: photo })
          expect(end.width / end.height).toBeCloseTo(ratio, 6)
          expect(Math.min(end.x, end.y, end.width, end.height)).toBeGreaterThan(-1e-6)
          expect(end.x + end.width).toBeLessThan(photo.width + 1e-6)
          expect(end.y + end.height).toBeLessThan(photo.height + 1e-6)
        },
      ),
    )
  })
})
