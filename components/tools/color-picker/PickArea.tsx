import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Announcement } from '@/components/ui/Announcement'
import { hexColor } from '@/lib/core/hex-color'
import { movedBy, sampleColor, type Point } from '@/lib/tools/color-picker/sample'
import type { AnalyzedFile } from './analyze-file'
import { Magnifier } from './Magnifier'

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const LEAP = 10

interface Props {
  picture: AnalyzedFile
  /** Side of the square that is picked, in pixels. */
  side: number
  active: boolean
  onActivate: () => void
  onPick: (point: Point) => void
}

/** The picture, picked from by pointer, by touch (aim, then lift the finger) and by keyboard. */
export function PickArea({ picture, side, active, onActivate, onPick }: Props) {
  const { pixels, preview, file } = picture
  const t = useTranslations('color-picker.pick')
  const id = useId()
  const [aim, setAim] = useState<Point | null>(null)
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
    if (!active) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setAim(pointUnder(event))
  }

  const up = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (!active) return onActivate()
    const point = pointUnder(event)
    setAim(event.pointerType === 'mouse' ? point : null)
    onPick(point)
  }

  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const picks = event.key === 'Enter' || event.key === ' '
    if (!arrow && !picks) return
    event.preventDefault()
    if (!active) onActivate()
    const current = aim ?? { x: pixels.width >> 1, y: pixels.height >> 1 }
    const step = event.shiftKey ? LEAP : 1
    if (arrow) return setAim(aim ? movedBy(aim, arrow[0] * step, arrow[1] * step, pixels) : current)
    setAim(current)
    if (active) onPick(current)
  }

  const color = aim && sampleColor(pixels, aim, side)
  const under = active && aim ? t('under', { ...aim, color: color ? hexColor(color) : t('transparent') }) : ''
  const ratio = pixels.width / pixels.height

  return (
    <div>
      <div
        className="relative mx-auto w-full max-w-full"
        // At most 500 px high, and not blown up beyond what the picture holds but for tiny ones.
        style={{ maxWidth: `min(100%, ${Math.max(1, 500 * ratio)}px, ${Math.max(pixels.width, 240)}px)` }}
      >
        <div
          data-name="picture"
          role="application"
          tabIndex={0}
          aria-label={t('label', { name: file.name })}
          aria-describedby={id}
          onPointerDown={down}
          onPointerMove={(event) => active && setAim(pointUnder(event))}
          onPointerUp={up}
          onPointerLeave={() => setAim(null)}
          onPointerCancel={() => setAim(null)}
          onKeyDown={press}
          className={`checkered ${active ? 'cursor-crosshair touch-none' : 'cursor-pointer'}`}
          style={{ aspectRatio: ratio }}
        >
          <canvas ref={canvas} className="block size-full select-none" />
        </div>
        {active && aim && <Magnifier pixels={pixels} point={aim} side={side} />}
      </div>
      <p id={id} className="mt-2 text-sm text-ink-2">
        {active ? t('how') : t('off')}
      </p>
      <p aria-hidden className="min-h-6 text-sm tabular-nums">
        {under}
      </p>
      <Announcement text={under} />
    </div>
  )
}
