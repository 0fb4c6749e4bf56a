import { openInBrowser } from './browser-engine'
import { checkVideoFile } from './check-file'
import { openInFfmpeg } from './ffmpeg-engine'
import { openVideo } from './open-video'

jest.mock('./browser-engine', () => ({ openInBrowser: jest.fn() }))
jest.mock('./check-file', () => ({ checkVideoFile: jest.fn() }))
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
