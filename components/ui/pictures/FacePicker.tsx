import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { embedsPicture } from '@/lib/image/codecs/svg-text'
import type { FoundFaces } from '@/lib/image/faces/faces'
import type { Size } from '@/lib/image/pixels/geometry'
import { FaceButton } from './FaceButton'
import { withFaceWords } from './face-words'
import { facesOf } from './found-faces'
import { Picture } from './Picture'

interface Props {
  file: File
  size: Size
  /** Indexes of the faces that are not hidden. */
  shown: readonly number[]
  onToggle: (file: File, index: number) => void
  /** It is an SVG, in which no face is looked for; it may hold a photo. */
  isDrawing?: boolean
}

/** What was found, `failed` if the search failed, or `drawing` for an SVG without an embedded picture. */
type Found = FoundFaces | 'failed' | 'drawing'

/** The faces found in a file, each hidden until it is pressed. */
export default withFaceWords(FacePicker)

function FacePicker({ file, size, shown, onToggle, isDrawing = false }: Props) {
  const t = useTranslations('faces')
  const [found, setFound] = useState<Found | undefined>(isDrawing ? 'drawing' : undefined)
  useEffect(() => {
    const controller = new AbortController()
    const unlessGone = (now: Found) => controller.signal.aborted || setFound(now)
    const looked = isDrawing ? embedsPicture(file).then((does) => (does ? { faces: [] } : 'drawing')) : facesOf(file)
    looked.then(unlessGone, () => unlessGone('failed'))
    return () => controller.abort()
  }, [file, isDrawing])
  if (found === 'drawing') return null
  if (!found || found === 'failed') return <p className="text-sm">{t(found ?? 'looking')}</p>
  const { faces, copy } = found
  if (faces.length === 0) return <p className="text-sm text-warn">{t('nobody')}</p>
  const picture = copy ?? { blob: file, ...size }
  return (
    <div role="group" aria-label={t('title', { name: file.name })} className="grid gap-1.5">
      <p className="text-sm text-ink-2">{t('tap')}</p>
      <div className="flex flex-wrap gap-2">
        {faces.map((face, index) => {
          const box = {
            x: face.x * picture.width,
            y: face.y * picture.height,
            width: face.width * picture.width,
            height: face.height * picture.height,
          }
          return (
            <FaceButton
              key={`${face.x} ${face.y}`}
              name="hiddenFace"
              label={t('face', { number: index + 1 })}
              isPressed={!shown.includes(index)}
              onPress={() => onToggle(file, index)}
              box={box}
              size={picture}
            >
              <Picture picture={picture} use="thumbnail" alt="" className="size-full max-w-none" draggable={false} />
            </FaceButton>
          )
        })}
      </div>
    </div>
  )
}
