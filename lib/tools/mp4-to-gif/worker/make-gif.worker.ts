import { isToolError, ToolError } from '@/lib/core/errors'
import { FORMAT_NAMES, type Format } from '@/lib/tools/mp4-to-gif/fields'
import type { GifSettings } from '@/lib/tools/mp4-to-gif/settings'
import { toRgba } from '@/lib/tools/mp4-to-gif/rgb-frame'
import type { GifEngine } from '@/lib/tools/mp4-to-gif/engine/gif-engine'
import { openVideo } from '@/lib/tools/mp4-to-gif/engine/open-video'
import { convertVideo, estimateFile } from './gif-conversion'
import type { GifJobs, VideoSource } from './make-gif'
import { serve } from '@/lib/workers/serve'

/** Adds the output format to the parameters of a ToolError, and turns a RangeError into `videoOutOfMemory`. */
function withFormat(thrown: unknown, format: Format = 'gif'): unknown {
  const error = thrown instanceof RangeError ? new ToolError('videoOutOfMemory') : thrown
  return isToolError(error) ? new ToolError(error.code, { format: FORMAT_NAMES[format], ...error.params }) : error
}

async function open({ file, ffmpeg }: VideoSource): Promise<GifEngine | undefined> {
  try {
    return await openVideo(file, ffmpeg)
  } catch (error) {
    throw withFormat(error)
  }
}

/** Opens a video for `work` and closes it. Throws ToolError `videoOutOfMemory` when memory is insufficient. */
async function withVideo<T>(
  { file, ffmpeg, settings }: VideoSource & { readonly settings?: GifSettings },
  work: (engine: GifEngine) => Promise<T>,
): Promise<T> {
  const engine = await open({ file, ffmpeg })
  if (!engine) throw new ToolError('videoNotSupported')
  try {
    return await work(engine)
  } catch (error) {
    throw withFormat(error, settings?.format)
  } finally {
    await engine.close()
  }
}

serve<GifJobs>({
  async inspect(source) {
    const engine = await open(source)
    await engine?.close()
    return engine?.facts ?? null
  },

  pictures: (args, report) =>
    withVideo(args, async (engine) => {
      for await (const frame of engine.frames(args)) {
        const picture = await createImageBitmap(new ImageData(toRgba(frame), frame.width, frame.height))
        report(picture, [picture])
      }
      return null
    }),

  estimate: (args) => withVideo(args, (engine) => estimateFile(engine, args.settings)),

  convert: (args, report) => withVideo(args, (engine) => convertVideo(engine, args.settings, args.targetBytes, report)),
})
