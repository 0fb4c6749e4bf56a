import { levelAt, rampTo, type Ramp } from './ramp'

/** Long enough to avoid audible clicks, short enough to seem immediate. */
export const FADE_SECONDS = 0.04

/** A gain without jumps. It tracks the level itself, because browsers do not all report it correctly during automation. */
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

  /** Fades to a level, starting now or at a later time of the context's clock. */
  fadeTo(level: number, start = this.context.currentTime, seconds = FADE_SECONDS): void {
    this.schedule([rampTo(this.ramps, level, start, seconds)])
  }

  /** Fades to full level now, and to silence between two times of the context's clock. */
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
