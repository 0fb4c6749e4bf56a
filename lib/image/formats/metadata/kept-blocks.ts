import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import {
  APP1,
  APP13,
  EXIF_NAME,
  jpegSegment,
  MOST_EXIF_BYTES,
  PHOTOSHOP_NAME,
  XMP_NAME,
} from '@/lib/image/formats/jpeg/segments'
import { blockContent, blocksOf } from './blocks'
import type { Loss } from './removal-options'
import { exifToKeep, resourcesToKeep, xmpToKeep } from './strip-blocks'

/** What remains of a file's own metadata; null for a block that does not. */
export interface KeptBlocks {
  /** From its TIFF header on. */
  readonly exif: Uint8Array | null
  readonly xmp: Uint8Array | null
  /** Photoshop's resources, which hold IPTC. */
  readonly resources: Uint8Array | null
}

/** The most bytes of XMP or image resources that fit into one segment. */
const MOST_BYTES = MOST_EXIF_BYTES + EXIF_NAME.length - XMP_NAME.length

/** The metadata of an image file without what `loss` removes, each kind as one block. ToolErrors of `pruneTiff`. */
export function keptBlocks(bytes: Uint8Array, loss: Loss): KeptBlocks {
  const own = blocksOf(bytes).blocks.filter(({ part }) => !part)
  const [exif] = own.filter(({ kind }) => kind === 'exif')
  const joined = (wanted: string) =>
    concatBytes(own.filter(({ kind }) => kind === wanted).map((block) => blockContent(bytes, block)))
  const kept = (content: Uint8Array | undefined, keep: typeof exifToKeep) =>
    content && content.length > 0 ? (loss === 'nothing' ? content : keep(content, loss)) : null
  return {
    exif: kept(exif && blockContent(bytes, exif), exifToKeep),
    xmp: kept(joined('xmp'), xmpToKeep),
    resources: kept(joined('resources'), resourcesToKeep),
  }
}

/** The same as segments of a JPEG, without blocks that no segment holds. */
export function jpegBlocks({ exif, xmp, resources }: KeptBlocks): Uint8Array[] {
  const named = [
    [APP1, EXIF_NAME, exif],
    [APP1, XMP_NAME, xmp],
    [APP13, PHOTOSHOP_NAME, resources],
  ] as const
  return named.flatMap(([marker, name, content]) =>
    content && content.length <= (name === EXIF_NAME ? MOST_EXIF_BYTES : MOST_BYTES)
      ? [jpegSegment(marker, concatBytes([latin1(name), content]))]
      : [],
  )
}
