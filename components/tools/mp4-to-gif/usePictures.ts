import { useEffect, useState } from 'react'
import { useThrow } from '@/components/ui/feedback/useThrow'
import { isAbort, isToolError } from '@/lib/core/errors'
import type { FrameRequest } from '@/lib/tools/mp4-to-gif/engine/gif-engine'
import { gifWorker } from '@/lib/tools/mp4-to-gif/worker/make-gif'
import type { Video } from './useVideo'

/** Uncropped frames. */
type PreviewRequest = Omit<FrameRequest, 'crop'>

interface DecodedFrames {
  readonly request: PreviewRequest
  readonly pictures: readonly ImageBitmap[]
}

const NONE: readonly ImageBitmap[] = []

/** Decodes frames of a video and returns those available so far. `request` must be memoized; a new one frees the frames. */
export function usePictures(video: Video, request: PreviewRequest): readonly ImageBitmap[] {
  const [decoded, setDecoded] = useState<DecodedFrames>()
  const fail = useThrow()

  useEffect(() => {
    const { file, ffmpeg, facts } = video
    const controller = new AbortController()
    const pictures: ImageBitmap[] = []
    const crop = { x: 0, y: 0, width: facts.width, height: facts.height }
    gifWorker
      .run(
        'pictures',
        { file, ffmpeg, crop, ...request },
        {
          signal: controller.signal,
          report: (picture) => {
            pictures.push(picture)
            setDecoded({ request, pictures: [...pictures] })
          },
        },
      )
      .catch((error: unknown) => {
        if (!isAbort(error) && !isToolError(error)) fail(error)
      })
    return () => {
      controller.abort()
      for (const picture of pictures) picture.close()
    }
  }, [video, request, fail])

  return decoded?.request === request ? decoded.pictures : NONE
}
