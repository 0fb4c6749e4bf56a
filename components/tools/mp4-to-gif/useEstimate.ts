import { useEffect, useState } from 'react'
import { useThrow } from '@/components/ui/feedback/useThrow'
import { MEGABYTE } from '@/lib/core/bytes'
import { isAbort, isToolError, type ToolErrorShape } from '@/lib/core/errors'
import type { GifSettings } from '@/lib/tools/mp4-to-gif/settings'
import { bytesWithin } from '@/lib/tools/mp4-to-gif/target-size'
import { gifWorker } from '@/lib/tools/mp4-to-gif/worker/make-gif'
import type { Video } from './useVideo'

/** Long enough to wait for the end of a drag. */
const DEBOUNCE_MILLISECONDS = 400

/** The estimated size in bytes, or why no file can be made with these settings. */
export interface Estimate {
  readonly bytes?: number
  readonly error?: ToolErrorShape
}

interface Estimated extends Estimate {
  readonly settings: GifSettings
  readonly file: File
}

/**
 * Estimates the size of the file, debounced, which is made smaller to have at most `targetSize` megabytes (null: no limit);
 * undefined until the estimate fits the current settings.
 */
export function useEstimate(
  video: Video | undefined,
  settings: GifSettings | null,
  targetSize: number | null,
): Estimate | undefined {
  const [estimate, setEstimate] = useState<Estimated>()
  const fail = useThrow()

  useEffect(() => {
    if (!video || !settings) return
    const { file, ffmpeg } = video
    const controller = new AbortController()
    const timer = setTimeout(() => {
      gifWorker.run('estimate', { file, ffmpeg, settings }, { signal: controller.signal }).then(
        (bytes) => setEstimate({ settings, file, bytes }),
        (error: unknown) => {
          if (isToolError(error)) setEstimate({ settings, file, error })
          else if (!isAbort(error)) fail(error)
        },
      )
    }, DEBOUNCE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [video, settings, fail])

  const isCurrent = estimate?.settings === settings && estimate?.file === video?.file
  if (!estimate || !isCurrent) return undefined
  const { bytes } = estimate
  if (bytes === undefined || targetSize === null) return estimate
  return { bytes: bytesWithin(estimate.settings, bytes, targetSize * MEGABYTE) }
}
