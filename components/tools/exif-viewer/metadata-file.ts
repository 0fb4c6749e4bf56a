import type { BatchItem } from '@/components/hooks/batch-state'
import type { TaskContext } from '@/components/hooks/useTask'
import { isToolError, type ToolErrorShape } from '@/lib/core/errors'
import { mimeTypeOf } from '@/lib/core/image-kind'
import type { FileFacts } from '@/lib/tools/exif-viewer/export-data'
import { readMetadata, stripMetadata, type FileMetadata } from '@/lib/workers/read-metadata'

/** The copy without data, or why there can be none; the file's data can be looked at all the same. */
export type Cleaned = { readonly blob: Blob; readonly orientation: number } | { readonly refusal: ToolErrorShape }

export type MetadataItem = BatchItem<FileMetadata, Cleaned>
export type ReadItem = MetadataItem & { readonly info: FileMetadata }

/** For the picker; phones name HEIC by extension only. */
export const PHOTO_ACCEPT = 'image/*,.heic,.heif,.avif,.tif,.tiff'

export function inspect(file: File, { signal }: TaskContext<number>): Promise<FileMetadata> {
  return readMetadata(file, { signal })
}

export async function process(
  file: File,
  _info: FileMetadata,
  _settings: object,
  { signal }: TaskContext<number>,
): Promise<Cleaned> {
  try {
    const { bytes, type, orientation } = await stripMetadata(file, { signal })
    return { blob: new Blob([bytes], { type }), orientation }
  } catch (error) {
    if (isToolError(error)) return { refusal: error }
    throw error
  }
}

/** What is known about a file without looking for tags. */
export function factsOf(file: File, { kind, size }: FileMetadata): FileFacts {
  return {
    fileName: file.name,
    fileSize: file.size,
    fileType: mimeTypeOf(kind),
    lastModified: new Date(file.lastModified).toISOString(),
    ...size,
  }
}
