import { resampleLanczos } from '@/lib/image/pixels/lanczos'
import { PlaneScaler } from './plane-scaler'

const [WIDTH, HEIGHT] = [64, 36]
// Values at which the filter does not overshoot, because clipping between the two passes differs.
const gray = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => 90 + ((at * 7919) % 71))

function asPixels() {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  gray.forEach((value, at) => data.set([value, value, value, 255], at * 4))
  return { width: WIDTH, height: HEIGHT, data }
}

it.each([
  [20, 11],
  [64, 36],
  [100, 50],
])('to %i × %i gives what resampling whole pictures gives', (width, height) => {
  const area = { x: 0, y: 0, width: WIDTH, height: HEIGHT }
  const scaled = new PlaneScaler(area, width, height).scale({ data: gray, offset: 0, stride: WIDTH, step: 1 })
  const expected = resampleLanczos(asPixels(), { width, height })
  scaled.forEach((value, at) => expect(Math.abs(value - expected.data[at * 4]!)).toBeLessThanOrEqual(1))
})

it('scales an area of interleaved samples in padded rows', () => {
  const [offset, stride, step] = [5, 150, 2]
  const data = new Uint8Array(offset + stride * HEIGHT).fill(255)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) data[offset + y * stride + x * step] = gray[y * WIDTH + x]!
  const area = { x: 8, y: 4, width: 30, height: 20 }
  const scaler = new PlaneScaler(area, 30, 20)
  const scaled = scaler.scale({ data, offset, stride, step })
  scaled.forEach((value, at) => {
    const [x, y] = [8 + (at % 30), 4 + Math.floor(at / 30)]
    expect(value).toBe(gray[y * WIDTH + x])
  })
})
