import { framePixels } from './frame-pixels'

/** Two pixels, red and green, as a browser copies them. */
const frame = (layout: readonly PlaneLayout[]) => ({
  allocationSize: () => 8,
  copyTo: async (to: AllowSharedBufferSource) => {
    ;(to as Uint8ClampedArray).set([255, 0, 0, 255, 0, 255, 0, 128])
    return [...layout]
  },
})
const RGBA = frame([{ offset: 0, stride: 8 }])

test('pixels are those of the frame, turned upright', async () => {
  expect(await framePixels(RGBA, 2, 1)).toMatchObject({ width: 2, height: 1 })
  const turned = await framePixels(RGBA, 2, 1, { rotation: 180, flip: false })
  expect([...turned!.data]).toEqual([0, 255, 0, 128, 255, 0, 0, 255])
  expect(await framePixels(RGBA, 2, 1, { rotation: 90, flip: false })).toMatchObject({ width: 1, height: 2 })
})

// What mediabunny draws: the frame is turned clockwise, and then mirrored left to right.
test.each([
  [0, 'green red'],
  [90, 'red/green'],
  [180, 'red green'],
  [270, 'green/red'],
] as const)('a frame turned by %i° and mirrored after it is %s', async (rotation, shown) => {
  const mirrored = await framePixels(RGBA, 2, 1, { rotation, flip: true })
  const colors = [0, 4].map((at) => (mirrored!.data[at] === 255 ? 'red' : 'green'))
  expect(colors.join(mirrored!.width === 1 ? '/' : ' ')).toBe(shown)
})

test('a browser that copies planes or refuses to convert gives none', async () => {
  expect(await framePixels(frame([{ offset: 0, stride: 2 }]), 2, 1)).toBeUndefined()
  const refusing = { ...RGBA, copyTo: () => Promise.reject(new Error('NotSupportedError')) }
  expect(await framePixels(refusing, 2, 1)).toBeUndefined()
})
