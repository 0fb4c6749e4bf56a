import { useRef, type PointerEvent, type RefObject } from 'react'
import { clamp } from '@/lib/core/numbers'

/** Maximum distance in CSS pixels at which the pointer grabs the divider. */
const GRAB_DISTANCE = 28

interface Options {
  /** The slider for keyboard control, which receives the focus. */
  readonly slider: RefObject<HTMLInputElement | null>
  /** Position of the divider, 0 to 100. */
  readonly position: number
  readonly zoom: number
  readonly onPosition: (position: number) => void
  /** Called with the distance of a pan, as shares of the frame's sides. */
  readonly onMove: (x: number, y: number) => void
}

/** Pointer handlers that drag the divider or pan a zoomed picture. */
export function useCompareDrag({ slider, position, zoom, onPosition, onMove }: Options) {
  const drag = useRef<{ x: number; y: number; target: 'line' | 'picture' }>(undefined)

  const moveDivider = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onPosition(clamp(((clientX - left) / width) * 100, 0, 100))
  }
  const endDrag = () => {
    drag.current = undefined
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      const { left, width } = event.currentTarget.getBoundingClientRect()
      const isOnDivider = Math.abs(event.clientX - left - (position / 100) * width) <= GRAB_DISTANCE
      const target = zoom === 1 || isOnDivider ? 'line' : 'picture'
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      slider.current?.focus({ preventScroll: true })
      drag.current = { x: event.clientX, y: event.clientY, target }
      if (target === 'line') moveDivider(event)
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.current) return
      if (drag.current.target === 'line') return moveDivider(event)
      const { width, height } = event.currentTarget.getBoundingClientRect()
      onMove((event.clientX - drag.current.x) / width, (event.clientY - drag.current.y) / height)
      drag.current = { ...drag.current, x: event.clientX, y: event.clientY }
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  }
}
