import type { TaskContext } from '@/components/hooks/useTask'
import { rasterizeSvg } from '@/lib/browser/rasterize-svg'
import { WHITE } from '@/lib/core/blend'
import { reductionPercent } from '@/lib/core/bytes'
import { encoderAim, notesOf, type Aim, type NoteCode } from '@/lib/tools/jpg-compressor/result'
import { compressImage, inspectImage } from '@/lib/workers/compress-image'

export type ImageInfo = Awaited<ReturnType<typeof inspectImage>>

export interface CompressSettings extends Aim {
  readonly stripMetadata: boolean
}

interface Compressed {
  readonly blob: Blob
  readonly width: number
  readonly height: number
  readonly reduction: number
  readonly notes: readonly NoteCode[]
}

export function inspect(file: File, { signal }: TaskContext<number>): Promise<ImageInfo> {
  return inspectImage(file, { signal })
}

/** One file compressed; an SVG is drawn by the page at its own size and only encoded by the worker. */
export async function process(
  file: File,
  info: ImageInfo,
  settings: CompressSettings,
  { signal, report }: TaskContext<number>,
): Promise<Compressed> {
  const { kind, animated } = info
  const source = kind === 'svg' ? await rasterizeSvg(file, info) : file
  const aim = encoderAim(settings, { kind, bytes: file.size })
  const args = { source, aim, keepMetadata: !settings.stripMetadata, background: WHITE }
  const made = await compressImage(args, info.width * info.height, { signal, report })
  const { bytes, width, height, outcome, metadataAsAsked } = made
  const notes = notesOf({
    originalBytes: file.size,
    resultBytes: bytes.byteLength,
    askedBytes: settings.targetSize === null ? null : settings.targetSize * 1024,
    outcome,
    animated,
    metadataAsAsked,
    kind,
  })
  const reduction = reductionPercent(file.size, bytes.byteLength)
  return { blob: new Blob([bytes], { type: 'image/jpeg' }), width, height, reduction, notes }
}
