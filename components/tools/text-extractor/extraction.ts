import type { BatchItem } from '@/components/ui/files/batch-state'
import { readingConfidence } from '@/lib/tools/text-extractor/confidence'
import type { PageReading, ScanHeader } from '@/lib/tools/text-extractor/worker/read-text'

export interface Extraction {
  readonly pages: readonly PageReading[]
  readonly seconds: number
}

export type ExtractItem = BatchItem<ScanHeader, Extraction>

/** Confidence in the text of a file in percent. */
export function confidenceOf({ pages }: Pick<Extraction, 'pages'>): number {
  return readingConfidence(pages)
}
