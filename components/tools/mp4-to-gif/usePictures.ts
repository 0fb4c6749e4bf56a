'use client'

import { useEffect, useState } from 'react'
import { isAbort, isToolError } from '@/lib/core/errors'
import { videoPictures } from '@/lib/workers/make-gif'
import type { Video } from './useVideo'

/** Pictures of the whole video's area at even distances. */
export interface Wanted {
  readonly start: number
  readonly step: number
  readonly count: number
  readonly width: number
  readonly height: number
}

interface Shown {
  readonly wanted: Wanted
  readonly pictures: readonly ImageBitmap[]
}

const NONE: readonly ImageBitmap[] = []

/** Pictures of a video as they come, freed when others are wanted; `wanted` must be the same object until then. */
export function usePictures(video: Video, wanted: Wanted | undefined): readonly ImageBitmap[] {
  const [shown, setShown] = useState<Shown>()
  const [failure, setFailure] = useState<Error>()
  if (failure) throw failure

  useEffect(() => {
    if (!wanted) return
    const { file, ffmpeg, facts } = video
    const controller = new AbortController()
    const pictures: ImageBitmap[] = []
    const crop = { x: 0, y: 0, width: facts.width, height: facts.height }
    videoPictures(
      { file, ffmpeg, crop, ...wanted },
      {
        signal: controller.signal,
        report: ({ picture }) => {
          pictures.push(picture)
          setShown({ wanted, pictures: [...pictures] })
        },
      },
    ).catch((error: unknown) => {
      if (!isAbort(error) && !isToolError(error)) setFailure(error as Error)
    })
    return () => {
      controller.abort()
      for (const picture of pictures) picture.close()
    }
  }, [video, wanted])

  return shown && shown.wanted === wanted ? shown.pictures : NONE
}
