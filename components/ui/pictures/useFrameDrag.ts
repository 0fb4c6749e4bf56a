import { useRef, useState, type PointerEvent } from 'react'
import { dragged, moved, scaled, type Corner } from '@/lib/image/pixels/frame'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'

interface Options {
  /** The frame that a drag starts from. */
  readonly settled: Rectangle
  readonly size: Size
  readonly ratio: number | null
  /** Called when the fingers are lifted. */
  readonly onChange: (frame: Rectangle) => void
}

interface Point {
  readonly x: number
  readonly y: number
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
export function useFrameDrag({ settled, size, ratio, onChange }: Options) {
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
