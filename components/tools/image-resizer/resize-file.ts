import type { BatchItem } from '@/components/ui/files/batch-state'
import type { TaskContext } from '@/components/ui/feedback/useTask'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import { drawingSize, mostPixels, pixelSize, type Fit, type SizeUnit } from '@/lib/tools/image-resizer/size'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import type { Size } from '@/lib/image/pixels/geometry'
import { resizeImage } from '@/lib/tools/image-resizer/worker/resize-image'

/** Sides in pixels or in percent of each picture's own. */
export interface ResizeSettings extends Size {
  readonly sizeUnit: SizeUnit
  readonly fit: Fit
  readonly format: 'jpeg' | 'png' | 'webp' | 'avif'
  readonly quality: number
}

export interface Resized extends Size {
  readonly blob: Blob
  readonly format: string
}

export type ResizeBatchItem = BatchItem<ImageHeader, Resized>

/** One file resized; an SVG is drawn by the page at the size asked for and only encoded by the worker. */
export async function resizeFile(
  file: File,
  info: ImageHeader,
  settings: ResizeSettings,
  { signal, report }: TaskContext<number>,
): Promise<Resized> {
  const { fit, format } = settings
  const target = pixelSize(settings, info)
  const sizes = { original: info, ...target, fit }
  const source = info.kind === 'svg' ? await rasterizeSvg(file, drawingSize(sizes)) : file
  const result = await resizeImage({ source, ...settings, ...target }, mostPixels(sizes), { signal, report })
  return {
    blob: new Blob([result.bytes], { type: result.type }),
    width: result.width,
    height: result.height,
    format,
  }
}
