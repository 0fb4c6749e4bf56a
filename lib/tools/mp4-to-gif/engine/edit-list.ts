import { textAt, uint32At } from '@/lib/core/byte-reader'
import { boxesIn, findBox, type IsoBox } from '@/lib/image/formats/heif/boxes'

/** A stretch of a track that a player shows, from a time on (ISO/IEC 14496-12, 8.6.6). */
export interface Edit {
  /** Seconds of what is shown; 0 for the whole rest of the track. */
  readonly duration: number
  /** Seconds from the start of the track; -1 for a time in which nothing is shown. */
  readonly from: number
  /** Seconds of the track in a second of what is shown; 0 for a still. */
  readonly rate: number
}

function inside(bytes: Uint8Array, box: IsoBox | undefined, type: string): IsoBox | undefined {
  return box && findBox(boxesIn(bytes, box.start, box.end), type)
}

function int32At(bytes: Uint8Array, at: number): number {
  return uint32At(bytes, at) | 0
}

function uint64At(bytes: Uint8Array, at: number): number {
  return uint32At(bytes, at) * 2 ** 32 + uint32At(bytes, at + 4)
}

/** Units per second in `mvhd` or `mdhd`, whose version 1 has two longer dates before it. */
function timescaleOf(bytes: Uint8Array, box: IsoBox | undefined): number {
  return (box && uint32At(bytes, box.start + (bytes[box.start] === 1 ? 20 : 12))) || 1
}

function entriesOf(bytes: Uint8Array, { start, end }: IsoBox, movieScale: number, trackScale: number): Edit[] {
  const isWide = bytes[start] === 1
  const size = isWide ? 20 : 12
  const count = Math.min(uint32At(bytes, start + 4), Math.floor((end - start - 8) / size))
  return Array.from({ length: count }, (_, index) => {
    const at = start + 8 + index * size
    const time = at + (isWide ? 8 : 4)
    const isEmpty = int32At(bytes, time) === -1
    return {
      duration: (isWide ? uint64At(bytes, at) : uint32At(bytes, at)) / movieScale,
      from: isEmpty ? -1 : (isWide ? uint64At(bytes, time) : uint32At(bytes, time)) / trackScale,
      rate: int32At(bytes, at + size - 4) / 0x10000,
    }
  })
}

/** The edit list of a track by its number, from the bytes of the box `moov`; [] for a track without one. */
export function editsOf(moov: Uint8Array, track: number): Edit[] {
  const [movie] = boxesIn(moov, 0, moov.length)
  if (!movie || textAt(moov, 4, 4) !== 'moov') return []
  const boxes = boxesIn(moov, movie.start, movie.end)
  const wanted = boxes.find((box) => {
    const head = box.type === 'trak' ? inside(moov, box, 'tkhd') : undefined
    return head && uint32At(moov, head.start + (moov[head.start] === 1 ? 20 : 12)) === track
  })
  const list = inside(moov, inside(moov, wanted, 'edts'), 'elst')
  if (!list) return []
  const media = inside(moov, inside(moov, wanted, 'mdia'), 'mdhd')
  return entriesOf(moov, list, timescaleOf(moov, findBox(boxes, 'mvhd')), timescaleOf(moov, media))
}
