import { MEGABYTE } from '@/lib/core/bytes'
import { ToolError } from '@/lib/core/errors'
import { MAX_MEGABYTES } from '@/lib/core/file-limits'
import { evenGain, joinEnds } from '@/lib/tools/white-noise/loop'

/** A sound of the visitor, ready to be repeated. */
export interface OwnSound {
  readonly name: string
  readonly buffer: AudioBuffer
  readonly seconds: number
  /** Gain at which it is about as loud as the other sounds. */
  readonly gain: number
}

/** Ten minutes of stereo are 230 MB of samples. */
const MAX_SECONDS = 600
const SAMPLE_RATE = 48_000

/** Seconds of a sound file, read from its header before all of it is decoded; Infinity where it does not say. */
function durationOf(file: File): Promise<number> {
  const url = URL.createObjectURL(file)
  const element = new Audio()
  return new Promise<number>((resolve, reject) => {
    element.onloadedmetadata = () => resolve(element.duration)
    element.onerror = () => reject(new ToolError('notSound'))
    element.preload = 'metadata'
    element.src = url
  }).finally(() => {
    element.removeAttribute('src')
    URL.revokeObjectURL(url)
  })
}

/** Decodes a sound file. Rejects with ToolError `soundTooLarge`, `soundTooLong` or `notSound`. */
export async function openOwnSound(file: File): Promise<OwnSound> {
  if (file.size > MAX_MEGABYTES.sound * MEGABYTE) throw new ToolError('soundTooLarge', { limit: MAX_MEGABYTES.sound })
  const tooLong = new ToolError('soundTooLong', { minutes: MAX_SECONDS / 60 })
  if ((await durationOf(file)) > MAX_SECONDS) throw tooLong
  const bytes = await file.arrayBuffer()
  const buffer = await new OfflineAudioContext(2, 1, SAMPLE_RATE).decodeAudioData(bytes).catch(() => {
    throw new ToolError('notSound')
  })
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, index) => buffer.getChannelData(index))
  const gain = evenGain(channels)
  if (gain === 0) throw new ToolError('notSound')
  const seconds = joinEnds(channels, buffer.sampleRate) / buffer.sampleRate
  return { name: file.name, buffer, seconds, gain }
}
