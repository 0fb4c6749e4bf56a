import { openAudio, runAudio } from './audio-context'

afterEach(() => jest.useRealTimers())

test('a context is opened for long playback', () => {
  const AudioContext = jest.fn()
  Object.assign(globalThis, { AudioContext })
  openAudio()
  expect(AudioContext.mock.calls).toEqual([[{ latencyHint: 'playback' }]])
  AudioContext.mockImplementation(() => {
    throw new DOMException('too many', 'NotSupportedError')
  })
  expect(openAudio).toThrow('audioFailed')
})

const context = (resume: () => Promise<void>) => ({ resume }) as AudioContext

test('a context runs when it is resumed, and nothing is waited for any more', async () => {
  jest.useFakeTimers()
  await expect(runAudio(context(async () => undefined))).resolves.toBeUndefined()
  expect(jest.getTimerCount()).toBe(0)
})

test('one that is refused or never answers has failed', async () => {
  jest.useFakeTimers()
  await expect(runAudio(context(() => Promise.reject(new Error('refused'))))).rejects.toMatchObject({
    code: 'audioFailed',
  })
  const silent = expect(runAudio(context(() => new Promise(() => undefined)))).rejects.toMatchObject({
    code: 'audioFailed',
  })
  jest.runAllTimers()
  await silent
})
