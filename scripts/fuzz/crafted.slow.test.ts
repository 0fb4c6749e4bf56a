import { startCpuTimer } from '@/scripts/jest/cpu-timer'
import { isToolError } from '@/lib/core/errors'
import { imageKind } from '@/lib/image/formats/kind'
import { mayHoldVideo } from '@/lib/tools/mp4-to-gif/video-kind'
import { checkVideoFile } from '@/lib/tools/mp4-to-gif/engine/check-file'
import { craftedMovies, craftedPictures } from './crafted'
import { header, metadata, stripTwice } from './file-targets'

/** Files of this many parts are a few megabytes. */
const PARTS = 300_000
const PATIENCE = 10_000

beforeAll(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))

/** Does it, or refuses with a reason, in time. */
async function settles(run: () => unknown): Promise<void> {
  const elapsed = startCpuTimer()
  try {
    await run()
  } catch (error) {
    if (!isToolError(error)) throw error
  }
  expect(elapsed()).toBeLessThan(PATIENCE)
}

test.each([...craftedPictures(PARTS)])('%s is read or refused', async (_, bytes) => {
  expect(imageKind(bytes)).not.toBeNull()
  await settles(() => header(bytes))
  await settles(() => metadata(bytes))
  await settles(() => stripTwice(bytes))
})

test.each([...craftedMovies(PARTS)])('%s is judged', async (_, bytes) => {
  expect(mayHoldVideo(bytes)).toBe(true)
  await settles(() => checkVideoFile(new Blob([bytes])))
})
