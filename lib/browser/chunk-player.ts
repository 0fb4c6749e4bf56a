/** Two channels of samples, longer than the frames asked for by an overlap in which they pass into their neighbour. */
export interface SoundChunk {
  readonly left: Float32Array<ArrayBuffer>
  readonly right: Float32Array<ArrayBuffer>
}

/** The first is short so that sound begins at once, each next one twice as long. */
const FIRST_SECONDS = 1
const LONGEST_SECONDS = 8
const AHEAD_SECONDS = 20
/** Between scheduling and sounding. */
const LEAD_SECONDS = 0.03

interface Options {
  /** Makes the next chunk: so many frames and the overlap. */
  readonly render: (frames: number) => Promise<SoundChunk>
  readonly onFailure: (reason: unknown) => void
}

/**
 * Plays an endless sound, made chunk by chunk elsewhere, one exactly after the other. The ends of chunks wake it, so a
 * hidden tab's slow timers do not matter.
 */
export class ChunkPlayer {
  private readonly sources = new Set<AudioBufferSourceNode>()
  private nextFrame = 0
  private nextSeconds = FIRST_SECONDS
  private filling = false
  private stopped = false

  constructor(
    private readonly context: AudioContext,
    private readonly output: AudioNode,
    private readonly options: Options,
  ) {}

  /** Resolves with the moment of the context's clock at which the first chunk sounds; undefined if stopped before. */
  async start(): Promise<number | undefined> {
    const begin = await this.append()
    void this.fill()
    return begin
  }

  /** Ends at a moment of the context's clock. */
  stop(time: number): void {
    this.stopped = true
    for (const source of this.sources) source.stop(time)
  }

  private async append(): Promise<number | undefined> {
    const { sampleRate } = this.context
    const frames = Math.round(this.nextSeconds * sampleRate)
    this.nextSeconds = Math.min(2 * this.nextSeconds, LONGEST_SECONDS)
    const { left, right } = await this.options.render(frames)
    if (this.stopped) return undefined
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
    if (this.filling) return
    this.filling = true
    try {
      const ahead = () => this.nextFrame / this.context.sampleRate - this.context.currentTime
      while (!this.stopped && ahead() < AHEAD_SECONDS) await this.append()
    } catch (reason) {
      if (!this.stopped) this.options.onFailure(reason)
    } finally {
      this.filling = false
    }
  }
}
