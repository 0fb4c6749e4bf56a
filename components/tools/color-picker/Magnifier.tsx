import { useEffect, useRef } from 'react'
import type { Pixels } from '@/lib/core/pixels'
import type { Point } from '@/lib/tools/color-picker/sample'

/** Pixels shown across, and how large each is drawn. */
const ACROSS = 15
const CELL = 9
const SIZE = ACROSS * CELL

interface Props {
  pixels: Pixels
  point: Point
  /** Side of the square that is picked. */
  side: number
}

function draw(context: CanvasRenderingContext2D, { data, width, height }: Pixels, point: Point, side: number): void {
  context.clearRect(0, 0, SIZE, SIZE)
  const reach = (ACROSS - 1) / 2
  for (let row = 0; row < ACROSS; row++) {
    for (let column = 0; column < ACROSS; column++) {
      const x = point.x - reach + column
      const y = point.y - reach + row
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const [red, green, blue, alpha = 0] = data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)
      context.fillStyle = `rgb(${red} ${green} ${blue} / ${alpha / 255})`
      context.fillRect(column * CELL, row * CELL, CELL, CELL)
    }
  }
  const start = (reach - (side - 1) / 2) * CELL
  // White in black is seen on every colour.
  for (const [color, line] of [
    ['#000', 4],
    ['#fff', 2],
  ] as const) {
    context.strokeStyle = color
    context.lineWidth = line
    context.strokeRect(start, start, side * CELL, side * CELL)
  }
}

/** The picture's pixels around the pointer, enlarged; above it, or below where there is no room. */
export function Magnifier({ pixels, point, side }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) draw(context, pixels, point, side)
  }, [pixels, point, side])
  const x = (point.x + 0.5) / pixels.width
  const y = (point.y + 0.5) / pixels.height
  return (
    <canvas
      ref={canvas}
      width={SIZE}
      height={SIZE}
      aria-hidden
      className="checkered pointer-events-none absolute z-10 rounded-full border-2 border-white shadow-[0_0_0_1px_#000,0_4px_16px_rgb(0_0_0/0.35)]"
      style={{
        left: `clamp(0px, ${x * 100}% - ${SIZE / 2}px, 100% - ${SIZE}px)`,
        top: y > 0.5 ? `calc(${y * 100}% - ${SIZE + 28}px)` : `calc(${y * 100}% + 28px)`,
      }}
    />
  )
}
