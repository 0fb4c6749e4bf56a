import { seededRandom } from '@/lib/core/random'
import { createNoise } from './noise'
import { createChunks } from './stream'

const OVERLAP = 960
const sound = () => createNoise('brown', 48_000, seededRandom(5))

test('overlapped chunks add up to the original sound', () => {
  const sizes = [48_000, 5_000, 96_000, 960]
  const total = sizes.reduce((sum, size) => sum + size, 0) + OVERLAP
  const whole = { left: new Float32Array(total), right: new Float32Array(total) }
  sound()(whole.left, whole.right)
  const joined = { left: new Float32Array(total), right: new Float32Array(total) }
  const next = createChunks(sound(), OVERLAP)
  let at = 0
  for (const size of sizes) {
    const chunk = next(size)
    expect(chunk.left).toHaveLength(size + OVERLAP)
    for (const channel of ['left', 'right'] as const) {
      chunk[channel].forEach((sample, index) => {
        joined[channel][at + index] = (joined[channel][at + index] ?? 0) + sample
      })
    }
    at += size
  }
  for (const channel of ['left', 'right'] as const) {
    for (let index = OVERLAP; index < total - OVERLAP; index++) {
      const error = Math.abs((joined[channel][index] ?? 0) - (whole[channel][index] ?? 1))
      if (error > 1e-6) throw new Error(`off by ${error} at frame ${index}`)
    }
  }
})

test('a single chunk starts and ends in silence', () => {
  const { left } = createChunks(sound(), OVERLAP)(10_000)
  expect(Math.abs(left[0] ?? 1)).toBeLessThan(1e-3)
  expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(1e-3)
})
