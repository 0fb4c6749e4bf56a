import { NO_NOISE } from '@/lib/tools/white-noise/mix'
import { NOISE_TYPES } from '@/lib/tools/white-noise/noise-types'
import { ChunkPlayer } from './chunk-player'
import { Fader } from './fader'
import { NoisePlayer } from './noise-player'
import { openAudio, runAudio } from './audio-context'

const mockPool = { run: jest.fn(), close: jest.fn() }
jest.mock('./audio-context', () => ({ openAudio: jest.fn(), runAudio: jest.fn() }))
jest.mock('./chunk-player')
jest.mock('./fader', () => ({ FADE_SECONDS: 0.04, Fader: jest.fn() }))
jest.mock('@/lib/tools/white-noise/limit', () => ({ LIMIT_RANGE: 4, limitCurve: () => 'curve' }))
jest.mock('@/lib/tools/white-noise/worker/make-noise', () => ({ noisePool: () => mockPool }))

/** A node that remembers what it was made with, and what it was connected to. */
class FakeNode {
  readonly outputs: FakeNode[] = []
  start = jest.fn()
  stop = jest.fn()
  constructor(
    _: unknown,
    readonly options: object = {},
  ) {}
  connect(node: FakeNode) {
    this.outputs.push(node)
    return node
  }
}
class FakeFader {
  readonly node = new FakeNode(null)
  fadeTo = jest.fn()
  fadeOutBetween = jest.fn()
  constructor(readonly level: number) {
    faders.push(this)
  }
}

const suspend = jest.fn()
const context = {
  currentTime: 10,
  sampleRate: 48_000,
  destination: new FakeNode(null),
  resume: jest.fn(),
  suspend,
  close: jest.fn(),
}
let faders: FakeFader[]
let player: NoisePlayer
const onFailure = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  const nodes = ['GainNode', 'WaveShaperNode', 'AnalyserNode', 'AudioBufferSourceNode']
  Object.assign(globalThis, Object.fromEntries(nodes.map((name) => [name, class extends FakeNode {}])))
  faders = []
  context.currentTime = 10
  for (const mock of [context.resume, suspend]) mock.mockResolvedValue(undefined)
  jest.mocked(openAudio).mockReturnValue(context as never)
  jest.mocked(runAudio).mockReset().mockResolvedValue()
  jest.mocked(Fader).mockImplementation((_, level) => new FakeFader(level) as never)
  jest.mocked(ChunkPlayer).mockImplementation(() => ({ start: async () => 12, stop: jest.fn() }) as never)
  player = new NoisePlayer(onFailure)
})
afterEach(() => jest.useRealTimers())

const volume = () => faders[0]!
const sleep = () => faders[1]!
const calls = (fader: FakeFader) => fader.fadeTo.mock.calls
const stopsOf = (track: number) => {
  const made = jest.mocked(ChunkPlayer).mock.results[track]?.value as ChunkPlayer
  return jest.mocked(made.stop).mock.calls
}
const RAIN = { ...NO_NOISE, rain: 0.6, ocean: 0.3 }

test('sound goes through the volume, the limiter, the timer and the meter to the output', () => {
  expect(faders.map(({ level }) => level)).toEqual([0, 1])
  const [reduced] = volume().node.outputs
  expect(reduced?.options).toEqual({ gain: 0.25 })
  const [limiter] = reduced?.outputs ?? []
  expect(limiter?.options).toEqual({ curve: 'curve' })
  expect(limiter?.outputs).toEqual([sleep().node])
  const [analyser] = sleep().node.outputs
  expect(analyser).toBe(player.analyser)
  expect(analyser?.outputs).toEqual([context.destination])
  // Web Audio API, 1.8.2: browsers refuse any size but a power of two, and a smoothing outside of 0 to 1.
  const { fftSize, smoothingTimeConstant } = analyser!.options as Required<AnalyserOptions>
  expect(Math.log2(fftSize) % 1).toBe(0)
  expect(Math.abs(smoothingTimeConstant - 0.5)).toBeLessThanOrEqual(0.5)
})

test('each audible type is a track of its own stream, faded in when it begins', async () => {
  await player.start(RAIN, 0.8)
  expect(calls(volume())).toEqual([[0.8]])
  expect(calls(sleep())).toEqual([[1]])
  expect(faders.slice(2).map((fader) => [fader.level, calls(fader), fader.node.outputs[0] === volume().node])).toEqual([
    [0, [[0.6, 12]], true],
    [0, [[0.3, 12]], true],
  ])
  const streams = jest.mocked(ChunkPlayer).mock.calls.map(([, output, options]) => {
    void options.render(4800)
    expect(options.onFailure).toBe(onFailure)
    return output
  })
  expect(streams).toEqual(faders.slice(2).map(({ node }) => node))
  const asked = mockPool.run.mock.calls.map(([name, args]) => [name, args.type, args.stream, args.overlap, args.frames])
  expect(asked).toEqual([
    ['render', 'rain', 0, 960, 4800],
    ['render', 'ocean', 1, 960, 4800],
  ])
  expect(mockPool.run.mock.lastCall[1]).toMatchObject({ sampleRate: 48_000, seed: expect.any(Number) })
})

test('a mix fades to its new levels, ends what is silent and starts what is new', async () => {
  await player.start(RAIN, 1)
  await player.setMix({ ...NO_NOISE, rain: 0.2, white: 0.5 })
  expect(calls(faders[2]!)).toEqual([[0.6, 12], [0.2]])
  expect(calls(faders[3]!)).toEqual([[0.3, 12], [0]])
  expect(stopsOf(1)).toEqual([[10.08]])
  expect(calls(faders[4]!)).toEqual([[0.5, 12]])
  await player.setMix({ ...NO_NOISE, rain: 0.2, white: 0.5 })
  expect(faders.slice(2).map((fader) => calls(fader).length)).toEqual([2, 2, 1])
  player.setVolume(0.3)
  expect(calls(volume()).at(-1)).toEqual([0.3])
})

test('a track that was ended before it began stays silent', async () => {
  jest.mocked(ChunkPlayer).mockImplementation(() => ({ start: async () => undefined, stop: jest.fn() }) as never)
  await player.start(RAIN, 1)
  expect(calls(faders[2]!)).toEqual([])
})

test('stopping ends every track and rests the device a little later', async () => {
  await player.start(RAIN, 1)
  player.stop()
  expect([stopsOf(0), stopsOf(1)]).toEqual([[[10.08]], [[10.08]]])
  jest.advanceTimersByTime(249)
  expect(suspend).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect([suspend, mockPool.close].map((mock) => mock.mock.calls.length)).toEqual([1, 1])
  await player.setMix(RAIN)
  expect(ChunkPlayer).toHaveBeenCalledTimes(2)
})

test('the device does not rest when the sound starts again at once, or while the timer runs', async () => {
  await player.start(RAIN, 1)
  player.stop()
  await player.start(RAIN, 1)
  jest.advanceTimersByTime(250)
  await player.startTimer(60)
  player.stop()
  jest.advanceTimersByTime(250)
  expect(suspend).not.toHaveBeenCalled()
  player.stopTimer()
  expect(calls(sleep())).toEqual([[1], [1]])
  jest.advanceTimersByTime(250)
  expect(suspend).toHaveBeenCalledTimes(1)
})

test.each([
  [60, 40, 70],
  [30, 10, 40],
  [20, 10, 30],
])('a timer of %d seconds fades out from %d to %d', async (seconds, from, to) => {
  expect(player.timerLeft).toBeUndefined()
  await player.startTimer(seconds)
  expect(runAudio).toHaveBeenCalledWith(context)
  expect(sleep().fadeOutBetween.mock.calls).toEqual([[from, to]])
  context.currentTime = 15
  expect(player.timerLeft).toBe(seconds - 5)
  context.currentTime = 100
  expect(player.timerLeft).toBe(0)
  await player.start(RAIN, 1)
  expect(calls(sleep())).toEqual([])
  player.stopTimer()
  expect(player.timerLeft).toBeUndefined()
  expect(calls(sleep())).toEqual([[1]])
})

test('a start that fails is reported, unless the sound was stopped meanwhile', async () => {
  jest.mocked(runAudio).mockRejectedValueOnce(new Error('refused'))
  await expect(player.start(RAIN, 1)).rejects.toMatchObject({ code: 'audioFailed' })
  player.resume()
  expect(context.resume).not.toHaveBeenCalled()
  jest.mocked(runAudio).mockImplementationOnce(async () => {
    player.stop()
    throw new Error('refused')
  })
  await expect(player.start(RAIN, 1)).resolves.toBeUndefined()
})

test('an interrupted sound is resumed', async () => {
  await player.start(RAIN, 1)
  player.resume()
  expect(context.resume).toHaveBeenCalledTimes(1)
})

test('a sound of the visitor repeats beside the mix at its own gain, until it is ended', async () => {
  const sound = { name: 'a.mp3', buffer: 'buffer' as never, seconds: 7, gain: 0.5 }
  player.setOwn({ sound, level: 1 })
  expect(faders).toHaveLength(2)
  await player.start({ ...NO_NOISE }, 1)
  player.setOwn({ sound, level: 0.4 })
  const fader = faders[2]!
  expect([fader.level, calls(fader)]).toEqual([0, [[0.2]]])
  expect(fader.node.outputs).toEqual([volume().node])
  player.setOwn({ sound, level: 1 })
  expect([faders.length, calls(fader).at(-1)]).toEqual([3, [0.5]])
  player.setOwn({ sound: { ...sound }, level: 1 })
  expect([faders.length, calls(fader).at(-1)]).toEqual([4, [0]])
  player.setOwn(undefined)
  expect(calls(faders[3]!)).toEqual([[0.5], [0]])
  player.stop()
  expect(calls(faders[3]!)).toHaveLength(2)
})

test('the source of such a sound loops to its end and stops once it has faded', async () => {
  const made: FakeNode[] = []
  const Source = class extends FakeNode {
    constructor(owner: unknown, options: object) {
      super(owner, options)
      made.push(this)
    }
  }
  Object.assign(globalThis, { AudioBufferSourceNode: Source })
  await player.start({ ...NO_NOISE }, 1)
  player.setOwn({ sound: { name: 'a.mp3', buffer: 'buffer' as never, seconds: 7, gain: 0.5 }, level: 1 })
  expect(made[0]?.options).toEqual({ buffer: 'buffer', loop: true, loopEnd: 7 })
  expect(made[0]?.outputs).toEqual([faders[2]?.node])
  expect(made[0]?.start).toHaveBeenCalledTimes(1)
  player.stop()
  expect(made[0]?.stop.mock.calls).toEqual([[10.08]])
})

test('closing ends the sound, its worker and the device', async () => {
  await player.start({ ...NO_NOISE, [NOISE_TYPES[0]]: 1 }, 1)
  player.close()
  expect(stopsOf(0)).toHaveLength(1)
  expect([mockPool.close, context.close].map((mock) => mock.mock.calls.length)).toEqual([1, 1])
})
