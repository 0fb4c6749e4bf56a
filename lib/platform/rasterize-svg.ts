import { ToolError } from '@/lib/core/errors'
import { readBytes } from '@/lib/core/read-bytes'
import { svgText } from '@/lib/image/codecs/svg-text'
import { svgSize } from '@/lib/image/formats/svg/size'
import { inertDocument } from './inert-document'
import type { Size } from '@/lib/image/pixels/geometry'

/** Maximum canvas area in iOS; a larger canvas stays blank. */
const MAX_CANVAS_PIXELS = 16_777_216
/** The share of its size at which a picture is drawn to measure its drawing time. */
const PROBE = 1 / 8
/** Drawn slightly smaller each time: browsers cache the result of filters at the same size. */
const AGAIN = 0.98
const ONCE_MORE = 0.95
/** Milliseconds for half the probe below which a picture is always fast enough. */
const UNSUSPICIOUS = 8
/** The longest that a picture may take, in milliseconds; slow phones take several times what is measured here. */
const LONGEST = 2500

/**
 * Sets the size in pixels and the view box on the root of an SVG, because browsers disagree on SVGs without them.
 * Throws ToolError `imageDamaged` when the text is not SVG.
 */
function withSize(text: string): Size & { text: string } {
  const size = svgSize(text)
  const root = inertDocument(text, 'image/svg+xml').documentElement
  if (!size || !(root instanceof SVGElement) || root.localName !== 'svg') throw new ToolError('imageDamaged')
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`)
  root.setAttribute('width', String(size.width))
  root.setAttribute('height', String(size.height))
  // A style would come before them.
  for (const side of ['width', 'height']) root.style.removeProperty(side)
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
 * Browsers taint the canvas after drawing part of a web page: its pixels cannot be read, nor can a bitmap of it be transferred.
 */
function assertReadable(context: CanvasRenderingContext2D): void {
  try {
    context.getImageData(0, 0, 1, 1)
  } catch {
    throw new ToolError('svgForeign')
  }
}

/** Milliseconds for drawing at a share of the size. */
function timed(context: CanvasRenderingContext2D, image: HTMLImageElement, { width, height }: Size, share: number) {
  const begin = performance.now()
  context.drawImage(image, 0, 0, Math.ceil(width * share), Math.ceil(height * share))
  // Browsers record drawing commands and execute them when pixels are read.
  assertReadable(context)
  return performance.now() - begin
}

/**
 * Refuses a picture whose masks and filters would block the page, since drawing cannot be interrupted. It is drawn small at two
 * sizes, and the time is extrapolated to the full size.
 */
function assertQuick(image: HTMLImageElement, size: Size): void {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(size.width * PROBE)
  canvas.height = Math.ceil(size.height * PROBE)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || timed(context, image, size, PROBE / 2) < UNSUSPICIOUS) return
  // The minimum of two, since another program may have used the processor during one of them.
  const least = (...shares: readonly number[]) => Math.min(...shares.map((share) => timed(context, image, size, share)))
  const small = least((PROBE / 2) * AGAIN, (PROBE / 2) * ONCE_MORE)
  const large = least(PROBE, PROBE * AGAIN)
  if ((large - small) / (PROBE ** 2 * 0.75) > LONGEST) throw new ToolError('svgTooComplex')
}

/**
 * Draws an SVG file on a transparent background at `width` × `height` pixels (stretched if the ratio differs), scaled
 * down to 16.7 megapixels. Scripts and external resources in it are not loaded. ToolErrors: `svgForeign`,
 * `svgTooComplex`, `imageDamaged`, `outOfMemory`.
 */
export async function rasterizeSvg(file: Blob, { width, height }: Size): Promise<ImageBitmap> {
  const svg = withSize(await svgText(await readBytes(file)))
  const scale = Math.min(1, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(width * scale))
  canvas.height = Math.max(1, Math.floor(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new ToolError('outOfMemory')
  const url = URL.createObjectURL(new Blob([svg.text], { type: 'image/svg+xml' }))
  try {
    const image = await loadImage(url)
    assertQuick(image, canvas)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    assertReadable(context)
    return await createImageBitmap(canvas)
  } finally {
    URL.revokeObjectURL(url)
    canvas.width = 0
  }
}
