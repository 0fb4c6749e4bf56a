import { documentOf } from './documents'
import type { Head } from './find-heads'
import { UNTOUCHED } from './crop'
import { editFor, leveledHead, placeHead, placeLevel, tiltOf } from './place-head'

/** A head of this height whose crown is here. */
function head(x: number, y: number, height: number): Head {
  const eyes = { y: y + height / 2 }
  return {
    crown: { x, y },
    chin: { x, y: y + height },
    leftEye: { x: x - 10, ...eyes },
    rightEye: { x: x + 10, ...eyes },
    box: { x: x - 20, y: y + 30, width: 40, height: 40 },
    isCut: false,
    measures: { background: 1, tint: 0, unevenness: 0, lean: 0, sharpness: 1 },
  }
}

const passport = documentOf('schengen')!
const SIZE = { width: 3000, height: 4000 }

test('the head gets the middle of the document’s heights, below the space that it wants', () => {
  // 34 of 45 mm: 30 pixels a millimeter.
  const { frame, head: size, hasRoom } = placeHead(head(1500, 1000, 1020), passport, SIZE)
  expect(frame).toEqual({ x: 975, y: 880, width: 1050, height: 1350 })
  expect([size, hasRoom]).toEqual([34, true])
})

test('above the head, three fifths of the space are enough', () => {
  const high = placeHead(head(1500, 72, 1020), passport, SIZE)
  expect(high).toMatchObject({ head: 34, hasRoom: true, frame: { y: 0, height: 1350 } })
})

test('with less room the head is as large as the document lets it be', () => {
  const close = placeHead(head(1500, 69, 1020), passport, SIZE)
  expect(close).toMatchObject({ head: 35.64, hasRoom: true, frame: { y: 0, height: 1288 } })
})

test('without room the frame ends with the picture and says so', () => {
  const { frame, hasRoom } = placeHead(head(1500, 20, 1020), passport, SIZE)
  expect([frame.y, hasRoom]).toEqual([0, false])
  const huge = placeHead(head(500, 100, 900), passport, { width: 800, height: 1010 })
  expect(huge).toMatchObject({ hasRoom: false, frame: { x: 14, y: 0, width: 786, height: 1010 } })
  expect(huge.head).toBeGreaterThan(36)
})

test('a document without a rule gets a head of 70 % of its height, 10 % below the edge', () => {
  const { frame, head: size } = placeHead(head(1500, 1000, 840), documentOf('korean3x4')!, SIZE)
  expect(frame).toEqual({ x: 1050, y: 880, width: 900, height: 1200 })
  expect(size).toBe(28)
})

test('the tilt is the angle of the eyes, falling to the right', () => {
  const straight = head(100, 0, 100)
  expect(tiltOf(straight)).toBe(0)
  expect(tiltOf({ ...straight, rightEye: { x: 110, y: straight.leftEye.y + 20 } })).toBeCloseTo(45)
  expect(tiltOf({ ...straight, rightEye: { x: 110, y: straight.leftEye.y - 20 } })).toBeCloseTo(-45)
})

/** The head of `head(1500, 1000, 1020)` turned clockwise around the middle of the picture. */
const tilted = (degrees: number) => leveledHead(head(1500, 1000, 1020), { level: degrees, size: SIZE })

test('a picture is leveled until the eyes are, by ten degrees at most and not for less than one', () => {
  expect([-6, 4, 25, 0.6].map((degrees) => placeLevel(tilted(degrees), passport, SIZE).level)).toEqual([6, -4, -10, 0])
  const { frame, head: size } = placeLevel(tilted(6), passport, SIZE)
  expect([size, frame]).toEqual([34, { x: 975, y: 880, width: 1050, height: 1350 }])
})

test('it is leveled no further than the frame stays within the picture', () => {
  const { level, hasRoom } = placeLevel(tilted(8), passport, { width: 3000, height: 2300 })
  expect(hasRoom).toBe(true)
  expect(level).toBeLessThan(0)
  const near = placeLevel(
    leveledHead(head(560, 130, 1020), { level: 8, size: { width: 1120, height: 1500 } }),
    passport,
    {
      width: 1120,
      height: 1500,
    },
  )
  expect(Math.abs(near.level)).toBeLessThan(8)
})

test('an edit is made for a document, leveled or as it was left', () => {
  const made = editFor(tilted(5), passport, { edit: UNTOUCHED, original: SIZE })
  expect([made.level, made.ratio]).toEqual([-5, 413 / 531])
  expect(editFor(tilted(5), passport, { edit: UNTOUCHED, original: SIZE, level: 0 }).level).toBe(0)
})

test('an office that counts without hair gets a head a millimeter higher', () => {
  expect(placeHead(head(1500, 1000, 1020), documentOf('koreanPassport')!, SIZE).head).toBe(35)
})
