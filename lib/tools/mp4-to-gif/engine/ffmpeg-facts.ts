import type { HdrTransfer } from '@/lib/tools/mp4-to-gif/standard-range'
import { HIGH_DEFINITION } from './color-weights'
import type { VideoFacts } from './gif-engine'

/** The part of ffprobe's JSON that is used. */
interface ProbedStream {
  readonly codec_type?: string
  readonly width?: number
  readonly height?: number
  readonly sample_aspect_ratio?: string
  readonly avg_frame_rate?: string
  readonly codec_name?: string
  readonly pix_fmt?: string
  readonly color_space?: string
  readonly color_transfer?: string
  readonly start_time?: string
  readonly duration?: string
  readonly tags?: { readonly alpha_mode?: string }
  readonly disposition?: { readonly attached_pic?: number }
  readonly side_data_list?: readonly { readonly rotation?: number }[]
}
interface Probed {
  readonly streams?: readonly ProbedStream[]
  readonly format?: { readonly format_name?: string; readonly start_time?: string; readonly duration?: string }
}

/** Parses a quotient such as `30000/1001` or `4:3`; 0 for anything else. */
function quotient(text: string | undefined): number {
  const [numerator = NaN, denominator = NaN] = text?.split(/[/:]/).map(Number) ?? []
  const value = numerator / denominator
  return Number.isFinite(value) ? value : 0
}

/** How a video has to be read, besides what the page knows of it. */
export interface Reading {
  /** The timestamp that the file starts with, in seconds. */
  readonly origin: number
  /** Seconds from the start of the file to the first picture. */
  readonly begin: number
  /** Seconds that the file states for all its streams; 0 for none. */
  readonly stated: number
  /** The key frames have to be known before a place is looked for. */
  readonly isWithoutIndex: boolean
  /** The decoder that reads transparency too, where ffmpeg's own one does not. */
  readonly decoder: string | undefined
  readonly hasAlpha: boolean
  /** Undefined for the usual range. */
  readonly hdr: HdrTransfer | undefined
  /** Where the file does not state its colors, those that ffmpeg would not take by itself, which is BT.601 at any size. */
  readonly colors: 'bt2020nc' | 'bt709' | undefined
}

/** Decoders of the formats that keep transparency in a picture of its own. */
const ALPHA_DECODERS: Readonly<Record<string, string>> = { vp8: 'libvpx', vp9: 'libvpx-vp9' }
const HDR_TRANSFERS: Readonly<Record<string, HdrTransfer>> = { smpte2084: 'pq', 'arib-std-b67': 'hlg' }
/** Names of pixel formats with transparency, by how they begin (ffmpeg -pix_fmts). */
const ALPHA_FORMATS = /^(rgba|bgra|argb|abgr|yuva|gbrap|ya\d|pal8)/

/** Names of pixel formats of luma and chroma. */
const LUMA_FORMATS = /^(yuv|nv|p0)/

/** Videos that state a transfer function of high dynamic range but no colors have those of BT.2020. */
function colorsOf(
  { height = 0, pix_fmt: pixels = '', color_space: stated }: ProbedStream,
  hdr: HdrTransfer | undefined,
) {
  if (hdr) return 'bt2020nc'
  const isUnstated = stated === undefined || stated === 'unknown'
  return isUnstated && height >= HIGH_DEFINITION && LUMA_FORMATS.test(pixels) ? 'bt709' : undefined
}

/** Formats without an index, in which the program finds a place, but its picture only from the next key frame on. */
const WITHOUT_INDEX = ['mpegts', 'mpeg']

function readingOf(
  stream: ProbedStream,
  { format_name: format = '', start_time: start, duration }: Probed['format'] & object,
): Reading {
  const { codec_name: codec = '', pix_fmt: pixels = '', color_transfer: transfer = '', tags } = stream
  const origin = Number(start) || 0
  const hdr = HDR_TRANSFERS[transfer]
  const decoder = tags?.alpha_mode === '1' ? ALPHA_DECODERS[codec] : undefined
  return {
    origin,
    begin: Math.max(0, (Number(stream.start_time) || 0) - origin),
    stated: Number(duration) || 0,
    isWithoutIndex: WITHOUT_INDEX.includes(format),
    decoder,
    hasAlpha: decoder !== undefined || ALPHA_FORMATS.test(pixels),
    hdr,
    colors: colorsOf(stream, hdr),
  }
}

/**
 * Parses ffprobe's JSON; returns `noVideo` if there is only sound, and undefined if there are no streams. The duration is 0 where
 * the file states none or only one of all its streams, of which the sound may begin earlier and last longer.
 */
export function factsFromProbe(json: string): { facts: VideoFacts; reading: Reading } | 'noVideo' | undefined {
  const { streams = [], format = {} } = JSON.parse(json || '{}') as Probed
  const video = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic)
  if (!video?.width || !video.height) {
    return streams.some(({ codec_type }) => codec_type === 'audio') ? 'noVideo' : undefined
  }
  const rotation = video.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0
  const width = Math.round(video.width * (quotient(video.sample_aspect_ratio) || 1))
  const sideways = Math.abs(rotation) % 180 === 90
  const facts: VideoFacts = {
    width: sideways ? video.height : width,
    height: sideways ? width : video.height,
    duration: Number(video.duration) || 0,
    frameRate: quotient(video.avg_frame_rate),
    engine: 'ffmpeg',
  }
  return { facts, reading: readingOf(video, format) }
}

/** A line of ffprobe on a packet. There are others: the program keeps the options of its last run beside the new ones. */
const PACKET = /^(-?\d+\.\d+),(?:(\d+\.\d+)|N\/A)(,K)?/

/**
 * The seconds from the first to the end of the last packet, from ffprobe's lines of `time,duration,flags`; 0 without packets. If no
 * packet has a duration, the last one counts as long as the others on average.
 */
export function durationFromPackets(lines: string): number {
  let [first, last, end, usual, count] = [Infinity, -Infinity, -Infinity, 0, 0]
  for (const line of lines.split('\n')) {
    const found = PACKET.exec(line)
    if (!found) continue
    const time = Number(found[1])
    usual = Number(found[2] ?? 0) || usual
    first = Math.min(first, time)
    last = Math.max(last, time)
    end = Math.max(end, time + usual)
    count++
  }
  if (usual === 0 && count > 1) return ((last - first) * count) / (count - 1)
  return Math.max(0, end - first)
}

/** The timestamps of the key frames in such lines, in seconds. */
export function keyFramesIn(lines: string): number[] {
  return lines.split('\n').flatMap((line) => {
    const found = PACKET.exec(line)
    return found?.[3] ? [Number(found[1])] : []
  })
}
