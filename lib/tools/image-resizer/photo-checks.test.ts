import { documentOf } from './documents'
import type { Head } from './find-heads'
import { checksOf, CHECKS, type CheckId } from './photo-checks'

const GOOD = { background: 0.9, unevenness: 0.02, lean: 0.01, sharpness: 0.3 }
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

/** What is not fine, by its check. */
function faults(head: Partial<Head>, frame = FRAME, document = passport) {
  const checks = checksOf({ ...HEAD, ...head }, frame, document).filter(({ verdict }) => verdict !== 'ok')
  return Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict])) as Partial<Record<CheckId, string>>
}

test('a photo as the document wants it is fine in all points', () => {
  const checks = checksOf(HEAD, FRAME, passport)
  expect(checks.map(({ id }) => id)).toEqual(CHECKS)
  expect(faults({})).toEqual({})
  expect(checks[0]!.value).toBeCloseTo(34)
})

test('a document without a rule for the head is not measured against one', () => {
  const ids = checksOf(HEAD, FRAME, documentOf('korean3x4')!).map(({ id }) => id)
  expect(ids).toEqual(CHECKS.filter((id) => id !== 'head'))
})

test.each<[string, Partial<Record<CheckId, string>>, Partial<Head>, typeof FRAME?]>([
  ['a head of 31.9 mm', { head: 'small' }, {}, { x: 0, y: 80, width: 1119, height: 1439 }],
  ['a head of 36.1 mm', { head: 'large' }, {}, { x: 0, y: 80, width: 989, height: 1271 }],
  ['a crown at the edge', { edges: 'bad' }, {}, { ...FRAME, y: 190 }],
  ['a tilt of 6°', { tilt: 'bad' }, { rightEye: { x: 600, y: 721 } }],
  ['an eye outside', { eyes: 'bad' }, {}, { ...FRAME, x: 410 }],
  ['an uneven background', { background: 'bad' }, { measures: { ...GOOD, unevenness: 0.2 } }],
  ['a dark background', { background: 'bad' }, { measures: { ...GOOD, background: 0.3 } }],
  ['light from the left', { light: 'bad' }, { measures: { ...GOOD, lean: 0.2 } }],
  ['light from the right', { light: 'bad' }, { measures: { ...GOOD, lean: -0.2 } }],
  ['a blurred face', { sharpness: 'bad' }, { measures: { ...GOOD, sharpness: 0.02 } }],
])('%s is said', (_, expected, head, frame = FRAME) => {
  expect(faults(head, frame)).toEqual(expected)
})

test('a frame of too few pixels is said with how far it is enlarged', () => {
  const small = (value: number) => value / 4
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: small(x), y: small(y) })
  const head = {
    ...HEAD,
    crown: at(HEAD.crown),
    chin: at(HEAD.chin),
    leftEye: at(HEAD.leftEye),
    rightEye: at(HEAD.rightEye),
  }
  const checks = checksOf(head, { x: 0, y: 20, width: 262.5, height: 337.5 }, passport)
  const { verdict, value } = checks.find(({ id }) => id === 'resolution')!
  expect([verdict, value.toFixed(2)]).toEqual(['bad', '1.57'])
})
