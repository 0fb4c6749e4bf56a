import type { CheckedBlob } from '@/lib/core/stored-zip'
import type { ImageKind } from '@/lib/image/formats/image-formats'
import type { PictureNote } from '@/lib/image/formats/kind'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import type { Redating } from '@/lib/tools/exif-viewer/redate'
import type { Metadata } from '@/lib/tools/exif-viewer/metadata-tag'
import type { Outcome } from '@/lib/tools/exif-viewer/outcome'
import { coreCount, WorkerPool } from '@/lib/workers/client'
import type { Size } from '@/lib/image/pixels/geometry'

export interface FileMetadata extends Metadata {
  readonly kind: ImageKind
  /** Pixels as shown; null where the header cannot be read. */
  readonly size: Size | null
  /** The page may let the browser draw the file. */
  readonly drawable: boolean
  /** The file is truncated; the tags at its start were read. */
  readonly note?: PictureNote
  /** The copy without any metadata, which nearly everybody wants: made while the file is at hand, where it can be made. */
  readonly clean?: CleanCopy
}

export interface CleanCopy extends Required<CheckedBlob>, Outcome {
  /** The EXIF orientation that stays; 1: nothing stays. */
  readonly orientation: number
}

export interface CopyArgs {
  readonly file: Blob
  readonly loss: Loss
  /** What becomes of its dates; null: they stay. */
  readonly redating: Redating | null
}

export type MetadataJobs = {
  /** All tags of an image file, without decoding its pixels. ToolErrors of `readImageFile`, and `imageNotSupported`. */
  read: { args: { readonly file: Blob }; result: FileMetadata; progress: never }
  /** A copy without what `loss` names, with other dates, the pixels as they were. ToolErrors of `readImageFile`, `strip` and `redate`. */
  copy: { args: CopyArgs; result: CleanCopy; progress: never }
}

/** Works on two photos at once where there are as many cores. */
export const metadataWorkers = new WorkerPool<MetadataJobs>(
  () => new Worker(new URL('./read-metadata.worker.ts', import.meta.url), { type: 'module' }),
  coreCount(2),
)
