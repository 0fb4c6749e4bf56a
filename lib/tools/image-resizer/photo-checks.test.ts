import { documentOf } from './documents'
import type { Head } from './find-heads'
import { placeHead } from './place-head'
import { checksOf, holdOf, type Check, type CheckId } from './photo-checks'

const GOOD = { background: 0.9, tint: 0.01, unevenness: 0.02, lean: 0.01, sharpness: 0.3 }
/** A head of 1,020 pixels, 34 mm in a frame of 1,350 pixels. */
const HEAD: Head = {
  crown: { x: 500, y: 200 },
  chin: { x: 500, y: 1220 },
  leftEye: { x: 400, y: 700 },
  rightEye: { x: 600, y: 700 },
  box: { x: 250, y: 500, width: 500, height: 500 },
  isCut: false,
  measures: GOOD,
}
const FRAME = { x: 0, y: 80, width: 1050, height: 1350 }
const passport = documentOf('koreanPassport')!

const PHOTO = {
  frame: FRAME,
  isCovered: true,
  isEvened: false,
  taken: '2026-06-01',
  today: { year: 2026, month: 12, day: 1 },
}

/** What is not fine, by its check. */
function faults(head: Partial<Head>, photo: Partial<typeof PHOTO> = {}, document = passport) {
  const checks = checksOf({ ...HEAD, ...head }, document, { ...PHOTO, ...photo }).filter(
    ({ verdict }) => verdict !== 'ok',
  )
  return Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict])) as Partial<Record<CheckId, string>>
}

test('a photo as the document wants it is fine in all points', () => {
  const checks = checksOf(HEAD, passport, PHOTO)
  const all = ['head', 'edges', 'resolution', 'tilt', 'eyes', 'background', 'light', 'sharpness', 'age']
  expect(checks.map(({ id }) => id)).toEqual(all)
  expect(faults({})).toEqual({})
  expect(checks[0]!.value).toBeCloseTo(34)
})

test('a document without a rule for the head is not measured against one', () => {
  const ids = checksOf(HEAD, documentOf('korean3x4')!, PHOTO).map(({ id }) => id)
  expect(ids).toEqual(['edges', 'resolution', 'tilt', 'eyes', 'background', 'light', 'sharpness'])
})

test.each<[string, Partial<Record<CheckId, string>>, Partial<Head>, Partial<typeof PHOTO>?]>([
  ['a head of 31.9 mm', { head: 'small' }, {}, { frame: { x: 0, y: 80, width: 1119, height: 1439 } }],
  ['a head of 36.1 mm', { head: 'large' }, {}, { frame: { x: 0, y: 80, width: 989, height: 1271 } }],
  ['a crown at the edge', { edges: 'small' }, {}, { frame: { ...FRAME, y: 190 } }],
  ['a chin at the edge', { edges: 'bad' }, {}, { frame: { ...FRAME, y: -110 } }],
  ['a corner beyond the picture', { edges: 'beyond' }, {}, { isCovered: false }],
  ['a background of light blue', { background: 'tinted' }, { measures: { ...GOOD, tint: 0.2 } }],
  ['a background of gray', { background: 'tinted' }, { measures: { ...GOOD, background: 0.6 } }],
  ['a photo of more than six months', { age: 'bad' }, {}, { taken: '2026-05-31' }],
  ['a tilt of 6°', { tilt: 'bad' }, { rightEye: { x: 600, y: 721 } }],
  ['an eye outside', { eyes: 'bad' }, {}, { frame: { ...FRAME, x: 410 } }],
  ['an uneven background', { background: 'bad' }, { measures: { ...GOOD, unevenness: 0.2 } }],
  ['a dark background', { background: 'bad' }, { measures: { ...GOOD, background: 0.3 } }],
  ['light from the left', { light: 'bad' }, { measures: { ...GOOD, lean: 0.2 } }],
  ['light from the right', { light: 'bad' }, { measures: { ...GOOD, lean: -0.2 } }],
  ['a blurred face', { sharpness: 'bad' }, { measures: { ...GOOD, sharpness: 0.02 } }],
])('%s is said', (_, expected, head, photo = {}) => {
  expect(faults(head, photo)).toEqual(expected)
})

test('a day that the file does not say is unknown, and an evened background is not judged', () => {
  const { age, ...others } = faults({}, { taken: undefined } as unknown as Partial<typeof PHOTO>)
  expect([age, others]).toEqual(['unknown', {}])
  expect(faults({ measures: { ...GOOD, unevenness: 0.5 } }, { isEvened: true })).toEqual({})
})

test('above the crown a Japanese passport wants 2 to 6 mm', () => {
  const japan = documentOf('japanesePassport')!
  const shifted = (above: number) => ({ ...FRAME, y: 200 - above * 30 })
  expect([1.9, 4, 6.1].map((above) => faults({}, { frame: shifted(above) }, japan).edges)).toEqual([
    'small',
    undefined,
    'large',
  ])
})

test('a frame of too few pixels is said with how far it is enlarged, and its face is not called sharp', () => {
  const small = (value: number) => value / 4
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: small(x), y: small(y) })
  const head = {
    ...HEAD,
    crown: at(HEAD.crown),
    chin: at(HEAD.chin),
    leftEye: at(HEAD.leftEye),
    rightEye: at(HEAD.rightEye),
  }
  const frame = { x: 0, y: 20, width: 262.5, height: 337.5 }
  const checks = checksOf(head, passport, { ...PHOTO, frame })
  const { verdict, value } = checks.find(({ id }) => id === 'resolution')!
  expect([verdict, value.toFixed(2)]).toEqual(['bad', '1.57'])
  const sharpness = (checks: readonly Check[]) => checks.find(({ id }) => id === 'sharpness')?.verdict
  expect(sharpness(checks)).toBeUndefined()
  const blurred = { ...head, measures: { ...GOOD, sharpness: 0.02 } }
  expect(sharpness(checksOf(blurred, passport, { ...PHOTO, frame }))).toBe('bad')
})

describe('the frame around a head', () => {
  const SIZE = { width: 3000, height: 4000 }
  const hold = (frame: Partial<typeof FRAME>, head: Partial<Head> = {}) =>
    holdOf(passport, { head: { ...HEAD, ...head }, frame: { ...FRAME, ...frame }, isCovered: true, size: SIZE })
  // Where the head is placed by itself: 34 of 45 mm, 4 mm below the edge.
  const AWAY = { crown: { x: 1500, y: 1000 }, chin: { x: 1500, y: 2020 } }
  const EYES = { leftEye: { x: 1400, y: 1500 }, rightEye: { x: 1600, y: 1500 } }
  const PLACED = { x: 975, y: 880, width: 1050, height: 1350 }

  it('fits where the head was placed, and where it was moved a little', () => {
    expect(hold(PLACED, { ...AWAY, ...EYES })).toBe('fits')
    expect(hold({ ...PLACED, y: 900 }, { ...AWAY, ...EYES })).toBe('fits')
  })

  it.each([{ y: 1100 }, { y: 300 }, { x: 1450 }, { width: 2100, height: 2700 }])(
    'moved to %j, it does not',
    (moved) => {
      expect(hold({ ...PLACED, ...moved }, { ...AWAY, ...EYES })).toBe('moved')
    },
  )

  it('is tight where the picture ends too soon', () => {
    const high = {
      crown: { x: 1500, y: 20 },
      chin: { x: 1500, y: 1040 },
      leftEye: EYES.leftEye,
      rightEye: EYES.rightEye,
    }
    const { frame } = placeHead({ ...HEAD, ...high }, passport, SIZE)
    expect(hold(frame, high)).toBe('tight')
    expect(hold({ ...frame, y: 400 }, high)).toBe('tight')
  })
})
