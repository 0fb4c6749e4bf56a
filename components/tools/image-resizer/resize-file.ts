import type { BatchItem } from '@/components/hooks/batch-state'
import type { TaskContext } from '@/components/hooks/useTask'
import { rasterizeSvg } from '@/lib/browser/rasterize-svg'
import { drawingSize, mostPixels, type Fit } from '@/lib/tools/image-resizer/size'
import { inspectImage, resizeImage } from '@/lib/workers/resize-image'

export type ImageInfo = Awaited<ReturnType<typeof inspectImage>>

export interface ResizeSettings {
  readonly width: number
  readonly height: number
  readonly fit: Fit
  readonly format: 'jpeg' | 'png' | 'webp' | 'avif'
  readonly quality: number
}

export interface Resized {
  readonly blob: Blob
  readonly width: number
  readonly height: number
  readonly format: string
}

export type ResizeBatchItem = BatchItem<ImageInfo, Resized>

export function inspect(file: File, { signal }: TaskContext<number>): Promise<ImageInfo> {
  return inspectImage(file, { signal })
}

/** One file resized; an SVG is drawn by the page at the size asked for and only encoded by the worker. */
export async function process(
  file: File,
  info: ImageInfo,
  settings: ResizeSettings,
  { signal, report }: TaskContext<number>,
): Promise<Resized> {
  const { width, height, fit, format } = settings
  const sizes = { original: info, width, height, fit }
  const source = info.kind === 'svg' ? await rasterizeSvg(file, drawingSize(sizes)) : file
  const result = await resizeImage({ source, ...settings }, mostPixels(sizes), { signal, report })
  return {
    blob: new Blob([result.bytes], { type: result.type }),
    width: result.width,
    height: result.height,
    format,
  }
}
