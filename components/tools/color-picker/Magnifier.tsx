import { useEffect, useRef } from 'react'
import type { Pixels } from '@/lib/image/pixels/pixels'
import type { Point } from '@/lib/image/pixels/geometry'

/** Side of the magnified area in picture pixels. */
const AREA = 15
/** Side of a magnified pixel in CSS pixels. */
const CELL = 9
const SIZE = AREA * CELL

interface Props {
  pixels: Pixels
  point: Point
  /** Side of the sampled square, in picture pixels. */
  side: number
}

function draw(context: CanvasRenderingContext2D, { data, width, height }: Pixels, point: Point, side: number): void {
  context.clearRect(0, 0, SIZE, SIZE)
  const radius = (AREA - 1) / 2
  for (let row = 0; row < AREA; row++) {
    for (let column = 0; column < AREA; column++) {
      const x = point.x - radius + column
      const y = point.y - radius + row
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const [red, green, blue, alpha = 0] = data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)
      context.fillStyle = `rgb(${red} ${green} ${blue} / ${alpha / 255})`
      context.fillRect(column * CELL, row * CELL, CELL, CELL)
    }
  }
  const start = (radius - (side - 1) / 2) * CELL
  // A white line on a wider black one is visible on every color.
  for (const [color, line] of [
    ['#000', 4],
    ['#fff', 2],
  ] as const) {
    context.strokeStyle = color
    context.lineWidth = line
    context.strokeRect(start, start, side * CELL, side * CELL)
  }
}

/** The magnified pixels around the pointer, placed above it or, in the upper half of the picture, below it. */
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
      className="checkered pointer-events-none absolute z-10 rounded-full border-2 border-white [box-shadow:0_0_0_1px_#000,0_4px_16px_rgb(0_0_0/.35)]"
      style={{
        left: `clamp(0px, ${x * 100}% - ${SIZE / 2}px, 100% - ${SIZE}px)`,
        top: y > 0.5 ? `calc(${y * 100}% - ${SIZE + 28}px)` : `calc(${y * 100}% + 28px)`,
      }}
    />
  )
}
