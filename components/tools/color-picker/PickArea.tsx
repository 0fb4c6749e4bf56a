import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Announcement } from '@/components/ui/feedback/Announcement'
import { ARROWS } from '@/components/ui/pictures/arrows'
import { stageFrame } from '@/components/ui/pictures/PictureStage'
import { hexColor } from '@/lib/image/pixels/hex-color'
import { movedBy, sampleColor } from '@/lib/tools/color-picker/sample'
import type { Point } from '@/lib/image/pixels/geometry'
import type { AnalyzedFile } from './analyze-file'
import { Magnifier } from './Magnifier'
import { PickStage } from './PickStage'

/** Pixels per arrow key press while Shift is held. */
const LARGE_STEP = 10

interface Props {
  picture: AnalyzedFile
  /** Side of the sampled square, in picture pixels. */
  side: number
  isActive: boolean
  onActivate: () => void
  onPick: (point: Point) => void
}

/**
 * The picture to pick colors from: by mouse, by touch or by keyboard. A press picks at once; in pick mode a magnifier
 * follows the pointer, and a finger aims until it is lifted.
 */
export function PickArea({ picture, side, isActive, onActivate, onPick }: Props) {
  const { pixels, preview, file } = picture
  const t = useTranslations('color-picker.pick')
  const id = useId()
  const [aimed, setAim] = useState<Point | null>(null)
  // Another picture of the same name may be smaller.
  const aim = aimed && movedBy(aimed, 0, 0, pixels)
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const target = canvas.current
    if (!target) return
    target.width = preview.width
    target.height = preview.height
    target.getContext('2d')?.drawImage(preview, 0, 0)
  }, [preview])

  const pointUnder = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const box = currentTarget.getBoundingClientRect()
    const x = Math.floor(((clientX - box.left) / box.width) * pixels.width)
    const y = Math.floor(((clientY - box.top) / box.height) * pixels.height)
    return movedBy({ x, y }, 0, 0, pixels)
  }

  const down = (event: PointerEvent) => {
    if (!isActive) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setAim(pointUnder(event))
  }

  const up = (event: PointerEvent) => {
    if (event.button !== 0) return
    const point = pointUnder(event)
    const isMouse = event.pointerType === 'mouse'
    // Pick mode would keep a finger from scrolling over the picture.
    if (!isActive && isMouse) onActivate()
    setAim(isMouse ? point : null)
    onPick(point)
  }

  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const isPick = event.key === 'Enter' || event.key === ' '
    if (!arrow && !isPick) return
    event.preventDefault()
    if (!isActive) onActivate()
    const current = aim ?? { x: pixels.width >> 1, y: pixels.height >> 1 }
    const step = event.shiftKey ? LARGE_STEP : 1
    if (arrow) return setAim(aim ? movedBy(aim, arrow[0] * step, arrow[1] * step, pixels) : current)
    setAim(current)
    onPick(current)
  }

  const color = aim && sampleColor(pixels, aim, side)
  const description = isActive && aim ? t('under', { ...aim, color: color ? hexColor(color) : t('transparent') }) : ''
  const ratio = pixels.width / pixels.height
  const hint = isActive ? (
    <>
      {t('how')} <span className="pointer-coarse:hidden">{t('keys')}</span>
    </>
  ) : (
    t('off')
  )

  return (
    <PickStage hint={{ id, text: hint }} pointerText={description}>
      <div
        className="relative"
        // Prevents enlarging the picture, unless it is tiny.
        style={{ ...stageFrame(ratio), maxWidth: Math.max(pixels.width, 240) }}
      >
        <div
          data-name="picture"
          role="application"
          tabIndex={0}
          aria-label={t('label', { name: file.name })}
          aria-describedby={id}
          onPointerDown={down}
          onPointerMove={(event) => isActive && setAim(pointUnder(event))}
          onPointerUp={up}
          onPointerLeave={() => setAim(null)}
          onPointerCancel={() => setAim(null)}
          onKeyDown={press}
          className={`checkered size-full ${isActive ? 'cursor-crosshair touch-none' : 'cursor-pointer'}`}
        >
          <canvas ref={canvas} className="block size-full select-none" />
        </div>
        {isActive && aim && <Magnifier pixels={pixels} point={aim} side={side} />}
      </div>
      <Announcement text={description} />
    </PickStage>
  )
}
