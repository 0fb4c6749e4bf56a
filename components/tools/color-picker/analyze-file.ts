import type { TaskContext } from '@/components/hooks/useTask'
import { rasterizeSvg } from '@/lib/browser/rasterize-svg'
import { analyzeColors, inspectPicture, type ColorAnalysis } from '@/lib/workers/analyze-colors'

export interface AnalyzedFile extends ColorAnalysis {
  readonly file: File
  readonly animated: boolean
}

/** A picture file's colours and pixels; an SVG is drawn by the page at its own size. */
export async function analyzeFile({ signal, report }: TaskContext<number>, file: File): Promise<AnalyzedFile> {
  const header = await inspectPicture(file, { signal })
  const source = header.kind === 'svg' ? await rasterizeSvg(file, header) : file
  return { ...(await analyzeColors(source, { signal, report })), file, animated: header.animated }
}
