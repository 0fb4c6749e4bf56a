import { inTurn } from '@/lib/core/turns'

/** The longest side of a small picture in pixels, by what it is for. */
const LONGEST = { preview: 2560, thumbnail: 128 } as const

/** How much larger a picture is after the first of two steps. */
const COARSE_TIMES = 8

export type Use = keyof typeof LONGEST

interface Size {
  readonly width: number
  readonly height: number
}

interface Kept {
  readonly bitmap: Promise<ImageBitmap>
  /** The canvases that show it. */
  readonly users: Set<HTMLCanvasElement>
}

const kept: Readonly<Record<Use, Map<Blob, Kept>>> = { preview: new Map(), thumbnail: new Map() }

/**
 * Browsers decode a file on another thread but resize on the page's own: of 40 megapixels, well, that takes 83 ms of it. So a
 * picture that gets very much smaller is first resized in a hurry to some times the size wanted, which takes 9 ms, and then
 * well. Other pictures are given back as they are.
 */
async function coarsePicture(blob: Blob, { width, height }: Size, scale: number): Promise<Blob | ImageBitmap> {
  if (scale * COARSE_TIMES > 1 / 2) return blob
  return createImageBitmap(blob, {
    resizeWidth: width * COARSE_TIMES,
    resizeHeight: height * COARSE_TIMES,
    resizeQuality: 'low',
  })
}

/** All of it is decoded for a moment only, and never two of them at once. */
function shrink(blob: Blob, { width, height }: Size, use: Use, wanted: () => boolean): Promise<ImageBitmap> {
  const scale = Math.min(1, LONGEST[use] / Math.max(width, height))
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  const decode = async (): Promise<ImageBitmap> => {
    // Whoever asks is entered after this function returns.
    await Promise.resolve()
    if (!wanted()) throw new DOMException('no longer shown', 'AbortError')
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
  return inTurn(decode, 'next')
}

function keep(blob: Blob, size: Size, use: Use): Kept {
  const users = new Set<HTMLCanvasElement>()
  const entry: Kept = { users, bitmap: shrink(blob, size, use, () => users.size > 0) }
  kept[use].set(blob, entry)
  return entry
}

/** Forgotten once no canvas shows it; in a moment, since a page often replaces one canvas by another. */
function forget(blob: Blob, use: Use, entry: Kept): void {
  setTimeout(() => {
    if (entry.users.size > 0) return
    if (kept[use].get(blob) === entry) kept[use].delete(blob)
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
 * Draws a picture file smaller into a canvas as soon as no other heavy work runs. `size` is that of the whole picture in
 * pixels. The function returned takes it out of the canvas and gives its memory back. A file that the browser cannot show
 * leaves the canvas empty.
 */
export function showSmall(canvas: HTMLCanvasElement, blob: Blob, size: Size, use: Use): () => void {
  const entry = kept[use].get(blob) ?? keep(blob, size, use)
  entry.users.add(canvas)
  entry.bitmap.then(
    (bitmap) => entry.users.has(canvas) && draw(canvas, bitmap),
    () => undefined,
  )
  return () => {
    entry.users.delete(canvas)
    canvas.width = 0
    canvas.height = 0
    forget(blob, use, entry)
  }
}
