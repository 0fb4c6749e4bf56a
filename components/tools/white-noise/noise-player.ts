import { openAudio, runAudio } from '@/lib/browser/audio-context'
import { ChunkPlayer } from '@/lib/browser/chunk-player'
import { Fader, FADE_SECONDS } from '@/lib/browser/fader'
import { ToolError } from '@/lib/core/errors'
import type { Mix } from '@/lib/tools/white-noise/mix'
import { NOISE_TYPES, type NoiseType } from '@/lib/tools/white-noise/noise'
import { noisePool } from '@/lib/workers/noise'

const OVERLAP_SECONDS = 0.02
/** The sleep timer's last seconds, in which the sound fades out. */
const SLEEP_FADE_SECONDS = 30

interface Track {
  level: number
  readonly player: ChunkPlayer
  readonly fader: Fader
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

/**
 * The sound of the page: a track per type that is heard, through volume and sleep timer to the loudspeaker. Changes are
 * faded; all times are the audio clock's. Every method that starts sound must be called from a press.
 */
export class NoisePlayer {
  private readonly context = openAudio()
  private readonly volume = new Fader(this.context, 0)
  private readonly sleep = new Fader(this.context, 1)
  /** What is heard, for the level meter. */
  readonly analyser = new AnalyserNode(this.context, { fftSize: 1024, smoothingTimeConstant: 0.75 })
  private readonly pool = noisePool()
  private readonly tracks = new Map<NoiseType, Track>()
  private streams = 0
  private playing = false
  private sleepsAt: number | undefined

  constructor(private readonly onFailure: () => void) {
    this.volume.node.connect(this.sleep.node).connect(this.analyser).connect(this.context.destination)
  }

  /** Starts the sound; resolves once it is heard. ToolError `audioFailed`. */
  async start(mix: Mix, volume: number): Promise<void> {
    this.playing = true
    try {
      await runAudio(this.context)
      if (this.sleepsAt === undefined) this.sleep.fadeTo(1)
      this.volume.fadeTo(volume)
      await this.setMix(mix)
    } catch {
      // What was stopped while it started did not fail.
      if (!this.playing) return
      this.stop()
      throw new ToolError('audioFailed')
    }
  }

  /** Goes on after the system took the loudspeaker away (a call, another app). */
  wake(): void {
    if (this.playing) void this.context.resume().catch(() => {})
  }

  stop(): void {
    this.playing = false
    for (const type of [...this.tracks.keys()]) this.endTrack(type)
    this.rest()
  }

  /** Fades types in, out or to their new levels while it plays; resolves once new ones are heard. */
  async setMix(mix: Mix): Promise<void> {
    if (!this.playing) return
    await Promise.all(NOISE_TYPES.map((type) => this.setLevel(type, mix[type])))
  }

  setVolume(volume: number): void {
    this.volume.fadeTo(volume)
  }

  /** Stops the sound after so many seconds, fading over the last 30 (or all, if fewer). ToolError `audioFailed`. */
  async startTimer(seconds: number): Promise<void> {
    await runAudio(this.context)
    this.sleepsAt = this.context.currentTime + seconds
    this.sleep.fadeOutBetween(this.sleepsAt - Math.min(SLEEP_FADE_SECONDS, seconds), this.sleepsAt)
  }

  stopTimer(): void {
    this.sleepsAt = undefined
    if (this.playing) this.sleep.fadeTo(1)
    this.rest()
  }

  /** Seconds until the sleep timer ends the sound; undefined: none runs. */
  get timerLeft(): number | undefined {
    return this.sleepsAt === undefined ? undefined : Math.max(0, this.sleepsAt - this.context.currentTime)
  }

  close(): void {
    this.stop()
    this.pool.close()
    void this.context.close()
  }

  private async setLevel(type: NoiseType, level: number): Promise<void> {
    const track = this.tracks.get(type)
    if (level === 0) this.endTrack(type)
    else if (!track) await this.startTrack(type, level)
    else if (track.level !== level) {
      track.level = level
      track.fader.fadeTo(level)
    }
  }

  private async startTrack(type: NoiseType, level: number): Promise<void> {
    const { sampleRate } = this.context
    const overlap = Math.round(OVERLAP_SECONDS * sampleRate)
    const stream = this.streams++
    const fader = new Fader(this.context, 0)
    const player = new ChunkPlayer(this.context, fader.node, {
      render: (frames) => this.pool.run('render', { stream, type, sampleRate, overlap, seed: randomSeed(), frames }),
      onFailure: this.onFailure,
    })
    const track: Track = { level, player, fader }
    fader.node.connect(this.volume.node)
    this.tracks.set(type, track)
    const begin = await player.start()
    if (begin !== undefined) fader.fadeTo(track.level, begin)
  }

  private endTrack(type: NoiseType): void {
    const track = this.tracks.get(type)
    if (!track) return
    this.tracks.delete(type)
    track.fader.fadeTo(0)
    track.player.stop(this.context.currentTime + 2 * FADE_SECONDS)
  }

  /** Lets the device's audio rest once nothing sounds and no timer runs. */
  private rest(): void {
    const unneeded = () => !this.playing && this.sleepsAt === undefined
    setTimeout(() => {
      if (!unneeded()) return
      void this.context.suspend().catch(() => {})
      this.pool.close()
    }, 250)
  }
}
