import { useTranslations } from 'next-intl'
import { ComparePreview } from '@/components/ui/pictures/ComparePreview'
import type { ResizeBatchItem } from './resize-file'

/** The only file before and after. */
export function ResizePreview({ item: { file, info, result } }: { item: ResizeBatchItem }) {
  const t = useTranslations('image-resizer')
  const labels = { before: t('before'), after: t('after'), compare: t('compare') }
  return <ComparePreview original={info && { blob: file, ...info }} result={result} labels={labels} />
}
