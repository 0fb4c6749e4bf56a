'use client'

import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
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

const KEY_MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-0.02, 0],
  ArrowRight: [0.02, 0],
  ArrowUp: [0, -0.02],
  ArrowDown: [0, 0.02],
}

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
    const move = KEY_MOVES[event.key]
    if (!move) return
    event.preventDefault()
    moveTo(area.x + move[0] * picture.width, area.y + move[1] * picture.height)
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
