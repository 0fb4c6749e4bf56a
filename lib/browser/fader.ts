import { levelAt, rampTo, type Ramp } from '@/lib/core/ramp'

/** Long enough to hear no click, short enough to hear no delay. */
export const FADE_SECONDS = 0.04

/** A gain that never jumps. It keeps its own account of the level, as not every browser tells it amid a change. */
export class Fader {
  readonly node: GainNode
  private ramps: readonly Ramp[]

  constructor(
    private readonly context: BaseAudioContext,
    level: number,
  ) {
    this.node = new GainNode(context, { gain: level })
    this.ramps = [{ from: level, to: level, start: 0, end: 0 }]
  }

  /** Fades to a level, from now or a later moment of the context's clock on. */
  fadeTo(level: number, start = this.context.currentTime, seconds = FADE_SECONDS): void {
    this.schedule([rampTo(this.ramps, level, start, seconds)])
  }

  /** Fades to full level now, and between two moments of the context's clock to nothing. */
  fadeOutBetween(start: number, end: number): void {
    const now = this.context.currentTime
    const up = rampTo(this.ramps, 1, now, FADE_SECONDS)
    this.schedule([up, { from: 1, to: 0, start: Math.max(start, up.end), end }])
  }

  private schedule(ramps: readonly Ramp[]): void {
    const { gain } = this.node
    const now = this.context.currentTime
    const level = levelAt(this.ramps, now)
    gain.cancelScheduledValues(0)
    gain.setValueAtTime(level, now)
    for (const { from, to, start, end } of ramps) {
      gain.setValueAtTime(from, start)
      gain.linearRampToValueAtTime(to, end)
    }
    this.ramps = ramps
  }
}
