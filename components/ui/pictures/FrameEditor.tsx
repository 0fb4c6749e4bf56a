import {
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { ARROWS } from './arrows'
import { areaStyle, PictureStage, stageFrame } from './PictureStage'
import { CORNERS, dragged, moved, scaled, type Corner } from '@/lib/image/pixels/frame'
import type { Point, Rectangle, Size } from '@/lib/image/pixels/geometry'

/** How far Shift and an arrow go, as a share of the picture's width. */
const LEAP = 1 / 40
const ZOOM_STEP = 1.05

const SIDES = { n: 'top', s: 'bottom', w: 'left', e: 'right' } as const
/** Styles that only this frame has, kept out of the style sheet of all pages. */
const FRAME_STYLE = { boxShadow: '0 0 0 9999px rgb(0 0 0 / .55)', outline: '1px solid #fff' }
/** The middle of a small frame stays free to be dragged. */
const CORNER_STYLE = { maxWidth: '33%', maxHeight: '33%', touchAction: 'none', filter: 'drop-shadow(0 0 1px #000)' }
const CORNER_LINE = '4px solid #fff'

function cornerStyle(corner: Corner): CSSProperties {
  const [vertical, horizontal] = [SIDES[corner[0] as 'n' | 's'], SIDES[corner[1] as 'w' | 'e']]
  const border = vertical === 'top' ? { borderTop: CORNER_LINE } : { borderBottom: CORNER_LINE }
  const edge = horizontal === 'left' ? { borderLeft: CORNER_LINE } : { borderRight: CORNER_LINE }
  return { ...CORNER_STYLE, ...border, ...edge, [vertical]: 0, [horizontal]: 0, cursor: `${corner}-resize` }
}

interface FrameWords {
  readonly frame: string
  readonly hint: string
  /** Its end where there may be a keyboard. */
  readonly keys: string
  readonly corner: (corner: Corner) => string
}

interface Props {
  /** In pixels of the turned picture, whose size is `size`. */
  frame: Rectangle
  size: Size
  ratio: number | null
  onChange: (frame: Rectangle) => void
  words: FrameWords
  /** What is made of the part inside the frame, filling it; not shown while the frame is dragged. */
  made?: ReactNode
  /** Lines inside the frame. */
  guides?: ReactNode
  children: ReactNode
}

/** The frame over a picture: dragged, pinched, pulled at its corners, or moved by keys. */
export function FrameEditor({ frame: settled, size, ratio, onChange, words, made, guides, children }: Props) {
  const hint = useId()
  const { area, frame, isDragged, handlers } = useFrameDrag({ settled, size, ratio, onChange })

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
          <div data-name="frame" className="absolute" style={{ ...FRAME_STYLE, ...areaStyle(frame, size) }}>
            {!isDragged && made}
            {guides}
            <button
              type="button"
              name="frame"
              aria-label={words.frame}
              aria-describedby={hint}
              className="absolute inset-0 touch-none focus-visible:-outline-offset-2"
              style={{ cursor: 'move' }}
              onKeyDown={onKeyDown((x, y) => moved(settled, x, y, size))}
              {...handlers('frame')}
            />
            {CORNERS.map((corner) => (
              <button
                key={corner}
                type="button"
                name="corner"
                value={corner}
                aria-label={words.corner(corner)}
                className="absolute size-11 focus-visible:-outline-offset-2"
                style={cornerStyle(corner)}
                onKeyDown={onKeyDown((x, y) => dragged(settled, corner, x, y, { ratio, size }))}
                {...handlers(corner)}
              />
            ))}
          </div>
        </div>
      </PictureStage>
      <p id={hint} className="mt-2 text-center text-xs text-ink-2">
        {words.hint} <span className="pointer-coarse:hidden">{words.keys}</span>
      </p>
    </div>
  )
}

interface Options {
  /** The frame that a drag starts from. */
  readonly settled: Rectangle
  readonly size: Size
  readonly ratio: number | null
  /** Called when the fingers are lifted. */
  readonly onChange: (frame: Rectangle) => void
}

interface Grab {
  /** Where each finger went down, and the frame then. */
  readonly from: readonly Point[]
  readonly frame: Rectangle
  /** Pixels of the picture in one of the screen. */
  readonly scale: number
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

function spreadOf([one, other]: readonly Point[]): number {
  return one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1
}

/** One finger moves the frame or a corner of it; two move it and make it larger or smaller. */
function useFrameDrag({ settled, size, ratio, onChange }: Options) {
  const area = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<Rectangle>()
  const fingers = useRef(new Map<number, Point>())
  const grab = useRef<Grab>(undefined)
  /** The draft before it is on screen: fingers may be lifted sooner. */
  const latest = useRef<Rectangle>(undefined)
  const show = (next: Rectangle | undefined) => {
    latest.current = next
    setDraft(next)
  }

  /** A finger was added or lifted: the drag restarts from here. */
  const regrab = () => {
    const width = area.current?.getBoundingClientRect().width ?? size.width
    const frame = latest.current ?? settled
    grab.current = { from: [...fingers.current.values()], frame, scale: size.width / width }
  }

  const pulled = (target: 'frame' | Corner, { from, frame: start, scale }: Grab): Rectangle => {
    const now = [...fingers.current.values()]
    const [before, after] = [middleOf(from), middleOf(now)]
    const [byX, byY] = [(after.x - before.x) * scale, (after.y - before.y) * scale]
    if (target !== 'frame') return dragged(start, target, byX, byY, { ratio, size })
    return moved(scaled(start, spreadOf(now) / spreadOf(from), size), byX, byY, size)
  }

  const lift = ({ pointerId }: PointerEvent) => {
    if (!fingers.current.delete(pointerId)) return
    if (fingers.current.size > 0) return regrab()
    const last = latest.current
    grab.current = undefined
    show(undefined)
    if (last) onChange(last)
  }

  return {
    area,
    frame: draft ?? settled,
    isDragged: draft !== undefined,
    handlers: (target: 'frame' | Corner) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || fingers.current.size > 1) return
        // A finger that drags does not move the focus, and a field in use shows what was typed.
        event.currentTarget.focus({ preventScroll: true })
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        regrab()
      },
      onPointerMove: (event: PointerEvent) => {
        if (!fingers.current.has(event.pointerId) || !grab.current) return
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        show(pulled(target, grab.current))
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    }),
  }
}
