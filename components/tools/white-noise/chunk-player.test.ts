import { ChunkPlayer } from './chunk-player'

const RATE = 1000
const settle = () => new Promise((resolve) => setTimeout(resolve))

class FakeBuffer {
  readonly channels: Float32Array[] = []
  constructor(readonly options: object) {}
  copyToChannel(samples: Float32Array, channel: number) {
    this.channels[channel] = samples
  }
}

class FakeSource {
  static all: FakeSource[] = []
  onended = () => {}
  connect = jest.fn()
  disconnect = jest.fn()
  start = jest.fn()
  stop = jest.fn()
  constructor(
    _: unknown,
    readonly options: { buffer: FakeBuffer },
  ) {
    FakeSource.all.push(this)
  }
}

beforeEach(() => {
  FakeSource.all = []
  Object.assign(globalThis, { AudioBuffer: FakeBuffer, AudioBufferSourceNode: FakeSource })
})

/** A player whose chunks have an overlap of ten frames. */
function setUp(render?: (frames: number) => Promise<never>) {
  const context = { sampleRate: RATE, currentTime: 0 }
  const asked: number[] = []
  const onFailure = jest.fn()
  const chunk = async (frames: number) => ({
    left: new Float32Array(frames + 10).fill(1),
    right: new Float32Array(frames + 10).fill(2),
  })
  const options = {
    render: (frames: number) => {
      asked.push(frames)
      return (render ?? chunk)(frames)
    },
    onFailure,
  }
  const output = {} as AudioNode
  const player = new ChunkPlayer(context as AudioContext, output, options)
  return { context, asked, onFailure, output, player }
}
const starts = () => FakeSource.all.map(({ start }) => start.mock.lastCall?.[0])

test('chunks follow each other to the frame, each twice as long up to eight seconds, twenty seconds ahead', async () => {
  const { asked, player, output } = setUp()
  expect(await player.start()).toBe(0.03)
  await settle()
  expect(asked).toEqual([1000, 2000, 4000, 8000, 8000])
  expect(starts()).toEqual([0.03, 1.03, 3.03, 7.03, 15.03])
  const [first] = FakeSource.all
  expect(first?.options.buffer.options).toEqual({ numberOfChannels: 2, length: 1010, sampleRate: RATE })
  expect(first?.options.buffer.channels.map((samples) => samples[0])).toEqual([1, 2])
  expect(first?.connect).toHaveBeenCalledWith(output)
})

test('the end of a chunk leads to the next ones, as far as they are needed', async () => {
  const { context, asked, player } = setUp()
  await player.start()
  await settle()
  const ended = FakeSource.all[0]!
  // 23.03 s are scheduled: at 3.03 s they are twenty seconds ahead, at 3.04 s fewer.
  context.currentTime = 3.03
  ended.onended()
  await settle()
  expect(ended.disconnect).toHaveBeenCalledTimes(1)
  expect(asked).toHaveLength(5)
  context.currentTime = 3.04
  ended.onended()
  ended.onended()
  await settle()
  expect(asked).toHaveLength(6)
  player.stop(9)
  expect(ended.stop).not.toHaveBeenCalled()
  expect(FakeSource.all.slice(1).map(({ stop }) => stop.mock.calls)).toEqual(Array(5).fill([[9]]))
})

test('a chunk that comes late starts as soon as it can', async () => {
  const { context, player } = setUp()
  await player.start()
  await settle()
  context.currentTime = 50
  FakeSource.all[0]?.onended()
  await settle()
  expect(starts().slice(5, 7)).toEqual([50.03, 58.03])
})

test('what is rendered when the sound has stopped is not played', async () => {
  const { player, asked } = setUp()
  const started = player.start()
  player.stop(1)
  expect(await started).toBeUndefined()
  await settle()
  expect([FakeSource.all.length, asked.length]).toEqual([0, 1])
})

test.each([false, true])('a chunk that fails is reported unless the sound has stopped: %s', async (isStopped) => {
  const reason = new Error('no memory')
  const { player, context, onFailure } = setUp(async (frames) => {
    if (frames > 1000) throw reason
    const samples = new Float32Array(frames)
    return { left: samples, right: samples } as never
  })
  await player.start()
  if (isStopped) player.stop(context.currentTime)
  await settle()
  expect(onFailure.mock.calls).toEqual(isStopped ? [] : [[reason]])
  FakeSource.all[0]?.onended()
  await settle()
  expect(onFailure).toHaveBeenCalledTimes(isStopped ? 0 : 2)
})
