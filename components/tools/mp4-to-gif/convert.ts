import type { TaskContext } from '@/components/ui/feedback/useTask'
import { MEGABYTE } from '@/lib/core/bytes'
import type { GifSettings } from '@/lib/tools/mp4-to-gif/settings'
import type { GifProgress } from '@/lib/tools/mp4-to-gif/worker/gif-conversion'
import { gifWorker } from '@/lib/tools/mp4-to-gif/worker/make-gif'
import type { Video } from './useVideo'

/** With the settings that it was made with. */
export type FinishedGif = Awaited<ReturnType<typeof convert>>

export interface GifRequest {
  readonly video: Video
  readonly settings: GifSettings
  /** Maximum size of the GIF in megabytes; null for no limit. */
  readonly targetSize: number | null
}

/** Converts the cut of a video to a GIF and measures the time. */
export async function convert(
  { signal, report }: TaskContext<GifProgress>,
  { video: { file, ffmpeg }, settings, targetSize }: GifRequest,
) {
  const startedAt = performance.now()
  const targetBytes = targetSize === null ? null : Math.floor(targetSize * MEGABYTE)
  const made = await gifWorker.run('convert', { file, ffmpeg, settings, targetBytes }, { signal, report })
  return {
    ...made,
    settings,
    targetSize,
    name: file.name,
    originalBytes: file.size,
    milliseconds: performance.now() - startedAt,
  }
}
