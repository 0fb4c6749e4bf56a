import { ToolError } from '@/lib/core/errors'
import { SHOWN_WHOLE_PIXELS } from '@/lib/image/limits'

async function toPng(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  // Larger canvases stay empty on some phones.
  if (width * height > SHOWN_WHOLE_PIXELS) throw new ToolError('outOfMemory')
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob()
}

/**
 * Copies a picture as PNG, the one format that clipboards take. The clipboard gets the promise while the click is handled,
 * because WebKit refuses what comes later.
 */
export async function copyImage(picture: Blob): Promise<void> {
  const png = picture.type === 'image/png' ? picture : toPng(picture)
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]).catch(async (refusal: unknown) => {
    // The picture's own error explains more than the clipboard's rejection.
    await png
    throw refusal
  })
}
