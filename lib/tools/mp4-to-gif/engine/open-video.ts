import { ToolError } from '@/lib/core/errors'
import { openInBrowser } from './browser-engine'
import { checkVideoFile } from './check-file'
import type { FfmpegFiles } from './ffmpeg'
import { openInFfmpeg } from './ffmpeg-engine'
import type { GifEngine } from './gif-engine'

/**
 * Opens a video with the browser's decoders or, if its files are given, with ffmpeg. Undefined if ffmpeg is needed but
 * its files are not given. Throws the ToolErrors of `checkVideoFile` and `openInFfmpeg`.
 */
export async function openVideo(file: Blob, ffmpeg: FfmpegFiles | undefined): Promise<GifEngine | undefined> {
  await checkVideoFile(file)
  // The caller loads ffmpeg only after the browser has failed.
  if (ffmpeg) return openInFfmpeg(file, ffmpeg)
  const opened = await openInBrowser(file)
  if (opened === 'noVideo') throw new ToolError('videoNoPicture')
  return typeof opened === 'string' ? undefined : opened
}
