/** @jest-environment jsdom */
import { savesData } from '@/lib/core/connection'
import { areEngineFilesCached, keepEngineFiles } from '@/lib/platform/engine-store'
import { prepareTextReader, startEngine } from '@/lib/tools/text-extractor/worker/read-text'
import { engineFor, isOnDevice, prepareForFile, prepareForReading, stopPreparing, type ExtractSettings } from './engine'

jest.mock('@/lib/core/connection')
jest.mock('@/lib/platform/engine-store')
jest.mock('@/lib/tools/text-extractor/worker/read-text')
jest.mock('@/lib/tools/text-extractor/engine/tesseract-variant', () => ({
  supportedVariant: () => Promise.resolve('simd-lstm'),
}))

const cached = jest.mocked(areEngineFilesCached)
const load = jest.mocked(keepEngineFiles)
const start = jest.mocked(startEngine)
const agent = jest.spyOn(navigator, 'userAgent', 'get')

const JAPANESE: ExtractSettings = { languages: ['jpn', 'eng'], direction: 'auto' }
const ENGLISH: ExtractSettings = { languages: ['eng'], direction: 'auto' }
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const settle = () => new Promise((resolve) => setTimeout(resolve))
const namesOf = (files: Parameters<typeof keepEngineFiles>[0] = []) => files.map(({ url }) => url.split('/').at(-1))

beforeEach(() => {
  jest.resetAllMocks()
  agent.mockReturnValue(DESKTOP)
  cached.mockResolvedValue(false)
  load.mockResolvedValue([])
})

test('the files looked for on the device are those of the reading', async () => {
  cached.mockResolvedValue(true)
  expect(await isOnDevice(JAPANESE)).toBe(true)
  const { files } = await engineFor(JAPANESE.languages, false)
  expect(namesOf(cached.mock.lastCall?.[0])).toEqual(namesOf(files))
  await isOnDevice({ ...JAPANESE, direction: 'vertical' })
  expect(namesOf(cached.mock.lastCall?.[0]).slice(4)).toEqual(['jpn_vert.traineddata.gz', 'eng.traineddata.gz'])
})

test.each([
  ['on a computer', DESKTOP, 1],
  ['on a phone, where it starts once there is a file', PHONE, 0],
])('while a file is chosen the engine is fetched, %s', async (_, userAgent, starts) => {
  agent.mockReturnValue(userAgent)
  prepareForFile(JAPANESE)
  expect(prepareTextReader).toHaveBeenCalledTimes(1)
  await settle()
  const { files, args } = await engineFor(JAPANESE.languages, false)
  expect(namesOf(load.mock.lastCall?.[0])).toEqual(namesOf(files))
  expect(start.mock.calls).toEqual(Array(starts).fill([args]))
  prepareForReading(JAPANESE)
  await settle()
  expect(start).toHaveBeenCalledTimes(starts + 1)
})

test('a visitor who saves data is asked first; what is on the device is started', async () => {
  jest.mocked(savesData).mockReturnValue(true)
  prepareForFile(ENGLISH)
  prepareForReading(ENGLISH)
  await settle()
  expect([load.mock.calls.length, start.mock.calls.length]).toEqual([0, 0])
  cached.mockResolvedValue(true)
  prepareForReading(ENGLISH)
  await settle()
  expect([load.mock.calls.length, start.mock.calls.length]).toEqual([0, 1])
})

test('without a language only the reader of files is fetched', async () => {
  prepareForFile({ ...ENGLISH, languages: [] })
  prepareForReading({ ...ENGLISH, languages: [] })
  await settle()
  expect(prepareTextReader).toHaveBeenCalledTimes(1)
  expect(cached).not.toHaveBeenCalled()
})

test('what cannot be fetched ahead is not reported', async () => {
  load.mockRejectedValue(new Error('offline'))
  prepareForFile(ENGLISH)
  await settle()
  expect(start).not.toHaveBeenCalled()
})

test('a download ahead ends with the reading that it was for, and the next one is whole again', async () => {
  load.mockImplementation(async (_, { signal } = {}) => {
    await settle()
    signal?.throwIfAborted()
    return []
  })
  prepareForReading(ENGLISH)
  stopPreparing()
  await settle()
  await settle()
  expect(load.mock.lastCall?.[1]?.signal?.aborted).toBe(true)
  expect(start).not.toHaveBeenCalled()
  prepareForReading(ENGLISH)
  await settle()
  await settle()
  expect(start).toHaveBeenCalledTimes(1)
})
