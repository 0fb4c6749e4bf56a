import { ToolError } from '@/lib/core/errors'
import { isExifBlock } from '@/lib/image/formats/exif/orientation'
import { SHORT, Tiff, TIFF_XMP, TYPE_BYTES } from '@/lib/image/formats/exif/tiff'

const ENTRY_BYTES = 12
/** The value itself where it fits, else its offset. */
const INLINE_BYTES = 4
/** Real files have a few dozen directories; links of a damaged one may be circular. */
const MOST_DIRECTORIES = 1000

const SUB_IFDS = 0x014a
const EXIF = 0x8769
const GPS = 0x8825
const INTEROPERABILITY = 0xa005

/** The directory of an entry: a page of the file, or a directory that an entry points to. */
export type Directory = 'page' | 'exif' | 'gps' | 'other'
export type Keep = (tag: number, directory: Directory) => boolean
/** What remains of the value of a kept entry, no longer than it was; null if nothing does. */
export type Revise = (tag: number, value: Uint8Array) => Uint8Array | null

const POINTERS: Readonly<Record<number, Directory>> = {
  [SUB_IFDS]: 'page',
  [EXIF]: 'exif',
  [GPS]: 'gps',
  [INTEROPERABILITY]: 'other',
}

/** XMP, which is text, ends in spaces. */
const PADDING: Readonly<Record<number, number>> = { [TIFF_XMP]: 0x20 }

/** A copy of a TIFF block that is changed in place, so that other offsets into it remain valid. */
class Pruning {
  readonly bytes: Uint8Array<ArrayBuffer>
  private readonly tiff: Tiff
  private readonly seen = new Set<number>()

  constructor(
    block: Uint8Array,
    private readonly keep: Keep,
    private readonly revise: Revise = (_tag, value) => value,
  ) {
    this.bytes = Uint8Array.from(block)
    this.tiff = new Tiff(this.bytes)
    if (!isExifBlock(block)) throw new ToolError('imageDamaged')
  }

  /** Every page of a file; of EXIF only the first directory, because the second is the thumbnail's. */
  prune(allPages: boolean): void {
    let link = 4
    for (let at = this.tiff.long(link); at > 0; at = this.tiff.long(link)) {
      link = this.directory(at, 'page', this.keep)
      if (!allPages && this.tiff.long(link) > 0) {
        this.dropThumbnail(this.tiff.long(link))
        this.tiff.setLong(link, 0)
      }
    }
  }

  /** Prunes one directory and those that it points to; returns the position of the link to the next. */
  private directory(at: number, kind: Directory, keep: Keep): number {
    if (this.seen.has(at) || this.seen.size === MOST_DIRECTORIES) throw new ToolError('imageDamaged')
    this.seen.add(at)
    const count = this.tiff.short(at)
    const link = at + 2 + count * ENTRY_BYTES
    if (link + INLINE_BYTES > this.bytes.length) throw new ToolError('imageDamaged')
    let kept = at + 2
    for (let entry = at + 2; entry < link; entry += ENTRY_BYTES) {
      const tag = this.tiff.short(entry)
      const pointed = POINTERS[tag]
      const isAsked = keep(tag, kind)
      const holds = pointed ? this.prunePointed(entry, pointed, isAsked ? keep : () => false) : true
      const stays = isAsked && holds && this.reviseValue(entry)
      if (!stays) this.blankValue(entry)
      else {
        this.bytes.copyWithin(kept, entry, entry + ENTRY_BYTES)
        kept += ENTRY_BYTES
      }
    }
    this.tiff.setNumber({ type: SHORT, at }, (kept - at - 2) / ENTRY_BYTES)
    this.bytes.copyWithin(kept, link, link + INLINE_BYTES)
    this.bytes.fill(0, kept + INLINE_BYTES, link + INLINE_BYTES)
    return kept
  }

  /** Prunes the directories that an entry points to; false if they are empty afterwards. */
  private prunePointed(entry: number, kind: Directory, keep: Keep): boolean {
    const count = this.tiff.long(entry + 4)
    const offsets = entry + 8
    if (count > MOST_DIRECTORIES) throw new ToolError('imageDamaged')
    const start = count === 1 ? offsets : this.tiff.long(offsets)
    let left = 0
    for (let index = 0; index < count; index++) {
      const at = this.tiff.long(start + index * INLINE_BYTES)
      if (at === 0 || at + 2 > this.bytes.length) continue
      this.directory(at, kind, keep)
      left += this.tiff.short(at)
    }
    return left > 0
  }

  /** Bytes of an entry's value. */
  private valueBytes(entry: number): number {
    return (TYPE_BYTES[this.tiff.short(entry + 2)] ?? 0) * this.tiff.long(entry + 4)
  }

  /** Puts what remains of a value in its place; false if nothing does. */
  private reviseValue(entry: number): boolean {
    const length = this.valueBytes(entry)
    if (length <= INLINE_BYTES) return true
    const value = this.bytes.subarray(this.tiff.long(entry + 8), this.tiff.long(entry + 8) + length)
    const left = this.revise(this.tiff.short(entry), value)
    if (!left || left.length > value.length) return false
    if (left.length < value.length) value.fill(PADDING[this.tiff.short(entry)] ?? 0)
    value.set(left)
    return true
  }

  private blankValue(entry: number): void {
    const bytes = this.valueBytes(entry)
    if (bytes > INLINE_BYTES) this.blank(this.tiff.long(entry + 8), bytes)
  }

  /** The JPEG of a thumbnail can be anywhere in the block. */
  private dropThumbnail(at: number): void {
    const value = (wanted: number) => {
      for (let index = 0; index < this.tiff.short(at); index++) {
        const entry = at + 2 + index * ENTRY_BYTES
        if (this.tiff.short(entry) === wanted) return this.tiff.long(entry + 8)
      }
      return 0
    }
    this.blank(value(0x0201), value(0x0202))
    this.directory(at, 'other', () => false)
  }

  private blank(start: number, length: number): void {
    if (start >= 8) this.bytes.fill(0, start, Math.min(start + length, this.bytes.length))
  }
}

/**
 * A TIFF file with only the entries that `keep` accepts, on all its pages, and what `revise` leaves of their values; the others are
 * zeroed, and every other byte keeps its position. ToolError `imageDamaged` for BigTIFF and for invalid directories.
 */
export function pruneTiff(file: Uint8Array, keep: Keep, revise?: Revise): Uint8Array<ArrayBuffer> {
  const pruning = new Pruning(file, keep, revise)
  pruning.prune(true)
  return pruning.bytes
}

/** The same for an EXIF block, including its thumbnail; the length stays the same. */
export function pruneExif(block: Uint8Array, keep: Keep): Uint8Array<ArrayBuffer> {
  const pruning = new Pruning(block, keep)
  pruning.prune(false)
  return pruning.bytes
}
