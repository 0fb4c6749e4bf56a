import { ToolError } from '@/lib/core/errors'
import type { Size } from '@/lib/image/pixels/geometry'
import { withDensity } from '@/lib/image/formats/density'
import { SHEET_DPI, sheetOf } from '@/lib/tools/image-resizer/sheet'

const LINE = '#9aa0a6'

/** A JPEG of 10 × 15 cm with as many of this photo as fit, of a size in millimeters, and lines to cut along. ToolError `outOfMemory`. */
export async function drawSheet(photo: Blob, print: Size): Promise<Blob> {
  const { width, height, photos, across, down } = sheetOf(print)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new ToolError('outOfMemory')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = LINE
  for (const x of across) context.fillRect(x, 0, 1, height)
  for (const y of down) context.fillRect(0, y, width, 1)
  context.imageSmoothingQuality = 'high'
  const bitmap = await createImageBitmap(photo)
  for (const place of photos) context.drawImage(bitmap, place.x, place.y, place.width, place.height)
  bitmap.close()
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
  canvas.width = 0
  if (!drawn) throw new ToolError('outOfMemory')
  const bytes = withDensity(new Uint8Array(await drawn.arrayBuffer()), SHEET_DPI)
  return new Blob([bytes], { type: 'image/jpeg' })
}
