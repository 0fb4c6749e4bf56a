import type { BatchItem } from '@/components/ui/files/batch-state'
import type { TaskContext } from '@/components/ui/feedback/useTask'
import { isToolError, type ToolErrorShape } from '@/lib/core/errors'
import { IMAGE_FORMATS } from '@/lib/image/formats/image-formats'
import type { FileFacts } from '@/lib/tools/exif-viewer/export-data'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import type { Redating } from '@/lib/tools/exif-viewer/redate'
import {
  copyWithout,
  readMetadata,
  type CleanCopy,
  type FileMetadata,
} from '@/lib/tools/exif-viewer/worker/read-metadata'

/** The copy without metadata, or the reason why none can be made. */
export type Cleaned = CleanCopy | { readonly refusal: ToolErrorShape }

export type MetadataItem = BatchItem<FileMetadata, Cleaned>
export type ReadItem = MetadataItem & { readonly info: FileMetadata }

export interface CopySettings {
  readonly loss: Loss
  readonly redating: Redating | null
}

export function inspect(file: File, { signal }: TaskContext<number>): Promise<FileMetadata> {
  return readMetadata(file, { signal })
}

/** The copy made while reading, if its settings still apply. */
export function made({ clean }: FileMetadata, { loss, redating }: CopySettings): Cleaned | undefined {
  return loss === 'everything' && !redating ? clean : undefined
}

export async function process(
  file: File,
  _info: FileMetadata,
  settings: CopySettings,
  { signal }: TaskContext<number>,
): Promise<Cleaned> {
  try {
    return await copyWithout({ file, ...settings }, { signal })
  } catch (error) {
    if (isToolError(error)) return { refusal: error }
    throw error
  }
}

/** Properties of a file that do not come from its tags. */
export function fileFacts(file: File, { kind, size }: FileMetadata): FileFacts {
  return {
    fileName: file.name,
    fileSize: file.size,
    fileType: IMAGE_FORMATS[kind].mimeType,
    lastModified: new Date(file.lastModified).toISOString(),
    ...size,
  }
}
