import type { BatchItem } from '@/components/ui/files/batch-state'
import type { TaskContext } from '@/components/ui/feedback/useTask'
import { isToolError, type ToolErrorShape } from '@/lib/core/errors'
import { hidingOf, type HideFaces } from '@/components/ui/pictures/hiding'
import type { Hiding } from '@/lib/image/faces/hidden-faces'
import { IMAGE_FORMATS, type ImageKind } from '@/lib/image/formats/image-formats'
import { baseName } from '@/lib/text/file-name'
import { cleanName } from '@/lib/tools/exif-viewer/names'
import type { FileFacts } from '@/lib/tools/exif-viewer/export-data'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import type { Redating } from '@/lib/tools/exif-viewer/redate'
import { metadataWorkers, type CleanCopy, type FileMetadata } from '@/lib/tools/exif-viewer/worker/read-metadata'

/** The copy without metadata, or the reason why none can be made. */
export type Cleaned = (CleanCopy & { readonly extension?: 'jpg' | 'png' }) | { readonly refusal: ToolErrorShape }

export type MetadataItem = BatchItem<FileMetadata, Cleaned>
export type ReadItem = MetadataItem & { readonly info: FileMetadata }

export interface CopySettings {
  readonly loss: Loss
  readonly redating: Redating | null
  readonly hide: HideFaces
}

export function inspect(file: File, { signal }: TaskContext<number>): Promise<FileMetadata> {
  return metadataWorkers.run('read', { file }, { signal })
}

/** True if a file was searched to its end: only then is anything said to be absent from it. */
export function isWhole({ unread, note }: FileMetadata): boolean {
  return unread.length === 0 && note !== 'incomplete'
}

/** The copy made while reading, if its settings still apply. */
export function made({ clean }: FileMetadata, { loss, redating, hide }: CopySettings): Cleaned | undefined {
  return loss === 'everything' && !redating && hide.look === 'none' ? clean : undefined
}

/** What a copy made of settings is the same for. */
export function keyOf({ hide, ...settings }: CopySettings, file: File): string {
  return JSON.stringify([settings, hide.look, hide.shownIn(file)])
}

/** A new picture keeps nothing of the data, in which a thumbnail may show the face. */
async function withFacesHidden(file: File, kind: ImageKind, hiding: Hiding, signal: AbortSignal): Promise<Cleaned> {
  const [format, extension] = kind === 'png' ? (['png', 'png'] as const) : (['jpeg', 'jpg'] as const)
  const { faceWorkers } = await import('@/lib/image/faces/faces')
  const copy = await faceWorkers.run('hide', { file, format, ...hiding }, { signal })
  return { ...copy, extension, orientation: 1, notInCopy: [], unreadNotInCopy: [], isDateLost: false, stays: [] }
}

/** The name of a copy; of another kind with faces hidden. */
export function copyName(name: string, { extension }: { readonly extension?: string }): string {
  return cleanName(extension ? `${baseName(name)}.${extension}` : name)
}

export async function process(
  file: File,
  { kind }: FileMetadata,
  { hide, ...settings }: CopySettings,
  { signal }: TaskContext<number>,
): Promise<Cleaned> {
  try {
    const hiding = await hidingOf(file, hide)
    if (hiding) return await withFacesHidden(file, kind, hiding, signal)
    return await metadataWorkers.run('copy', { file, ...settings }, { signal, isNext: true })
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
