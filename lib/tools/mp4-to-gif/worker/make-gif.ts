import type { FfmpegFiles } from '@/lib/tools/mp4-to-gif/engine/ffmpeg'
import type { FrameRequest, VideoFacts } from '@/lib/tools/mp4-to-gif/engine/gif-engine'
import type { GifSettings } from '@/lib/tools/mp4-to-gif/settings'
import { WorkerPool, type RunOptions } from '@/lib/workers/client'
import type { GifProgress, ConvertedGif } from './gif-conversion'

/** A video and, if the browser cannot decode it, the files of ffmpeg. */
export interface VideoSource {
  readonly file: Blob
  readonly ffmpeg: FfmpegFiles | undefined
}

/** Frames for the page to show. */
type PicturesArgs = VideoSource & FrameRequest

export type GifJobs = {
  /** The result is null if ffmpeg is needed to open the file. */
  inspect: { args: VideoSource; result: VideoFacts | null; progress: never }
  pictures: { args: PicturesArgs; result: null; progress: ImageBitmap }
  estimate: { args: VideoSource & { readonly settings: GifSettings }; result: number; progress: never }
  convert: {
    args: VideoSource & { readonly settings: GifSettings; readonly targetBytes: number | null }
    result: ConvertedGif
    progress: GifProgress
  }
}

/**
 * One worker for all jobs: the decoder is already started after an estimate, and several ffmpegs would need too much
 * memory.
 */
const worker = new WorkerPool<GifJobs>(
  () => new Worker(new URL('./make-gif.worker.ts', import.meta.url), { type: 'module' }),
)

/** Fetches the converter's program unless it is there. */
export function prepareConverter(): void {
  worker.warm()
}

/**
 * Reads the properties of a video; null if ffmpeg is needed. Throws the ToolErrors of
 * `lib/tools/mp4-to-gif/engine/open-video`.
 */
export function inspectVideo(source: VideoSource, options: RunOptions<never> = {}): Promise<VideoFacts | null> {
  return worker.run('inspect', source, options)
}

/** Decodes frames of a video and reports each one, in order. The caller must close the bitmaps. */
export function videoPictures(args: PicturesArgs, options: RunOptions<ImageBitmap>): Promise<null> {
  return worker.run('pictures', args, options)
}

/** Estimates the size of the file in bytes. Throws ToolError `mp4NotSupported`. */
export function estimateGifBytes(args: VideoSource & { readonly settings: GifSettings }, options: RunOptions<never>) {
  return worker.run('estimate', args, options)
}

/**
 * Converts a part of a video; aborting ends the work at once. Throws ToolErrors `videoDamaged`, `videoOutOfMemory`,
 * `mp4NotSupported`.
 */
export function makeGif(args: GifJobs['convert']['args'], options: RunOptions<GifProgress>): Promise<ConvertedGif> {
  return worker.run('convert', args, options)
}
