import type { VideoFacts } from './gif-engine'

/** The part of ffprobe's JSON that is used. */
interface ProbedStream {
  readonly codec_type?: string
  readonly width?: number
  readonly height?: number
  readonly sample_aspect_ratio?: string
  readonly avg_frame_rate?: string
  readonly duration?: string
  readonly disposition?: { readonly attached_pic?: number }
  readonly side_data_list?: readonly { readonly rotation?: number }[]
}
interface Probed {
  readonly streams?: readonly ProbedStream[]
  readonly format?: { readonly duration?: string }
}

/** Parses a quotient such as `30000/1001` or `4:3`; 0 for anything else. */
function quotient(text: string | undefined): number {
  const [numerator = NaN, denominator = NaN] = text?.split(/[/:]/).map(Number) ?? []
  const value = numerator / denominator
  return Number.isFinite(value) ? value : 0
}

/** Parses ffprobe's JSON; returns `noVideo` if there is only sound, and undefined if there are no streams. */
export function factsFromProbe(json: string): VideoFacts | 'noVideo' | undefined {
  const { streams = [], format } = JSON.parse(json || '{}') as Probed
  const video = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic)
  if (!video?.width || !video.height) {
    return streams.some(({ codec_type }) => codec_type === 'audio') ? 'noVideo' : undefined
  }
  const rotation = video.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0
  const width = Math.round(video.width * (quotient(video.sample_aspect_ratio) || 1))
  const sideways = Math.abs(rotation) % 180 === 90
  return {
    width: sideways ? video.height : width,
    height: sideways ? width : video.height,
    duration: Number(video.duration ?? format?.duration ?? 0) || 0,
    frameRate: quotient(video.avg_frame_rate),
    engine: 'ffmpeg',
  }
}
