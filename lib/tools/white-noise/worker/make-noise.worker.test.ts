import { seededRandom } from '@/lib/core/random'
import { createNoise } from '@/lib/tools/white-noise/noise'
import { createChunks } from '@/lib/tools/white-noise/stream'
import { loadWorker } from '@/scripts/jest/load-worker'
import type { NoiseJobs } from './make-noise'

test('each stream goes on where it was, and moves to the page', async () => {
  const run = loadWorker<NoiseJobs>(() => jest.requireActual('./make-noise.worker'))
  const args = { type: 'brown', sampleRate: 8000, overlap: 20, frames: 100 } as const
  const [first, second] = [5, 6].map((seed) => createChunks(createNoise('brown', 8000, seededRandom(seed)), 20))
  for (const next of [first!, first!]) {
    const { result, transfer } = await run('render', { ...args, stream: 1, seed: 5 })
    expect(result).toEqual(next(100))
    expect(transfer).toEqual([result.left.buffer, result.right.buffer])
  }
  expect((await run('render', { ...args, stream: 2, seed: 6 })).result).toEqual(second!(100))
  // A seed is only for a stream that has not begun.
  expect((await run('render', { ...args, stream: 2, seed: 7 })).result).toEqual(second!(100))
})
