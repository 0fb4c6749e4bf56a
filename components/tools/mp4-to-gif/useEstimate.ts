'use client'

import { useEffect, useState } from 'react'
import { isAbort, isToolError } from '@/lib/core/errors'
import type { GifSettings } from '@/lib/tools/mp4-to-gif/settings'
import { estimateGifBytes } from '@/lib/tools/mp4-to-gif/worker/make-gif'
import type { Video } from './useVideo'

/** Long enough to wait for the end of a drag. */
const DEBOUNCE_MILLISECONDS = 400

/** The estimated size in bytes, or why there will be no file at all. */
export interface Estimate {
  readonly bytes?: number
  readonly problem?: 'mp4NotSupported'
}

interface Estimated extends Estimate {
  readonly settings: GifSettings
  readonly file: File
}

/** Estimates the size of the file, debounced; undefined until the estimate fits the current settings. */
export function useEstimate(video: Video | undefined, settings: GifSettings | null): Estimate | undefined {
  const [estimate, setEstimate] = useState<Estimated>()
  const [failure, setFailure] = useState<Error>()
  if (failure) throw failure

  useEffect(() => {
    if (!video || !settings) return
    const { file, ffmpeg } = video
    const controller = new AbortController()
    const timer = setTimeout(() => {
      estimateGifBytes({ file, ffmpeg, settings }, { signal: controller.signal }).then(
        (bytes) => setEstimate({ settings, file, bytes }),
        (error: unknown) => {
          if (isToolError(error) && error.code === 'mp4NotSupported')
            return setEstimate({ settings, file, problem: error.code })
          // Errors of the video are reported by the conversion.
          if (!isAbort(error) && !isToolError(error)) setFailure(error as Error)
        },
      )
    }, DEBOUNCE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [video, settings])

  const isCurrent = estimate?.settings === settings && estimate?.file === video?.file
  return isCurrent ? estimate : undefined
}
