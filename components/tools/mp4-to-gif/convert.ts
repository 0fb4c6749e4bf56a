import type { TaskContext } from '@/components/hooks/useTask'
import { MEGABYTE } from '@/lib/core/bytes'
import type { GifSettings } from '@/lib/tools/mp4-to-gif/settings'
import type { GifProgress, MadeGif } from '@/lib/workers/gif-conversion'
import { makeGif } from '@/lib/workers/make-gif'
import type { Video } from './useVideo'

export interface FinishedGif extends MadeGif {
  readonly name: string
  readonly originalBytes: number
  readonly milliseconds: number
}

export interface GifOrder {
  readonly video: Video
  readonly settings: GifSettings
  /** Megabytes that the GIF may have; null: any. */
  readonly targetSize: number | null
}

/** A video's cut as a GIF, with how long it took. */
export async function convert(
  { signal, report }: TaskContext<GifProgress>,
  { video: { file, ffmpeg }, settings, targetSize }: GifOrder,
): Promise<FinishedGif> {
  const startedAt = performance.now()
  const targetBytes = targetSize === null ? null : Math.floor(targetSize * MEGABYTE)
  const made = await makeGif({ file, ffmpeg, settings, targetBytes }, { signal, report })
  return { ...made, name: file.name, originalBytes: file.size, milliseconds: performance.now() - startedAt }
}
