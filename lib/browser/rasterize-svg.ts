import { ToolError } from '@/lib/core/errors'
import { svgSize } from '@/lib/core/svg-size'

/** iOS draws nothing on a larger canvas. */
const MAX_CANVAS_PIXELS = 16_777_216

/**
 * The SVG's root given a size in pixels and a view box, which browsers differ in doing without. ToolError `imageDamaged`
 * when the text is no SVG.
 */
function withSize(text: string): { text: string; width: number; height: number } {
  const size = svgSize(text)
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  if (!size || root.localName !== 'svg') throw new ToolError('imageDamaged')
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`)
  root.setAttribute('width', String(size.width))
  root.setAttribute('height', String(size.height))
  return { text: new XMLSerializer().serializeToString(root), ...size }
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    throw new ToolError('imageDamaged')
  }
  return image
}

/**
 * An SVG file drawn on a transparent ground at `width` × `height` pixels (stretched where the ratio differs), or in
 * proportion smaller where that is over 16.7 megapixels. Scripts and outside resources in it do nothing.
 */
export async function rasterizeSvg(
  file: Blob,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<ImageBitmap> {
  const svg = withSize(await file.text())
  const scale = Math.min(1, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(width * scale))
  canvas.height = Math.max(1, Math.floor(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new ToolError('outOfMemory')
  const url = URL.createObjectURL(new Blob([svg.text], { type: 'image/svg+xml' }))
  try {
    const image = await loadImage(url)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await createImageBitmap(canvas)
  } finally {
    URL.revokeObjectURL(url)
    canvas.width = 0
  }
}
