import { ToolError } from '@/lib/core/errors'
import { animationEngine } from './animation'
import { openInBrowser } from './browser-engine'
import { checkVideoFile } from './check-file'
import type { FfmpegFiles } from './ffmpeg'
import { openInFfmpeg } from './ffmpeg-engine'
import { openAnimation } from './open-animation'
import type { GifEngine } from './gif-engine'

/**
 * Opens a video or an animated picture with the browser's decoders or, if its files are given, with ffmpeg. Undefined if ffmpeg
 * is needed but its files are not given. Throws the ToolErrors of `checkVideoFile`, `openAnimation` and `openInFfmpeg`.
 */
export async function openVideo(file: Blob, ffmpeg: FfmpegFiles | undefined): Promise<GifEngine | undefined> {
  const picture = await checkVideoFile(file)
  // The caller loads ffmpeg only after the browser has failed.
  if (ffmpeg) return openInFfmpeg(file, ffmpeg)
  if (picture) {
    const animation = await openAnimation(file, picture)
    return animation && animationEngine(animation)
  }
  const opened = await openInBrowser(file)
  if (opened === 'noVideo') throw new ToolError('videoNoPicture')
  return typeof opened === 'string' ? undefined : opened
}
