import type { Page } from 'playwright/test'

export const SAMPLE_RATE = 48_000
/** The page schedules its sound at least so far ahead; the clock is stopped before it runs out. */
const STEP_SECONDS = 8

interface OfflineWindow {
  offline: OfflineAudioContext
  /** For each sound that goes on, by the node it is played into: up to when it has been scheduled. */
  scheduled: Map<AudioNode, number>
}

interface Options {
  readonly seconds: number
  /** Chosen by the page at random otherwise. */
  readonly seed: number
  /**
   * Plays a constant in place of the noise, so that what is rendered is the course of the level alone: the ends of each
   * chunk as the page makes them.
   */
  readonly chunkEnds?: { readonly head: number[]; readonly tail: number[] }
}

/**
 * Gives the pages from here on, in place of the loudspeaker, an OfflineAudioContext: its clock runs only while `renderSound`
 * says so, and what it renders does not depend on how fast the machine is.
 */
export async function useOfflineAudio(page: Page, options: Options): Promise<void> {
  await page.addInitScript(
    ({ seconds, seed, chunkEnds, sampleRate }) => {
      const state = window as unknown as OfflineWindow
      state.scheduled = new Map()
      const outputs = new WeakMap<AudioBufferSourceNode, AudioNode>()

      class OfflineStandIn extends OfflineAudioContext {
        constructor() {
          super(2, seconds * sampleRate, sampleRate)
          state.offline = this
        }
        override async resume() {}
        override async suspend() {}
        async close() {}
      }
      Object.assign(window, { AudioContext: OfflineStandIn })

      const connect = AudioNode.prototype.connect as (this: AudioNode, ...args: unknown[]) => AudioNode
      AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
        if (this instanceof AudioBufferSourceNode && args[0] instanceof AudioNode) outputs.set(this, args[0])
        return connect.apply(this, args)
      } as typeof AudioNode.prototype.connect
      const start = AudioBufferSourceNode.prototype.start
      AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, time = 0, ...rest) {
        const output = outputs.get(this)
        if (output) state.scheduled.set(output, time + (this.buffer?.duration ?? 0))
        return start.call(this, time, ...rest)
      }
      const stop = AudioBufferSourceNode.prototype.stop
      AudioBufferSourceNode.prototype.stop = function (this: AudioBufferSourceNode, time) {
        const output = outputs.get(this)
        if (output) state.scheduled.delete(output)
        return stop.call(this, time)
      }
      crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
        if (array instanceof Uint32Array) array.fill(seed)
        return array
      }
      if (!chunkEnds) return
      const copy = AudioBuffer.prototype.copyToChannel
      AudioBuffer.prototype.copyToChannel = function (this: AudioBuffer, source, channel) {
        const level = new Float32Array(source.length).fill(1)
        level.set(chunkEnds.head)
        level.set(chunkEnds.tail, level.length - chunkEnds.tail.length)
        return copy.call(this, level, channel)
      }
    },
    { ...options, sampleRate: SAMPLE_RATE },
  )
}

/** What is done at a moment of the audio clock, which stands still meanwhile. */
export interface Event {
  readonly seconds: number
  readonly act: () => Promise<void>
  /** Sounds that play together from here on. */
  readonly sounds: number
}

/**
 * Runs the audio clock to its end and gives both channels of all that was heard. The page must have begun to play one
 * sound.
 */
export async function renderSound(page: Page, events: readonly Event[] = []): Promise<Float32Array[]> {
  const length = await page.evaluate(() => (window as unknown as OfflineWindow).offline.length)
  const duration = length / SAMPLE_RATE
  const steps = Math.ceil(duration / STEP_SECONDS) - 1
  const times = [
    ...new Set([
      ...Array.from({ length: steps }, (_, step) => (step + 1) * STEP_SECONDS),
      ...events.map((event) => event.seconds),
    ]),
  ].sort((a, b) => a - b)

  let sounds = 1
  await waitForSchedule(page, Math.min(duration, 2 * STEP_SECONDS), sounds)
  await page.evaluate((moments) => {
    const { offline } = window as unknown as OfflineWindow
    const stopped: Promise<void>[] = moments.map((time) => OfflineAudioContext.prototype.suspend.call(offline, time))
    Object.assign(window, { stopped, rendered: offline.startRendering() })
  }, times)
  for (const [index, seconds] of times.entries()) {
    await page.evaluate((at) => (window as unknown as { stopped: Promise<void>[] }).stopped[at], index)
    const event = events.find((candidate) => candidate.seconds === seconds)
    await event?.act()
    sounds = event?.sounds ?? sounds
    await waitForSchedule(page, Math.min(duration, seconds + 2 * STEP_SECONDS), sounds)
    await page.evaluate(() => OfflineAudioContext.prototype.resume.call((window as unknown as OfflineWindow).offline))
  }
  const channels = await page.evaluate(async () => {
    const buffer = await (window as unknown as { rendered: Promise<AudioBuffer> }).rendered
    return Promise.all(
      [0, 1].map(async (channel) => {
        const reader = new FileReader()
        const read = new Promise<string>((resolve) => (reader.onload = () => resolve(String(reader.result))))
        reader.readAsDataURL(new Blob([buffer.getChannelData(channel) as Float32Array<ArrayBuffer>]))
        return (await read).split(',')[1] ?? ''
      }),
    )
  })
  return channels.map((base64) => new Float32Array(Uint8Array.from(Buffer.from(base64, 'base64')).buffer))
}

async function waitForSchedule(page: Page, seconds: number, sounds: number): Promise<void> {
  await page.waitForFunction(
    ([until, count]) => {
      const { scheduled } = window as unknown as OfflineWindow
      return [...scheduled.values()].filter((end) => end >= until).length >= count
    },
    [seconds, sounds] as const,
  )
}
