import type { TaskContext } from '@/components/ui/feedback/useTask'
import type { PictureNote } from '@/lib/image/formats/kind'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import { analyzeColors, inspectPicture, type ColorAnalysis } from '@/lib/tools/color-picker/worker/analyze-colors'

export interface AnalyzedFile extends ColorAnalysis {
  readonly file: File
  readonly animated: boolean
  readonly note?: PictureNote
}

/** Reads the colors and pixels of a picture file. SVG is rasterized here, because workers cannot render it. */
export async function analyzeFile({ signal, report }: TaskContext<number>, file: File): Promise<AnalyzedFile> {
  const header = await inspectPicture(file, { signal })
  const source = header.kind === 'svg' ? await rasterizeSvg(file, header) : file
  const { animated, note } = header
  return { ...(await analyzeColors(source, { signal, report })), file, animated, note }
}
