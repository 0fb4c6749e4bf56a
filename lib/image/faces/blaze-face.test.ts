import { ANCHORS, decodeFaces, distinctFaces, FACE_INPUT } from './blaze-face'

/** Outputs of the model in which these anchors are as sure as given, with the values of a face of 32 × 40 pixels. */
function outputs(sure: Readonly<Record<number, number>>) {
  const values = new Float32Array(ANCHORS.length * 16)
  const scores = new Float32Array(ANCHORS.length).fill(-100)
  for (const [anchor, score] of Object.entries(sure)) {
    // Middle and size of the box, then left eye, right eye, nose, mouth and both ears.
    values.set([4, -8, 32, 40, -6, -4, 10, -4, 2, 4, 2, 12, -16, 0, 20, 0], Number(anchor) * 16)
    scores[Number(anchor)] = score
  }
  return [values, scores] as const
}

test('the anchors are the middles of 16 × 16 cells twice and of 8 × 8 cells six times', () => {
  expect(ANCHORS).toHaveLength(896)
  expect(ANCHORS.slice(0, 3)).toEqual([
    { x: 1 / 32, y: 1 / 32 },
    { x: 1 / 32, y: 1 / 32 },
    { x: 3 / 32, y: 1 / 32 },
  ])
  expect(ANCHORS[511]).toEqual({ x: 31 / 32, y: 31 / 32 })
  expect(ANCHORS.slice(512, 519).map(({ x }) => x)).toEqual([...Array(6).fill(1 / 16), 3 / 16])
  expect(ANCHORS[895]).toEqual({ x: 15 / 16, y: 15 / 16 })
})

test('a box and its points are relative to their anchor, in pixels of the input', () => {
  // Row 7, column 8 of the fine cells: (68, 60) in pixels.
  const [face, ...others] = decodeFaces(...outputs({ [(7 * 16 + 8) * 2]: 3 }))
  expect(others).toEqual([])
  const pixels = (value: number) => value * FACE_INPUT
  expect(face!.score).toBeCloseTo(0.9526, 4)
  expect(Object.values(face!.box).map(pixels)).toEqual([56, 32, 32, 40])
  expect([face!.leftEye, face!.rightEye].map(({ x, y }) => [pixels(x), pixels(y)])).toEqual([
    [62, 56],
    [78, 56],
  ])
})

test('what is less than 30 % sure is no face', () => {
  expect(decodeFaces(...outputs({ 100: -0.85 }))).toEqual([])
  expect(decodeFaces(...outputs({ 100: -0.84 }))).toHaveLength(1)
})

test('of boxes over one face the surest is kept, and faces apart stay, surest first', () => {
  const found = decodeFaces(...outputs({ [(7 * 16 + 4) * 2]: 1, [(7 * 16 + 5) * 2]: 2, [(7 * 16 + 12) * 2]: 4 }))
  expect(found.map(({ score }) => Math.round(score * 100))).toEqual([98, 88])
})

test('boxes that share 30 % of what they cover together are of one face', () => {
  const [face] = decodeFaces(...outputs({ 100: 2 }))
  const beside = (shift: number) => ({ ...face!, score: 0.5, box: { ...face!.box, x: face!.box.x + shift } })
  const { width } = face!.box
  expect(distinctFaces([beside(width * 0.53), face!])).toEqual([face])
  expect(distinctFaces([beside(width * 0.55), face!])).toHaveLength(2)
})
