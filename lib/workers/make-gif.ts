import type { FfmpegFiles } from '@/lib/engines/video/ffmpeg'
import type { VideoFacts } from '@/lib/engines/video/gif-engine'
import type { Area, GifSettings } from '@/lib/tools/mp4-to-gif/settings'
import { WorkerPool, type RunOptions } from './client'
import type { GifProgress, MadeGif } from './gif-conversion'

/** A video and, where the browser cannot decode it, what decodes it. */
export interface VideoSource {
  readonly file: Blob
  readonly ffmpeg: FfmpegFiles | undefined
}

/** Pictures at even distances for the page to show. */
export interface PicturesArgs extends VideoSource {
  readonly start: number
  readonly step: number
  readonly count: number
  readonly crop: Area
  readonly width: number
  readonly height: number
}

export interface PictureProgress {
  readonly index: number
  readonly picture: ImageBitmap
}

export type GifJobs = {
  /** Null: only ffmpeg may be able to open it. */
  inspect: { args: VideoSource; result: VideoFacts | null; progress: never }
  pictures: { args: PicturesArgs; result: null; progress: PictureProgress }
  estimate: { args: VideoSource & { readonly settings: GifSettings }; result: number; progress: never }
  convert: {
    args: VideoSource & { readonly settings: GifSettings; readonly targetBytes: number | null }
    result: MadeGif
    progress: GifProgress
  }
}

function start(): Worker {
  return new Worker(new URL('./make-gif.worker.ts', import.meta.url), { type: 'module' })
}

/** One worker for all of it: what was estimated by it has warmed it up, and one ffmpeg takes memory enough. */
const worker = new WorkerPool<GifJobs>(start)

/** Opens a video and tells what it is; null when ffmpeg is needed to tell. ToolErrors of `lib/engines/video/open-video`. */
export function inspectVideo(source: VideoSource, options: RunOptions<never> = {}): Promise<VideoFacts | null> {
  return worker.run('inspect', source, options)
}

/** Pictures of a video, each reported as it is there; a picture received is the page's to close. */
export function videoPictures(args: PicturesArgs, options: RunOptions<PictureProgress>): Promise<null> {
  return worker.run('pictures', args, options)
}

/** Bytes that a GIF by these settings would have, from a few of its pictures. */
export function estimateGifBytes(
  args: VideoSource & { readonly settings: GifSettings },
  options: RunOptions<never>,
): Promise<number> {
  return worker.run('estimate', args, options)
}

/** A video's cut as a GIF; aborting ends the work at once. ToolErrors `videoDamaged`, `outOfMemory`. */
export function makeGif(args: GifJobs['convert']['args'], options: RunOptions<GifProgress>): Promise<MadeGif> {
  return worker.run('convert', args, options)
}
