import { useTranslations } from 'next-intl'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { PictureStage, stageFrame } from '@/components/ui/pictures/PictureStage'
import { CORNERS, dragged, moved, scaled, type Corner } from '@/lib/tools/image-resizer/crop'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { useFrameDrag } from './useFrameDrag'

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** How far Shift and an arrow go, as a share of the picture's width. */
const LEAP = 1 / 40
const ZOOM_STEP = 1.05

const CORNER_PLACES: Readonly<Record<Corner, string>> = {
  nw: 'top-0 left-0 border-t-4 border-l-4 cursor-nwse-resize',
  ne: 'top-0 right-0 border-t-4 border-r-4 cursor-nesw-resize',
  sw: 'bottom-0 left-0 border-b-4 border-l-4 cursor-nesw-resize',
  se: 'right-0 bottom-0 border-r-4 border-b-4 cursor-nwse-resize',
}

interface Props {
  /** In pixels of the turned picture, whose size is `size`. */
  frame: Rectangle
  size: Size
  ratio: number | null
  onChange: (frame: Rectangle) => void
  /** Lines inside the frame. */
  guides?: ReactNode
  children: ReactNode
}

/** The frame over a picture: dragged, pinched, pulled at its corners, or moved by keys. */
export function CropFrame({ frame: settled, size, ratio, onChange, guides, children }: Props) {
  const t = useTranslations('image-resizer.crop')
  const hint = useId()
  const { area, frame, handlers } = useFrameDrag({ settled, size, ratio, onChange })
  const percent = (length: number, of: number) => `${(length / of) * 100}%`

  const onKeyDown = (change: (x: number, y: number) => Rectangle) => (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const zoom = event.key === '+' || event.key === '=' ? ZOOM_STEP : event.key === '-' ? 1 / ZOOM_STEP : undefined
    if (!arrow && !zoom) return
    event.preventDefault()
    const step = event.shiftKey ? Math.max(10, Math.round(size.width * LEAP)) : 1
    onChange(zoom ? scaled(settled, zoom, size) : change((arrow?.[0] ?? 0) * step, (arrow?.[1] ?? 0) * step))
  }

  return (
    <div>
      <PictureStage>
        <div
          ref={area}
          className="relative overflow-hidden rounded-card bg-[repeating-conic-gradient(var(--line)_0_25%,var(--surface)_0_50%)] bg-[length:16px_16px] forced-color-adjust-none"
          style={stageFrame(size.width / size.height)}
        >
          {children}
          <div
            data-name="frame"
            className="absolute shadow-[0_0_0_9999px_rgb(0_0_0/.55)] outline-1 outline-white"
            style={{
              left: percent(frame.x, size.width),
              top: percent(frame.y, size.height),
              width: percent(frame.width, size.width),
              height: percent(frame.height, size.height),
            }}
          >
            {guides}
            <button
              type="button"
              name="frame"
              aria-label={t('frame')}
              aria-describedby={hint}
              className="absolute inset-0 cursor-move touch-none focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-brand"
              onKeyDown={onKeyDown((x, y) => moved(settled, x, y, size))}
              {...handlers('frame')}
            />
            {CORNERS.map((corner) => (
              <button
                key={corner}
                type="button"
                name="corner"
                value={corner}
                aria-label={t(`corners.${corner}`)}
                className={`absolute size-11 max-h-1/2 max-w-1/2 touch-none border-white drop-shadow-[0_0_1px_#000] focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-brand ${CORNER_PLACES[corner]}`}
                onKeyDown={onKeyDown((x, y) => dragged(settled, corner, x, y, { ratio, size }))}
                {...handlers(corner)}
              />
            ))}
          </div>
        </div>
      </PictureStage>
      <p id={hint} className="mt-2 text-center text-xs text-ink-2">
        {t('hint')}
      </p>
    </div>
  )
}
