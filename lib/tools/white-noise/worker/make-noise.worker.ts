import { seededRandom } from '@/lib/core/random'
import { createNoise } from '@/lib/tools/white-noise/noise'
import { createChunks, type Chunk } from '@/lib/tools/white-noise/stream'
import type { NoiseJobs } from './make-noise'
import { serve, Transferred } from '@/lib/workers/serve'

const streams = new Map<number, (frames: number) => Chunk>()

serve<NoiseJobs>({
  render({ stream, type, sampleRate, overlap, seed, frames }) {
    const next = streams.get(stream) ?? createChunks(createNoise(type, sampleRate, seededRandom(seed)), overlap)
    streams.set(stream, next)
    const chunk = next(frames)
    return new Transferred(chunk, [chunk.left.buffer, chunk.right.buffer])
  },
})
