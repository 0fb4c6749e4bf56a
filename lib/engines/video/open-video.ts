import { ToolError } from '@/lib/core/errors'
import { openInBrowser } from './browser-engine'
import { checkVideoFile } from './check-file'
import type { FfmpegFiles } from './ffmpeg'
import { openInFfmpeg } from './ffmpeg-engine'
import type { GifEngine } from './gif-engine'

/**
 * Opens a video by the first engine that can: the browser's decoders, else ffmpeg. Undefined when only ffmpeg might and
 * its files were not handed over. ToolErrors of `checkVideoFile` and `openInFfmpeg`.
 */
export async function openVideo(file: Blob, ffmpeg: FfmpegFiles | undefined): Promise<GifEngine | undefined> {
  await checkVideoFile(file)
  // Its files are there because the browser has tried already.
  if (ffmpeg) return openInFfmpeg(file, ffmpeg)
  const opened = await openInBrowser(file)
  if (opened === 'noVideo') throw new ToolError('videoNoPicture')
  return typeof opened === 'string' ? undefined : opened
}
