import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { ARROWS } from '@/components/ui/pictures/arrows'
import { areaStyle } from '@/components/ui/pictures/PictureStage'
import { clamp } from '@/lib/core/numbers'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'

interface Props {
  name: 'moveCrop' | 'moveCaption'
  label: string
  area: Rectangle
  picture: Size
  className: string
  /** Receives the position of the frame in percent of the space around it. */
  onMove: (percentages: { x: number; y: number }) => void
}

/** How far an arrow key goes, as a share of the picture. */
const KEY_STEP = 0.02

function percentage(position: number, space: number): number {
  return space > 0 ? Math.round(clamp((position / space) * 100, 0, 100)) : 50
}

/** An area of the picture as a frame to drag or move with the arrow keys. */
export function MoveFrame({ name, label, area, picture, className, onMove }: Props) {
  const dragStart = useRef<{ readonly x: number; readonly y: number; readonly left: number; readonly top: number }>(
    undefined,
  )

  const moveTo = (left: number, top: number) =>
    onMove({
      x: percentage(left, picture.width - area.width),
      y: percentage(top, picture.height - area.height),
    })
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    dragStart.current = { x: event.clientX, y: event.clientY, left: area.x, top: area.y }
  }
  const onPointerMove = (event: PointerEvent) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!dragStart.current || !frame) return
    const scale = picture.width / frame.width
    const { x, y, left, top } = dragStart.current
    moveTo(left + (event.clientX - x) * scale, top + (event.clientY - y) * scale)
  }
  const endDrag = () => {
    dragStart.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    moveTo(area.x + arrow[0] * KEY_STEP * picture.width, area.y + arrow[1] * KEY_STEP * picture.height)
  }

  return (
    <button
      type="button"
      name={name}
      aria-label={label}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      onKeyDown={onKeyDown}
      className={`absolute cursor-move touch-none ${className}`}
      style={areaStyle(area, picture)}
    />
  )
}
