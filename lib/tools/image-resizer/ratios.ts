import type { Size } from '@/lib/image/pixels/geometry'
import { documents, ratioOf } from './documents'

/** Width to height of screens, paper and social networks, upright and lying. */
export const RATIOS = ['1:1', '4:5', '3:4', '2:3', '9:16', '5:4', '4:3', '3:2', '16:9'] as const

/** `16:9` as a number. */
export function ratioIn(text: string): number {
  const [width = 1, height = 1] = text.split(':').map(Number)
  return width / height
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one / other - 1) < 1e-6
}

/**
 * What the ratio of a frame is called: `free`, one of `RATIOS`, `original` for that of the whole picture, or any other by the
 * pixels of the document that set it or else of the frame.
 */
export function ratioName(
  ratio: number | null,
  { size, frame }: { readonly size: Size; readonly frame: Size },
): string {
  if (ratio === null) return 'free'
  const known = RATIOS.find((text) => isNear(ratioIn(text), ratio))
  if (known) return known
  if (isNear(size.width / size.height, ratio)) return 'original'
  const { width, height } = documents.find((document) => isNear(ratioOf(document), ratio))?.pixels ?? frame
  return `${width}:${height}`
}
