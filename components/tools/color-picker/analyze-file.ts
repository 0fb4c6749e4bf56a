import type { TaskContext } from '@/components/ui/feedback/useTask'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import { analyzeColors, inspectPicture } from '@/lib/tools/color-picker/worker/analyze-colors'

export type AnalyzedFile = Awaited<ReturnType<typeof analyzeFile>>

/** Reads the colors and pixels of a picture file. SVG is rasterized here, because workers cannot render it. */
export async function analyzeFile({ signal, report }: TaskContext<number>, file: File) {
  const header = await inspectPicture(file, { signal })
  const source = header.kind === 'svg' ? await rasterizeSvg(file, header) : file
  const { note, leftOut } = header
  return { ...(await analyzeColors(source, { signal, report })), file, note, leftOut }
}
