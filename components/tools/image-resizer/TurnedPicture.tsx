import { useEffect, useState } from 'react'
import { Picture, type PictureFile } from '@/components/ui/pictures/Picture'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { isShownByBrowsers } from '@/lib/image/formats/image-formats'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import { UNTOUCHED } from '@/lib/tools/image-resizer/crop'
import { turnedSize, type Turn } from '@/lib/tools/image-resizer/turn'
import { resizeImage } from '@/lib/tools/image-resizer/worker/resize-image'

/** Enough for a stage on a large screen. */
const LONGEST_SIDE = 1600

/** The file as a picture that the browser shows; one of a kind that it does not is decoded by the worker. */
function useShownPicture(file: File, info: ImageHeader): PictureFile | undefined {
  const [decoded, setDecoded] = useState<{ readonly file: File; readonly picture: PictureFile }>()
  const isShown = isShownByBrowsers(info)
  useEffect(() => {
    if (isShown) return
    const controller = new AbortController()
    const { signal } = controller
    const scale = Math.min(1, LONGEST_SIDE / Math.max(info.width, info.height))
    const box = { width: Math.ceil(info.width * scale), height: Math.ceil(info.height * scale), fit: 'exact' } as const
    const drawn = info.kind === 'svg' ? rasterizeSvg(file, box) : Promise.resolve(file)
    drawn
      .then((source) =>
        resizeImage(
          { source, edit: UNTOUCHED, ...box, format: 'jpeg', aim: { quality: 85 }, loss: 'everything' },
          info.width * info.height,
          { signal },
        ),
      )
      .then(
        (picture) => setDecoded({ file, picture }),
        // The file's own entry says why it cannot be read.
        () => undefined,
      )
    return () => controller.abort()
  }, [file, info, isShown])
  if (isShown) return { blob: file, ...info }
  return decoded?.file === file ? decoded.picture : undefined
}

interface Props {
  file: File
  info: ImageHeader
  turn: Turn & { readonly level?: number }
}

/** A picture after mirroring, rotation and leveling, filling its container. */
export function TurnedPicture({ file, info, turn }: Props) {
  const picture = useShownPicture(file, info)
  const { width, height } = turnedSize(info, turn.turns)
  if (!picture) return null
  return (
    <Picture
      picture={picture}
      use="preview"
      alt=""
      draggable={false}
      className="absolute top-1/2 left-1/2 max-w-none select-none"
      style={{
        width: `${(info.width / width) * 100}%`,
        height: `${(info.height / height) * 100}%`,
        transform: `translate(-50%, -50%) rotate(${turn.turns * 90 + (turn.level ?? 0)}deg) scaleX(${turn.mirrored ? -1 : 1})`,
      }}
    />
  )
}
