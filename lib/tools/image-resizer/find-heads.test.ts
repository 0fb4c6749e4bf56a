import { createPixels } from '@/lib/image/pixels/pixels'
import { ANCHORS } from '@/lib/image/faces/blaze-face'
import { findFaces, type Run } from '@/lib/image/faces/find-faces'
import { CHIN, findHeads, headOf, outlineOf, OUTLINE_INPUT } from './find-heads'

const SIZE = { width: 400, height: 600 }
/** A gray picture with one red pixel, which distinguishes the inputs. */
function picture() {
  const pixels = createPixels(SIZE.width, SIZE.height)
  pixels.data.fill(128)
  return pixels
}

/** What a detector answers that sees one face of a quarter of its input in the middle, `tilt` pixels higher at the right eye. */
function faceOutputs(tilt = 0): Float32Array<ArrayBuffer>[] {
  const values = new Float32Array(ANCHORS.length * 16)
  const scores = new Float32Array(ANCHORS.length).fill(-100)
  const middle = ANCHORS.findIndex(({ x, y }) => x === 17 / 32 && y === 17 / 32)
  values.set([-4, -4, 32, 32, -12, -8, 4, -8 - tilt, -4, 0, -4 - tilt / 2, 8], middle * 16)
  scores[middle] = 5
  return [values, scores]
}
const nothing = (): Float32Array<ArrayBuffer>[] => [
  new Float32Array(ANCHORS.length * 16),
  new Float32Array(ANCHORS.length).fill(-100),
]

test('a face is looked at again from nearby, and what is not found again was none', async () => {
  const detect = jest.fn<ReturnType<Run>, Parameters<Run>>(async () => faceOutputs())
  const faces = await findFaces(picture(), detect)
  // The first look's square is 600 pixels wide; the second's half of that, twice the box.
  expect(faces.some(({ box }) => Math.abs(box.width - 75) < 1)).toBe(true)
  const calls = { count: 0 }
  const fleeting: Run = async () => (calls.count++ === 0 ? faceOutputs() : nothing())
  expect(await findFaces(picture(), fleeting)).toEqual([])
})

test('the detector gets values from −1 to 1, and −1 beside the picture', async () => {
  const inputs: Float32Array[] = []
  await findFaces(picture(), async (input) => {
    inputs.push(input)
    return nothing()
  })
  const row = inputs[0]!.subarray(64 * 128 * 3, 65 * 128 * 3)
  expect([row[0], row[64 * 3]]).toEqual([-1, expect.closeTo(128 / 127.5 - 1, 2)])
})

/** The head of a face in the middle of the picture whose outline is a column of this half breadth down from `top`. */
async function headBelow(top: number, tilt = 0) {
  const [face] = await findFaces(picture(), async () => faceOutputs(tilt))
  const segment: Run = async () => {
    const square = face!.box.height * 3
    const mask = new Float32Array(OUTLINE_INPUT ** 2)
    const start = face!.box.y + face!.box.height / 2 - square / 2
    for (let row = 0; row < OUTLINE_INPUT; row++) {
      const y = start + ((row + 0.5) * square) / OUTLINE_INPUT
      if (y >= top && y >= 0) mask.fill(1, row * OUTLINE_INPUT + 60, row * OUTLINE_INPUT + 196)
    }
    return [mask]
  }
  return { face: face!, head: headOf(face!, await outlineOf(picture(), face!, segment), picture()) }
}

test('the crown is where the outline ends above the eyes, the chin as far below as faces have it', async () => {
  const { face, head } = await headBelow(face0Top())
  const eyes = face.leftEye.y
  expect(Math.abs(head.crown.y - face0Top())).toBeLessThan(2)
  const middle = face.box.y + face.box.height / 2 - eyes
  expect(head.chin.y - eyes).toBeCloseTo(middle * CHIN.middle + face.box.height * CHIN.height)
  expect(head.isCut).toBe(false)
})

/** A little above the box of the face. */
function face0Top(): number {
  return 230
}

test('the chin of a tilted head lies off the middle of its eyes', async () => {
  const { head } = await headBelow(200, 4)
  expect(head.chin.x).toBeGreaterThan((head.leftEye.x + head.rightEye.x) / 2)
  expect(head.crown.x).toBeLessThan(head.chin.x)
})

test('a head whose outline runs into the edge is cut', async () => {
  const [face] = await findFaces(picture(), async () => faceOutputs())
  const up = { ...face!, box: { ...face!.box, y: 20 }, leftEye: { ...face!.leftEye, y: 40 } }
  const raised = { ...up, rightEye: { ...face!.rightEye, y: 40 } }
  const segment: Run = async (input) => [
    Float32Array.from({ length: OUTLINE_INPUT ** 2 }, (_, at) => (input[at * 3]! > 0 ? 1 : 0)),
  ]
  expect(headOf(raised, await outlineOf(picture(), raised, segment), picture()).isCut).toBe(true)
})

test('no face, no heads, and nobody is outlined', async () => {
  const segment = jest.fn<ReturnType<Run>, Parameters<Run>>(async () => [])
  expect(await findHeads(picture(), { detect: async () => nothing(), segment })).toEqual([])
  expect(segment).not.toHaveBeenCalled()
})
