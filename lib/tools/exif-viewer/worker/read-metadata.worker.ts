import { checkedBlob } from '@/lib/core/stored-zip'
import { notAnImage } from '@/lib/image/formats/not-an-image'
import { IMAGE_FORMATS } from '@/lib/image/formats/image-formats'
import { imageKind } from '@/lib/image/formats/kind'
import { isTruncated } from '@/lib/image/formats/structure'
import { withPlainTexts } from '@/lib/image/codecs/png-texts'
import { gunzip, svgText } from '@/lib/image/codecs/svg-text'
import { readImageFile, readImageHeader } from '@/lib/image/codecs/image-header'
import { assertDrawable } from '@/lib/image/formats/svg/drawable'
import { searchTags } from '@/lib/tools/exif-viewer/engine/metadata'
import { thisDevice } from '@/lib/image/codecs/this-device'
import { isDrawable } from '@/lib/tools/exif-viewer/drawable'
import type { Metadata } from '@/lib/tools/exif-viewer/metadata-tag'
import { outcomeOf } from '@/lib/tools/exif-viewer/outcome'
import { redate } from '@/lib/tools/exif-viewer/redate'
import { strip } from '@/lib/image/formats/metadata/strip'
import type { CleanCopy, CopyArgs, MetadataJobs } from './read-metadata'
import { serve } from '@/lib/workers/serve'
import type { Size } from '@/lib/image/pixels/geometry'

/** A picture too large or too damaged to decode can still contain tags. */
async function sizeOf(bytes: Uint8Array<ArrayBuffer>): Promise<Size | null> {
  try {
    const { width, height } = await readImageHeader(bytes, Infinity)
    return { width, height }
  } catch {
    return null
  }
}

/** A packed SVG as it is inside; any other file as it is. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const plain = imageKind(bytes) ? null : await gunzip(bytes)
  return plain && imageKind(plain) === 'svg' ? plain : bytes
}

/** False for an SVG that would block the page. */
function isHarmless(svg: Uint8Array): boolean {
  try {
    assertDrawable(new TextDecoder().decode(svg))
    return true
  } catch {
    return false
  }
}

type Original = Metadata & { readonly bytes: Uint8Array<ArrayBuffer> }

async function copyOf(
  { bytes, ...metadata }: Original,
  { loss, redating }: Omit<CopyArgs, 'file'>,
): Promise<CleanCopy> {
  const plain = await withPlainTexts(bytes)
  const { bytes: left, orientation } = loss === 'nothing' ? { bytes: plain, orientation: 1 } : strip(plain, loss)
  const clean = redating ? redate(left, redating) : left
  const outcome = outcomeOf(metadata, await searchTags(clean), loss)
  // Created here, because creating a Blob blocks the thread in Chrome.
  return { ...checkedBlob(clean, IMAGE_FORMATS[imageKind(clean) ?? 'jpeg'].mimeType), orientation, ...outcome }
}

async function cleanCopyOf(original: Original): Promise<CleanCopy | undefined> {
  try {
    return await copyOf(original, { loss: 'everything', redating: null })
  } catch {
    // The reason is given when a copy is requested.
    return undefined
  }
}

serve<MetadataJobs>({
  async read({ file }) {
    const stored = await readImageFile(file)
    const bytes = await unpacked(stored)
    const kind = imageKind(bytes)
    if (!kind) throw notAnImage(bytes)
    const plain = kind === 'svg' ? new TextEncoder().encode(await svgText(bytes)) : bytes
    const [size, metadata] = await Promise.all([sizeOf(plain), searchTags(bytes)])
    const drawable = bytes === stored && isDrawable(kind, size, thisDevice()) && (kind !== 'svg' || isHarmless(plain))
    const note = isTruncated(bytes, kind) ? 'incomplete' : undefined
    return { kind, size, drawable, ...metadata, note, clean: await cleanCopyOf({ bytes, ...metadata }) }
  },

  async copy({ file, ...settings }) {
    const bytes = await unpacked(await readImageFile(file))
    return copyOf({ bytes, ...(await searchTags(bytes)) }, settings)
  },
})
