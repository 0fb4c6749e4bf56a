import { useTranslations } from 'next-intl'
import { useRef, useState, type KeyboardEvent } from 'react'
import { ARROWS } from './arrows'
import { zoomedTo, panned, zoomedBy, WITHOUT_ZOOM, ZOOMS } from './compare-view'
import { Picture, type PictureFile } from './Picture'
import { PictureStage, stageFrame } from './PictureStage'
import { localField } from '@/components/ui/fields/local-field'
import { Segmented } from '@/components/ui/fields/Segmented'
import { useCompareDrag } from './useCompareDrag'

interface ComparedPicture {
  readonly picture: PictureFile
  readonly alt: string
  readonly label: string
  /** Of the file, as a visitor reads it. */
  readonly size: string | undefined
}

interface Props {
  before: ComparedPicture
  after: ComparedPicture
  /** Aspect ratio: width divided by height. */
  ratio: number
  /** Accessible name of the slider. */
  label: string
}

/** How far Shift and an arrow key pan a zoomed picture, the other way, as a share of the frame. */
const KEY_STEP = -0.1

/**
 * Compares two versions of a picture with a divider, which is moved by pointer or keyboard. A zoomed picture can be panned.
 * Zooming is offered once the picture was touched. The versions do not overlap, and have a checkered background, because they may be transparent.
 */
export default function CompareSlider({ before, after, ratio, label }: Props) {
  const t = useTranslations('shell.compare')
  const slider = useRef<HTMLInputElement>(null)
  const [position, setPosition] = useState(50)
  const [view, setView] = useState(WITHOUT_ZOOM)
  const [isUsed, setIsUsed] = useState(false)
  const drag = useCompareDrag({
    slider,
    position,
    zoom: view.zoom,
    onPosition: setPosition,
    onMove: (x, y) => setView((current) => panned(current, x, y)),
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = event.shiftKey && view.zoom > 1 ? ARROWS[event.key] : undefined
    const step = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : undefined
    if (!arrow && !step) return
    event.preventDefault()
    setView((current) =>
      arrow ? panned(current, arrow[0] * KEY_STEP, arrow[1] * KEY_STEP) : step ? zoomedBy(current, step) : current,
    )
  }

  const layers = [
    { name: 'after', side: after, clipPath: `inset(0 0 0 ${position}%)` },
    { name: 'before', side: before, clipPath: `inset(0 ${100 - position}% 0 0)` },
  ]
  const style = { transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.zoom})` }
  const labelClass =
    'pointer-events-none absolute top-3 max-w-[calc(50%-0.875rem)] rounded-lg bg-black/65 px-1.5 py-1 text-xs leading-snug tracking-tight text-white'
  return (
    <div onFocus={() => setIsUsed(true)} onPointerDown={() => setIsUsed(true)}>
      <PictureStage>
        <div
          {...drag}
          className={`relative overflow-hidden rounded-card bg-[repeating-conic-gradient(var(--line)_0_25%,var(--surface)_0_50%)] bg-[length:16px_16px] forced-color-adjust-none has-focus-visible:outline-2 has-focus-visible:outline-brand ${view.zoom > 1 ? 'cursor-grab touch-none' : 'cursor-ew-resize [touch-action:pan-y]'}`}
          style={stageFrame(ratio)}
        >
          {layers.map(({ name, side, clipPath }) => (
            <div key={name} className="absolute inset-0" style={{ clipPath }}>
              <Picture
                picture={side.picture}
                use="preview"
                alt={side.alt}
                draggable={false}
                className="size-full select-none"
                style={style}
              />
            </div>
          ))}
          <span aria-hidden className={`${labelClass} left-3`}>
            {before.label}
            <span className="block">{before.size}</span>
          </span>
          <span aria-hidden className={`${labelClass} right-3`}>
            {after.label}
            <span className="block">{after.size}</span>
          </span>
          <span
            aria-hidden
            className="absolute inset-y-0 w-[3px] -translate-x-1/2 cursor-ew-resize bg-white [box-shadow:0_0_12px_rgb(0_0_0/.4)]"
            style={{ left: `${position}%` }}
          >
            <span className="absolute top-1/2 left-1/2 grid size-10 -translate-1/2 place-items-center rounded-full bg-white text-black [box-shadow:0_0_12px_rgb(0_0_0/.4)]">
              ⇆
            </span>
          </span>
          <input
            ref={slider}
            type="range"
            min={0}
            max={100}
            value={position}
            aria-label={label}
            aria-keyshortcuts="+ -"
            onChange={(event) => setPosition(Number(event.target.value))}
            onKeyDown={onKeyDown}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
        </div>
      </PictureStage>
      {/* A form, without which the zooms of several comparisons would be one group, of which one is chosen. */}
      <form
        method="dialog"
        hidden={!isUsed}
        className="mt-2 flex flex-wrap items-center justify-center gap-x-4 gap-y-1"
      >
        <Segmented
          field={localField('zoom', String(view.zoom), (zoom) => setView((current) => zoomedTo(current, Number(zoom))))}
          label={t('zoom')}
          hideLabel
          options={ZOOMS.map((zoom) => ({ value: String(zoom), label: `${zoom}×` }))}
        />
        <p className="text-xs text-ink-2 max-sm:sr-only">{view.zoom > 1 ? t('magnified') : t('whole')}</p>
      </form>
    </div>
  )
}
