import type { Chunk } from '@/lib/tools/white-noise/stream'

/** The first chunk is short, so that the sound starts quickly. Each one is twice as long as the previous. */
const FIRST_SECONDS = 1
const MAX_SECONDS = 8
/** How far ahead chunks are scheduled. */
const BUFFER_SECONDS = 20
/** Minimum time between scheduling a chunk and its start. */
const LEAD_SECONDS = 0.03

interface Options {
  /** Renders the next chunk with the given number of frames, plus the overlap. */
  readonly render: (frames: number) => Promise<Chunk>
  readonly onFailure: (reason: unknown) => void
}

/**
 * Plays an endless sound as a gapless sequence of chunks. The `ended` events of chunks trigger the rendering of more, so
 * the throttled timers of hidden tabs do not matter.
 */
export class ChunkPlayer {
  private readonly sources = new Set<AudioBufferSourceNode>()
  private nextFrame = 0
  private nextSeconds = FIRST_SECONDS
  private isFilling = false
  private isStopped = false

  constructor(
    private readonly context: AudioContext,
    private readonly output: AudioNode,
    private readonly options: Options,
  ) {}

  /** Resolves with the start of the first chunk in seconds of the context's clock; undefined if stopped before. */
  async start(): Promise<number | undefined> {
    const begin = await this.append()
    void this.fill()
    return begin
  }

  /** Stops at a time of the context's clock, in seconds. */
  stop(time: number): void {
    this.isStopped = true
    for (const source of this.sources) source.stop(time)
  }

  private async append(): Promise<number | undefined> {
    const { sampleRate } = this.context
    const frames = Math.round(this.nextSeconds * sampleRate)
    this.nextSeconds = Math.min(2 * this.nextSeconds, MAX_SECONDS)
    const { left, right } = await this.options.render(frames)
    if (this.isStopped) return undefined
    const earliest = Math.ceil((this.context.currentTime + LEAD_SECONDS) * sampleRate)
    const frame = Math.max(this.nextFrame, earliest)
    this.nextFrame = frame + frames
    const buffer = new AudioBuffer({ numberOfChannels: 2, length: left.length, sampleRate })
    buffer.copyToChannel(left, 0)
    buffer.copyToChannel(right, 1)
    this.play(buffer, frame / sampleRate)
    return frame / sampleRate
  }

  private play(buffer: AudioBuffer, time: number): void {
    const source = new AudioBufferSourceNode(this.context, { buffer })
    source.onended = () => {
      source.disconnect()
      this.sources.delete(source)
      void this.fill()
    }
    source.connect(this.output)
    source.start(time)
    this.sources.add(source)
  }

  private async fill(): Promise<void> {
    if (this.isFilling) return
    this.isFilling = true
    try {
      const bufferedSeconds = () => this.nextFrame / this.context.sampleRate - this.context.currentTime
      while (!this.isStopped && bufferedSeconds() < BUFFER_SECONDS) await this.append()
    } catch (reason) {
      if (!this.isStopped) this.options.onFailure(reason)
    } finally {
      this.isFilling = false
    }
  }
}
