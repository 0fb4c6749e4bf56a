import { MediaKeys } from './media-session'

const element = { loop: false, play: jest.fn(), pause: jest.fn(), removeAttribute: jest.fn() }
const session = { setActionHandler: jest.fn(), metadata: null as unknown, playbackState: '' }
const [onPlay, onPause] = [jest.fn(), jest.fn()]
let wav: Blob

function open(mediaSession: typeof session | undefined) {
  jest.clearAllMocks()
  Object.assign(session, { metadata: null, playbackState: '' })
  Object.defineProperty(globalThis, 'navigator', { value: { mediaSession }, configurable: true })
  element.play.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  const Audio = jest.fn(() => element)
  class MediaMetadata {
    constructor(readonly options: object) {}
  }
  Object.assign(globalThis, { Audio, MediaMetadata })
  const keep = (blob: Blob) => {
    wav = blob
    return 'blob:1'
  }
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => keep(blob as Blob))
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  const keys = new MediaKeys({ onPlay, onPause })
  expect(Audio).toHaveBeenCalledWith('blob:1')
  return keys
}

test('ten seconds of silence hold the session, as a WAV file of 8 bits (RIFF MCI, 1991)', async () => {
  open(session)
  expect(wav.type).toBe('audio/wav')
  const bytes = Buffer.from(await wav.arrayBuffer())
  const letters = [0, 8, 12, 36].map((at) => bytes.toString('latin1', at, at + 4))
  expect(letters).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect([4, 16, 24, 28, 40].map((at) => bytes.readUInt32LE(at))).toEqual([80_036, 16, 8000, 8000, 80_000])
  expect([20, 22, 32, 34].map((at) => bytes.readUInt16LE(at))).toEqual([1, 1, 1, 8])
  expect(bytes.length).toBe(80_044)
  expect(bytes.subarray(44).every((sample) => sample === 128)).toBe(true)
  expect(element.loop).toBe(true)
})

test('the keys play and pause, and the session shows what plays', () => {
  const keys = open(session)
  expect(session.setActionHandler.mock.calls).toEqual([
    ['play', onPlay],
    ['pause', onPause],
    ['stop', onPause],
  ])
  keys.showPlaying('Rain', 'Toolbox')
  expect(element.play).toHaveBeenCalledTimes(1)
  expect(session).toMatchObject({
    metadata: { options: { title: 'Rain', artist: 'Toolbox' } },
    playbackState: 'playing',
  })
  keys.showPaused()
  expect(element.pause).toHaveBeenCalledTimes(1)
  expect(session.playbackState).toBe('paused')
})

test('released, nothing is left of it', () => {
  const keys = open(session)
  keys.showPlaying('Rain', 'Toolbox')
  session.setActionHandler.mockClear()
  keys.release()
  expect(session.setActionHandler.mock.calls).toEqual(['play', 'pause', 'stop'].map((action) => [action, null]))
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' })
  expect(element.pause).toHaveBeenCalledTimes(1)
  expect(element.removeAttribute).toHaveBeenCalledWith('src')
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
})

test('a browser without sessions plays all the same', () => {
  const keys = open(undefined)
  keys.showPlaying('Rain', 'Toolbox')
  keys.showPaused()
  keys.release()
  expect([element.play, element.pause].map((mock) => mock.mock.calls.length)).toEqual([1, 2])
})
