import { Tiff } from './exif/tiff'
import { boxesIn } from './heif/boxes'
import { icoCount } from './ico'
import type { ImageKind } from './image-formats'
import { APP2, beginsWith, walkSegments } from './jpeg/segments'
import { blocksOf } from './metadata/blocks'
import { psdLayers } from './psd'
import { isAnimated } from './structure'

/** What a picture file held beyond what is used of it. */
export interface LeftOut {
  readonly what: 'frames' | 'pages' | 'layers' | 'sizes' | 'pictures' | 'video' | 'data' | 'rawData'
  /** How many there are: all pages, layers and sizes, but only the further pictures. */
  readonly count?: number
  /** Of what is used instead of raw data. */
  readonly width?: number
  readonly height?: number
}

/** Tags of TIFF 6.0 and of the multi-picture format (CIPA DC-007, 5.2.3.2). */
const NEW_SUBFILE_TYPE = 0x00fe
const NUMBER_OF_IMAGES = 0xb001
/** Bits of a page that is a smaller copy of another one, or a mask. */
const NO_PAGE = 1 | 4
const MOST_PAGES = 10_000

/** Where the pages of a TIFF are; directories that lead in a circle count once. */
function tiffPages(bytes: Uint8Array): number[] {
  const tiff = new Tiff(bytes)
  const seen = new Set<number>()
  const pages: number[] = []
  for (let at = tiff.offset(tiff.isBig ? 8 : 4); at > 0 && !seen.has(at) && seen.size < MOST_PAGES;) {
    seen.add(at)
    const directory = tiff.directory(at)
    if (!directory.isEmpty && ((tiff.numberOf(NEW_SUBFILE_TYPE, directory) ?? 0) & NO_PAGE) === 0) pages.push(at)
    at = tiff.offset(directory.link)
  }
  return pages
}

/** A copy of a TIFF whose first page is another one of its pages, from 0. BigTIFF stays as it is. */
export function tiffPage(bytes: Uint8Array, page: number): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice()
  const tiff = new Tiff(copy)
  const at = tiffPages(bytes)[page]
  if (at !== undefined && !tiff.isBig) tiff.setLong(4, at)
  return copy
}

/** Boxes of a movie beside the picture of a HEIC or AVIF file: in a box of its own, in the file, or appended to it. */
const MOVIE_BOXES = ['mpvd', 'moov', 'ftyp']

function besidesHeif(bytes: Uint8Array): LeftOut[] {
  const [, ...boxes] = boxesIn(bytes, 0, bytes.length)
  return boxes.some(({ type }) => MOVIE_BOXES.includes(type)) ? [{ what: 'video' }] : []
}

/** The further pictures that the index of a JPEG lists (CIPA DC-007). */
function listedPictures(bytes: Uint8Array): number {
  for (const segment of walkSegments(bytes)) {
    if (segment.marker !== APP2 || !beginsWith(bytes, segment, 'MPF\0')) continue
    return (new Tiff(bytes.subarray(segment.content + 4, segment.end)).numberOf(NUMBER_OF_IMAGES) ?? 1) - 1
  }
  return 0
}

/** Kinds of file after whose end anything may stand. */
const WITH_END: readonly ImageKind[] = ['jpeg', 'png', 'gif', 'webp']

/** Some cameras end a file with a few bytes that mean nothing. */
const MOST_STRAY_BYTES = 16

function behindOf(bytes: Uint8Array, kind: ImageKind): LeftOut[] {
  const { behind, pictures, unread } = blocksOf(bytes)
  // Samsung phones append a trailer to every photo; its entries are known and not reported.
  const isMore = unread.some(({ name, bytes: length }) => name === '' && length > MOST_STRAY_BYTES)
  const count = Math.max(pictures, kind === 'jpeg' ? listedPictures(bytes) : 0)
  return [
    ...(count > 0 ? [{ what: 'pictures', count } as const] : []),
    ...(behind.includes('video') ? [{ what: 'video' } as const] : []),
    ...(isMore ? [{ what: 'data' } as const] : []),
  ]
}

/** What a picture file holds beyond the picture that `decodeImage` makes of it. */
export function leftOutOf(bytes: Uint8Array, kind: ImageKind): LeftOut[] {
  const frames: LeftOut[] = isAnimated(bytes, kind) ? [{ what: 'frames' }] : []
  if (WITH_END.includes(kind)) return [...frames, ...behindOf(bytes, kind)]
  if (frames.length > 0) return frames
  if (kind === 'heic' || kind === 'avif') return besidesHeif(bytes)
  const counts = {
    tiff: ['pages', (tiff: Uint8Array) => tiffPages(tiff).length],
    ico: ['sizes', icoCount],
    psd: ['layers', psdLayers],
  } as const
  if (!(kind in counts)) return []
  const [what, countOf] = counts[kind as keyof typeof counts]
  const count = countOf(bytes)
  return count > 1 ? [{ what, count }] : []
}
