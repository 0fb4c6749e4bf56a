import type { ImageKind, PictureNote } from '@/lib/image/formats/kind'
import type { Removal } from '@/lib/tools/exif-viewer/removal'
import type { MetadataTag } from '@/lib/tools/exif-viewer/metadata-tag'
import { coreCount, WorkerPool, type RunOptions } from '@/lib/workers/client'
import type { Size } from '@/lib/image/pixels/geometry'

export interface FileMetadata {
  readonly kind: ImageKind
  /** Pixels as shown; null where the header cannot be read. */
  readonly size: Size | null
  /** The page may let the browser draw the file. */
  readonly drawable: boolean
  readonly tags: readonly MetadataTag[]
  /** The file ends before its picture does; what stands at its front was read. */
  readonly note?: PictureNote
}

export interface CleanCopy {
  readonly bytes: ArrayBuffer
  /** The MIME type. */
  readonly type: string
  /** The EXIF orientation that stays; 1: nothing stays. */
  readonly orientation: number
}

export type MetadataJobs = {
  read: { args: { readonly file: Blob }; result: FileMetadata; progress: never }
  strip: { args: { readonly file: Blob; readonly removal: Removal }; result: CleanCopy; progress: never }
}

const workers = new WorkerPool<MetadataJobs>(
  () => new Worker(new URL('./read-metadata.worker.ts', import.meta.url), { type: 'module' }),
  coreCount(2),
)

/** All tags of an image file, whose pixels are not decoded. ToolErrors of `readImageFile`, and `imageNotSupported`. */
export function readMetadata(file: Blob, options: RunOptions<never> = {}): Promise<FileMetadata> {
  return workers.run('read', { file }, options)
}

/** A copy without what `removal` names, the pixels as they were. ToolErrors of `readImageFile` and the tool's `strip`. */
export function stripMetadata(file: Blob, removal: Removal, options: RunOptions<never> = {}): Promise<CleanCopy> {
  return workers.run('strip', { file, removal }, options)
}
