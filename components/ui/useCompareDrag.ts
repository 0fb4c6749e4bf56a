import { useRef, type PointerEvent, type RefObject } from 'react'
import { clamp } from '@/lib/core/numbers'

/** A finger this near to the dividing line takes hold of it, in CSS pixels. */
const GRIP = 28

interface Options {
  /** The slider that keys move; it takes the focus. */
  readonly slider: RefObject<HTMLInputElement | null>
  /** Where the dividing line stands, 0 to 100. */
  readonly share: number
  readonly zoom: number
  readonly onShare: (share: number) => void
  /** Moved by shares of the frame's sides. */
  readonly onMove: (x: number, y: number) => void
}

/** Pointer handlers of a compared picture: the dividing line follows the pointer; a magnified picture does beside it. */
export function useCompareDrag({ slider, share, zoom, onShare, onMove }: Options) {
  const last = useRef<{ x: number; y: number; moves: 'line' | 'picture' }>(undefined)

  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onShare(clamp(((clientX - left) / width) * 100, 0, 100))
  }
  const end = () => {
    last.current = undefined
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      const { left, width } = event.currentTarget.getBoundingClientRect()
      const onLine = Math.abs(event.clientX - left - (share / 100) * width) <= GRIP
      const moves = zoom === 1 || onLine ? 'line' : 'picture'
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      slider.current?.focus({ preventScroll: true })
      last.current = { x: event.clientX, y: event.clientY, moves }
      if (moves === 'line') follow(event)
    },
    onPointerMove: (event: PointerEvent) => {
      if (!last.current) return
      if (last.current.moves === 'line') return follow(event)
      const { width, height } = event.currentTarget.getBoundingClientRect()
      onMove((event.clientX - last.current.x) / width, (event.clientY - last.current.y) / height)
      last.current = { ...last.current, x: event.clientX, y: event.clientY }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
