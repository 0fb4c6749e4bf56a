import { runExclusive } from '@/lib/image/run-exclusive'
import type { Size } from '@/lib/image/pixels/geometry'

/** Longest side in pixels, by use. */
const LONGEST_SIDE = { preview: 2560, thumbnail: 128 } as const

/** Size of the intermediate picture as a multiple of the final size. */
const COARSE_FACTOR = 8

export type PreviewUse = keyof typeof LONGEST_SIDE

interface CachedBitmap {
  readonly bitmap: Promise<ImageBitmap>
  /** The canvases that display it. */
  readonly users: Set<HTMLCanvasElement>
}

const cache: Readonly<Record<PreviewUse, Map<Blob, CachedBitmap>>> = { preview: new Map(), thumbnail: new Map() }

/**
 * Browsers decode a file on another thread but resize it on the main thread, where 40 megapixels at high quality take
 * 83 ms. A picture that becomes much smaller is therefore first reduced at low quality (9 ms) to a multiple of the
 * final size. Other pictures are returned unchanged.
 */
async function coarsePicture(blob: Blob, { width, height }: Size, scale: number): Promise<Blob | ImageBitmap> {
  if (scale * COARSE_FACTOR > 1 / 2) return blob
  return createImageBitmap(blob, {
    resizeWidth: width * COARSE_FACTOR,
    resizeHeight: height * COARSE_FACTOR,
    resizeQuality: 'low',
  })
}

/** Full-size pictures are decoded one at a time and released at once, because they take much memory. */
function shrink(blob: Blob, { width, height }: Size, use: PreviewUse, isWanted: () => boolean): Promise<ImageBitmap> {
  const scale = Math.min(1, LONGEST_SIDE[use] / Math.max(width, height))
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  const decode = async (): Promise<ImageBitmap> => {
    // The caller registers its canvas after this function returns.
    await Promise.resolve()
    if (!isWanted()) throw new DOMException('no longer shown', 'AbortError')
    const coarse = await coarsePicture(blob, { width: side(width), height: side(height) }, scale)
    try {
      return await createImageBitmap(coarse, {
        resizeWidth: side(width),
        resizeHeight: side(height),
        resizeQuality: 'high',
      })
    } finally {
      if ('close' in coarse) coarse.close()
    }
  }
  return runExclusive(decode, 'next')
}

function addToCache(blob: Blob, size: Size, use: PreviewUse): CachedBitmap {
  const users = new Set<HTMLCanvasElement>()
  const entry: CachedBitmap = { users, bitmap: shrink(blob, size, use, () => users.size > 0) }
  cache[use].set(blob, entry)
  return entry
}

/** Releases a bitmap that no canvas displays any more. Deferred, because React often replaces one canvas by another. */
function releaseIfUnused(blob: Blob, use: PreviewUse, entry: CachedBitmap): void {
  setTimeout(() => {
    if (entry.users.size > 0) return
    if (cache[use].get(blob) === entry) cache[use].delete(blob)
    entry.bitmap.then(
      (bitmap) => bitmap.close(),
      () => undefined,
    )
  })
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
}

/**
 * Draws a reduced picture file on a canvas once no other heavy task runs. `size` is the full size in pixels. The
 * returned function clears the canvas and releases the memory. A file that the browser cannot decode leaves the canvas
 * empty.
 */
export function drawPreview(canvas: HTMLCanvasElement, blob: Blob, size: Size, use: PreviewUse): () => void {
  const entry = cache[use].get(blob) ?? addToCache(blob, size, use)
  entry.users.add(canvas)
  entry.bitmap.then(
    (bitmap) => entry.users.has(canvas) && draw(canvas, bitmap),
    () => undefined,
  )
  return () => {
    entry.users.delete(canvas)
    canvas.width = 0
    canvas.height = 0
    releaseIfUnused(blob, use, entry)
  }
}
