import { ToolError } from '@/lib/core/errors'
import { openVideo } from '@/lib/tools/mp4-to-gif/engine/open-video'
import { loadWorker } from '@/scripts/jest/load-worker'
import { convertVideo, estimateFile } from './gif-conversion'
import type { GifJobs } from './make-gif'

jest.mock('@/lib/tools/mp4-to-gif/engine/open-video', () => ({ openVideo: jest.fn() }))
jest.mock('./gif-conversion', () => ({ convertVideo: jest.fn(), estimateFile: jest.fn() }))

class Picture {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}
Object.assign(globalThis, { ImageData: Picture, createImageBitmap: async (data: Picture) => ({ data }) })

const start = () => loadWorker<GifJobs>(() => jest.requireActual('./make-gif.worker'))
const SOURCE = { file: new Blob(['mp4']), ffmpeg: undefined }
const PICTURES = {
  ...SOURCE,
  start: 1,
  step: 2,
  count: 2,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  width: 1,
  height: 1,
}
const SETTINGS = { width: 3 } as never

/** An engine that gives two frames of one pixel. */
function opened() {
  const engine = {
    facts: { width: 7 },
    frames: jest.fn(async function* () {
      for (const shade of [10, 20]) yield { width: 1, height: 1, data: Uint8Array.of(shade, 1, 2) }
    }),
    close: jest.fn(async () => {}),
  }
  jest.mocked(openVideo).mockResolvedValue(engine as never)
  return engine
}

beforeEach(() => jest.resetAllMocks())

test('a video is opened, asked for its facts and closed', async () => {
  const { close } = opened()
  expect((await start()('inspect', SOURCE)).result).toEqual({ width: 7 })
  expect(openVideo).toHaveBeenCalledWith(SOURCE.file, undefined)
  expect(close).toHaveBeenCalledTimes(1)
})

test('there are no facts while ffmpeg is missing, and no pictures either', async () => {
  jest.mocked(openVideo).mockResolvedValue(undefined)
  const run = start()
  expect((await run('inspect', SOURCE)).result).toBeNull()
  await expect(run('pictures', PICTURES)).rejects.toMatchObject({ code: 'videoNotSupported' })
})

test('pictures move to the page one by one, in order', async () => {
  const { frames, close } = opened()
  const { result, progress, reported } = await start()('pictures', PICTURES)
  const pictures = [10, 20].map((shade) => ({ data: new Picture(Uint8ClampedArray.of(shade, 1, 2, 255), 1, 1) }))
  expect(result).toBeNull()
  expect(progress).toEqual(pictures)
  expect(reported).toEqual(pictures.map((picture) => [picture]))
  expect(frames).toHaveBeenCalledWith(PICTURES)
  expect(close).toHaveBeenCalledTimes(1)
})

test('a size is estimated and a file made with the settings, which closes the video', async () => {
  const engine = opened()
  jest.mocked(estimateFile).mockResolvedValue(123)
  jest.mocked(convertVideo).mockImplementation(async (_engine, _settings, _target, report) => {
    report({ fraction: 0.5, step: 'frames' })
    return { frames: 9 } as never
  })
  const run = start()
  expect((await run('estimate', { ...SOURCE, settings: SETTINGS })).result).toBe(123)
  expect(estimateFile).toHaveBeenCalledWith(engine, SETTINGS)
  const { result, progress } = await run('convert', { ...SOURCE, settings: SETTINGS, targetBytes: 8 })
  expect(convertVideo).toHaveBeenCalledWith(engine, SETTINGS, 8, expect.any(Function))
  expect(result).toEqual({ frames: 9 })
  expect(progress).toEqual([{ fraction: 0.5, step: 'frames' }])
  expect(engine.close).toHaveBeenCalledTimes(2)
})

test.each([
  [new RangeError('too much'), 'videoOutOfMemory'],
  [new ToolError('videoDamaged'), 'videoDamaged'],
])('%s is reported as %s, when a video opens and while it is worked on', async (error, code) => {
  const { close } = opened()
  jest.mocked(estimateFile).mockRejectedValue(error)
  const run = start()
  const settings = { format: 'webp' } as never
  await expect(run('estimate', { ...SOURCE, settings })).rejects.toMatchObject({ code, params: { format: 'WebP' } })
  expect(close).toHaveBeenCalledTimes(1)
  jest.mocked(openVideo).mockRejectedValue(error)
  await expect(run('inspect', SOURCE)).rejects.toMatchObject({ code, params: { format: 'GIF' } })
})
