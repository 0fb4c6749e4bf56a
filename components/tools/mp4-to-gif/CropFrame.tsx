'use client'

import { useTranslations } from 'next-intl'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { clamp } from '@/lib/core/numbers'
import type { Area, Size } from '@/lib/tools/mp4-to-gif/settings'

interface Props {
  crop: Area
  picture: Size
  /** Where the frame is to stand, in percent of the room around it. */
  onMove: (percentages: { x: number; y: number }) => void
}

const KEY_MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-0.02, 0],
  ArrowRight: [0.02, 0],
  ArrowUp: [0, -0.02],
  ArrowDown: [0, 0.02],
}

function percentage(place: number, room: number): number {
  return room > 0 ? Math.round(clamp((place / room) * 100, 0, 100)) : 50
}

/** What is left of the picture, as a frame that is dragged or moved by arrow keys; nothing while all of it is. */
export function CropFrame({ crop, picture, onMove }: Props) {
  const t = useTranslations('mp4-to-gif')
  const last = useRef<{ readonly x: number; readonly y: number; readonly left: number; readonly top: number }>(
    undefined,
  )
  if (crop.width === picture.width && crop.height === picture.height) return null

  const place = (left: number, top: number) =>
    onMove({
      x: percentage(left, picture.width - crop.width),
      y: percentage(top, picture.height - crop.height),
    })
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY, left: crop.x, top: crop.y }
  }
  const onPointerMove = (event: PointerEvent) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!last.current || !frame) return
    const scale = picture.width / frame.width
    const { x, y, left, top } = last.current
    place(left + (event.clientX - x) * scale, top + (event.clientY - y) * scale)
  }
  const end = () => {
    last.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEY_MOVES[event.key]
    if (!move) return
    event.preventDefault()
    place(crop.x + move[0] * picture.width, crop.y + move[1] * picture.height)
  }

  return (
    <button
      type="button"
      name="moveCrop"
      aria-label={t('moveCrop')}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
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
