import type { TaskContext } from '@/components/ui/feedback/useTask'
import type { LeftOut } from '@/lib/image/formats/left-out'
import type { PictureNote } from '@/lib/image/formats/kind'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import { analyzeColors, inspectPicture, type ColorAnalysis } from '@/lib/tools/color-picker/worker/analyze-colors'

export interface AnalyzedFile extends ColorAnalysis {
  readonly file: File
  readonly note: PictureNote | undefined
  readonly leftOut: readonly LeftOut[] | undefined
}

/** Reads the colors and pixels of a picture file. SVG is rasterized here, because workers cannot render it. */
export async function analyzeFile({ signal, report }: TaskContext<number>, file: File): Promise<AnalyzedFile> {
  const header = await inspectPicture(file, { signal })
  const source = header.kind === 'svg' ? await rasterizeSvg(file, header) : file
  const { note, leftOut } = header
  return { ...(await analyzeColors(source, { signal, report })), file, note, leftOut }
}
