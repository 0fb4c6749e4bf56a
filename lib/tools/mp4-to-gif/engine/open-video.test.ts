import { openInBrowser } from './browser-engine'
import { checkVideoFile } from './check-file'
import { openInFfmpeg } from './ffmpeg-engine'
import { openAnimation } from './open-animation'
import { openVideo } from './open-video'

jest.mock('./browser-engine', () => ({ openInBrowser: jest.fn() }))
jest.mock('./check-file', () => ({ checkVideoFile: jest.fn() }))
jest.mock('./open-animation', () => ({ openAnimation: jest.fn() }))
jest.mock('./ffmpeg-engine', () => ({ openInFfmpeg: jest.fn() }))

const FILE = new Blob(['mp4'])
const ENGINE = { facts: {} } as never
const FFMPEG = { packageUrl: 'a', scriptUrl: 'b', program: FILE }

beforeEach(() => jest.resetAllMocks())

test('the browser is asked first', async () => {
  jest.mocked(openInBrowser).mockResolvedValue(ENGINE)
  expect(await openVideo(FILE, undefined)).toBe(ENGINE)
  expect(checkVideoFile).toHaveBeenCalledWith(FILE)
  expect(openInFfmpeg).not.toHaveBeenCalled()
})

test('ffmpeg opens the file once its own files are given', async () => {
  jest.mocked(openInFfmpeg).mockResolvedValue(ENGINE)
  expect(await openVideo(FILE, FFMPEG)).toBe(ENGINE)
  expect(openInFfmpeg).toHaveBeenCalledWith(FILE, FFMPEG)
  expect(openInBrowser).not.toHaveBeenCalled()
})

test('a file of sound alone is refused, one that the browser cannot decode is for ffmpeg', async () => {
  jest
    .mocked(openInBrowser)
    .mockResolvedValueOnce('noVideo')
    .mockResolvedValueOnce('notSupported' as never)
  await expect(openVideo(FILE, undefined)).rejects.toMatchObject({ code: 'videoNoPicture' })
  expect(await openVideo(FILE, undefined)).toBeUndefined()
})

test('what is no video is opened by neither', async () => {
  jest.mocked(checkVideoFile).mockRejectedValue(new Error('no video'))
  await expect(openVideo(FILE, FFMPEG)).rejects.toThrow('no video')
  expect(openInFfmpeg).not.toHaveBeenCalled()
})

test('an animated picture is decoded as one, and what the browser cannot decode of it is for ffmpeg', async () => {
  jest.mocked(checkVideoFile).mockResolvedValue('gif')
  const animation = { width: 4, height: 3, times: [0, 0.1, 0.3], frame: jest.fn(), close: jest.fn() }
  jest.mocked(openAnimation).mockResolvedValueOnce(animation).mockResolvedValueOnce(undefined)
  const engine = await openVideo(FILE, undefined)
  expect(openAnimation).toHaveBeenCalledWith(FILE, 'gif')
  expect(engine?.facts).toMatchObject({ width: 4, height: 3, duration: 0.3, engine: 'animation' })
  expect(await openVideo(FILE, undefined)).toBeUndefined()
  expect(openInBrowser).not.toHaveBeenCalled()
})
