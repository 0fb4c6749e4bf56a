import type { FfmpegFiles } from '@/lib/tools/mp4-to-gif/engine/ffmpeg'
import type { FrameRequest, VideoFacts } from '@/lib/tools/mp4-to-gif/engine/gif-engine'
import type { GifSettings } from '@/lib/tools/mp4-to-gif/settings'
import { WorkerPool } from '@/lib/workers/client'
import type { GifProgress, ConvertedGif } from './gif-conversion'

/** A video and, if the browser cannot decode it, the files of ffmpeg. */
export interface VideoSource {
  readonly file: Blob
  readonly ffmpeg: FfmpegFiles | undefined
}

export type GifJobs = {
  /** The properties of a video; null if ffmpeg is needed to open it. ToolErrors of `lib/tools/mp4-to-gif/engine/open-video`. */
  inspect: { args: VideoSource; result: VideoFacts | null; progress: never }
  /** Decodes frames and reports each one, in order. Whoever gets the bitmaps closes them. */
  pictures: { args: VideoSource & FrameRequest; result: null; progress: ImageBitmap }
  /** The estimated size of the file in bytes. ToolError `mp4NotSupported`. */
  estimate: { args: VideoSource & { readonly settings: GifSettings }; result: number; progress: never }
  /** Converts a part of a video. ToolErrors `videoDamaged`, `videoOutOfMemory`, `mp4NotSupported`. */
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
export const gifWorker = new WorkerPool<GifJobs>(
  () => new Worker(new URL('./make-gif.worker.ts', import.meta.url), { type: 'module' }),
)
