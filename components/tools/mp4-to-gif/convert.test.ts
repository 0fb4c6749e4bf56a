import { gifWorker } from '@/lib/tools/mp4-to-gif/worker/make-gif'
import { convert, type GifRequest } from './convert'

jest.mock('@/lib/tools/mp4-to-gif/worker/make-gif', () => ({
  gifWorker: { run: jest.fn(async () => ({ frames: 3 })) },
}))

const FILE = new File(['video'], 'clip.mp4')
const CONTEXT = { signal: new AbortController().signal, report: () => {} }
const request = (targetSize: number | null) =>
  ({ video: { file: FILE, ffmpeg: 'engine' }, settings: { width: 320 }, targetSize }) as unknown as GifRequest

test('the cut of a video becomes a GIF, with what it was made of and how long that took', async () => {
  jest.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1250)
  expect(await convert(CONTEXT, request(null))).toEqual({
    frames: 3,
    settings: { width: 320 },
    targetSize: null,
    name: 'clip.mp4',
    originalBytes: 5,
    milliseconds: 250,
  })
  const asked = { file: FILE, ffmpeg: 'engine', settings: { width: 320 } }
  expect(gifWorker.run).toHaveBeenLastCalledWith('convert', { ...asked, targetBytes: null }, CONTEXT)
  // Whole bytes of 1,048,576 a megabyte.
  await convert(CONTEXT, request(1.3))
  expect(gifWorker.run).toHaveBeenLastCalledWith('convert', { ...asked, targetBytes: 1_363_148 }, CONTEXT)
})
