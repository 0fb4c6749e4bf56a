import { openAudio, runAudio } from './audio-context'
import { ChunkPlayer } from './chunk-player'
import { Fader, FADE_SECONDS } from './fader'
import type { OwnSound } from './own-sound'
import { ToolError } from '@/lib/core/errors'
import type { Mix } from '@/lib/tools/white-noise/mix'
import { LIMIT_RANGE, limitCurve } from '@/lib/tools/white-noise/limit'
import { NOISE_TYPES, type NoiseType } from '@/lib/tools/white-noise/noise-types'
import { noisePool } from '@/lib/tools/white-noise/worker/make-noise'

const OVERLAP_SECONDS = 0.02
/** Duration of the fade-out at the end of the sleep timer. */
const SLEEP_FADE_SECONDS = 30

interface Track {
  level: number
  readonly player: ChunkPlayer
  readonly fader: Fader
}

/** A sound of the visitor at a level, 0 to 1. */
export interface OwnTrack {
  readonly sound: OwnSound
  readonly level: number
}

/**
 * Plays the mix: one track per audible type, through the volume fader, the limiter and the sleep timer fader to the output. All times are seconds
 * of the audio clock. Methods that start sound must be called in a user gesture.
 */
export class NoisePlayer {
  private readonly context = openAudio()
  private readonly volume = new Fader(this.context, 0)
  private readonly sleep = new Fader(this.context, 1)
  // A wave shaper takes samples from −1 to 1.
  private readonly reduced = new GainNode(this.context, { gain: 1 / LIMIT_RANGE })
  private readonly limiter = new WaveShaperNode(this.context, { curve: limitCurve() })
  /** Analyzes the output for the level meter. */
  readonly analyser = new AnalyserNode(this.context, { fftSize: 1024, smoothingTimeConstant: 0.75 })
  private readonly pool = noisePool()
  private readonly tracks = new Map<NoiseType, Track>()
  private own: { readonly sound: OwnSound; readonly source: AudioBufferSourceNode; readonly fader: Fader } | undefined
  private streams = 0
  private isPlaying = false
  private sleepTime: number | undefined

  constructor(private readonly onFailure: () => void) {
    this.volume.node.connect(this.reduced).connect(this.limiter).connect(this.sleep.node)
    this.sleep.node.connect(this.analyser).connect(this.context.destination)
  }

  /** Starts the sound and resolves once it is audible. Rejects with ToolError `audioFailed`. */
  async start(mix: Mix, volume: number): Promise<void> {
    this.isPlaying = true
    try {
      await runAudio(this.context)
      if (this.sleepTime === undefined) this.sleep.fadeTo(1)
      this.volume.fadeTo(volume)
      await this.setMix(mix)
    } catch {
      // Stopping while starting is not a failure.
      if (!this.isPlaying) return
      this.stop()
      throw new ToolError('audioFailed')
    }
  }

  /** Resumes after the system interrupted the output, for example for a call. */
  resume(): void {
    if (this.isPlaying) void this.context.resume().catch(() => {})
  }

  stop(): void {
    this.isPlaying = false
    for (const type of [...this.tracks.keys()]) this.endTrack(type)
    this.endOwn()
    this.suspendIfIdle()
  }

  /** Adds a looped sound of the visitor to the mix while playing, or removes it. */
  setOwn(track: OwnTrack | undefined): void {
    if (!this.isPlaying || this.own?.sound !== track?.sound) this.endOwn()
    if (!this.isPlaying || !track) return
    const { sound, level } = track
    this.own ??= this.startOwn(sound)
    this.own.fader.fadeTo(sound.gain * level)
  }

  /** Fades the types to their new levels while playing. Resolves once new types are audible. */
  async setMix(mix: Mix): Promise<void> {
    if (!this.isPlaying) return
    await Promise.all(NOISE_TYPES.map((type) => this.setLevel(type, mix[type])))
  }

  setVolume(volume: number): void {
    this.volume.fadeTo(volume)
  }

  /** Fades the sound out at the end of `seconds`. Rejects with ToolError `audioFailed`. */
  async startTimer(seconds: number): Promise<void> {
    await runAudio(this.context)
    this.sleepTime = this.context.currentTime + seconds
    this.sleep.fadeOutBetween(this.sleepTime - Math.min(SLEEP_FADE_SECONDS, seconds), this.sleepTime)
  }

  stopTimer(): void {
    this.sleepTime = undefined
    if (this.isPlaying) this.sleep.fadeTo(1)
    this.suspendIfIdle()
  }

  /** Seconds until the sleep timer ends; undefined if it is not running. */
  get timerLeft(): number | undefined {
    return this.sleepTime === undefined ? undefined : Math.max(0, this.sleepTime - this.context.currentTime)
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
      render: (frames) => {
        const seed = crypto.getRandomValues(new Uint32Array(1))[0]!
        return this.pool.run('render', { stream, type, sampleRate, overlap, seed, frames })
      },
      onFailure: this.onFailure,
    })
    const track: Track = { level, player, fader }
    fader.node.connect(this.volume.node)
    this.tracks.set(type, track)
    const begin = await player.start()
    if (begin !== undefined) fader.fadeTo(track.level, begin)
  }

  private startOwn(sound: OwnSound) {
    const { buffer, seconds } = sound
    const fader = new Fader(this.context, 0)
    const source = new AudioBufferSourceNode(this.context, { buffer, loop: true, loopEnd: seconds })
    source.connect(fader.node).connect(this.volume.node)
    source.start()
    return { sound, source, fader }
  }

  private endOwn(): void {
    this.own?.fader.fadeTo(0)
    this.own?.source.stop(this.context.currentTime + 2 * FADE_SECONDS)
    this.own = undefined
  }

  private endTrack(type: NoiseType): void {
    const track = this.tracks.get(type)
    if (!track) return
    this.tracks.delete(type)
    track.fader.fadeTo(0)
    track.player.stop(this.context.currentTime + 2 * FADE_SECONDS)
  }

  /** Suspends the audio device unless a sound or the timer is active. */
  private suspendIfIdle(): void {
    const isIdle = () => !this.isPlaying && this.sleepTime === undefined
    setTimeout(() => {
      if (!isIdle()) return
      void this.context.suspend().catch(() => {})
      this.pool.close()
    }, 250)
  }
}
