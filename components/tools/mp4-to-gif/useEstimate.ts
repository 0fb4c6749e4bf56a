'use client'

import { useEffect, useState } from 'react'
import { isAbort, isToolError } from '@/lib/core/errors'
import type { GifSettings } from '@/lib/tools/mp4-to-gif/settings'
import { estimateGifBytes } from '@/lib/workers/make-gif'
import type { Video } from './useVideo'

/** Long enough that a dragged handle does not estimate each place it passes. */
const SETTLE_MILLISECONDS = 400

interface Estimate {
  readonly settings: GifSettings
  readonly file: File
  readonly bytes: number
}

/** Bytes that the GIF would have, once the settings have rested for a moment; undefined until then. */
export function useEstimate(video: Video | undefined, settings: GifSettings | null): number | undefined {
  const [estimate, setEstimate] = useState<Estimate>()
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
          // What a video cannot give, the conversion tells.
          if (!isAbort(error) && !isToolError(error)) setFailure(error as Error)
        },
      )
    }, SETTLE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [video, settings])

  const current = estimate?.settings === settings && estimate?.file === video?.file
  return current ? estimate?.bytes : undefined
}
