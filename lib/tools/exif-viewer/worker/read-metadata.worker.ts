import { ToolError } from '@/lib/core/errors'
import { imageKind, mimeTypeOf } from '@/lib/image/formats/kind'
import { isTruncated } from '@/lib/image/formats/structure'
import { readImageFile, readImageHeader } from '@/lib/image/codecs/image-header'
import { readTags } from '@/lib/tools/exif-viewer/engine/metadata'
import { thisDevice } from '@/lib/image/codecs/this-device'
import { isDrawable } from '@/lib/tools/exif-viewer/drawable'
import { strip } from '@/lib/tools/exif-viewer/strip'
import type { MetadataJobs } from './read-metadata'
import { serve, Transferred } from '@/lib/workers/serve'
import type { Size } from '@/lib/image/pixels/geometry'

/** A picture too large or too damaged to be decoded may still say a lot about itself. */
async function sizeOf(bytes: Uint8Array<ArrayBuffer>): Promise<Size | null> {
  try {
    const { width, height } = await readImageHeader(bytes, Infinity)
    return { width, height }
  } catch {
    return null
  }
}

serve<MetadataJobs>({
  async read({ file }) {
    const bytes = await readImageFile(file)
    const kind = imageKind(bytes)
    if (!kind) throw new ToolError('imageNotSupported')
    const [size, tags] = await Promise.all([sizeOf(bytes), readTags(bytes)])
    return { kind, size, drawable: isDrawable(kind, size, thisDevice()), tags, truncated: isTruncated(bytes, kind) }
  },

  async strip({ file }) {
    const bytes = await readImageFile(file)
    const { bytes: clean, orientation } = strip(bytes)
    const kind = imageKind(clean) ?? 'jpeg'
    return new Transferred({ bytes: clean.buffer, type: mimeTypeOf(kind), orientation }, [clean.buffer])
  },
})
