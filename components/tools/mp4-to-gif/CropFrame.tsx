'use client'

import { useTranslations } from 'next-intl'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { clamp } from '@/lib/core/numbers'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'

interface Props {
  crop: Rectangle
  picture: Size
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

/** The crop area as a frame to drag or move with the arrow keys; renders nothing if the picture is not cropped. */
export function CropFrame({ crop, picture, onMove }: Props) {
  const t = useTranslations('mp4-to-gif')
  const dragStart = useRef<{ readonly x: number; readonly y: number; readonly left: number; readonly top: number }>(
    undefined,
  )
  if (crop.width === picture.width && crop.height === picture.height) return null

  const moveTo = (left: number, top: number) =>
    onMove({
      x: percentage(left, picture.width - crop.width),
      y: percentage(top, picture.height - crop.height),
    })
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    dragStart.current = { x: event.clientX, y: event.clientY, left: crop.x, top: crop.y }
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
    moveTo(crop.x + move[0] * picture.width, crop.y + move[1] * picture.height)
  }

  return (
    <button
      type="button"
      name="moveCrop"
      aria-label={t('moveCrop')}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      onKeyDown={onKeyDown}
      className="absolute cursor-move touch-none border-2 border-white shadow-[0_0_0_9999px_rgb(0_0_0/.55)]"
      style={{
        left: `${(crop.x / picture.width) * 100}%`,
        top: `${(crop.y / picture.height) * 100}%`,
        width: `${(crop.width / picture.width) * 100}%`,
        height: `${(crop.height / picture.height) * 100}%`,
      }}
    />
  )
}
