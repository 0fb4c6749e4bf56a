import { useTranslations } from 'next-intl'
import { ComparePreview } from '@/components/ui/pictures/ComparePreview'
import type { ResizeBatchItem } from './resize-file'

/** The only file before and after. An edited picture is shown without its original, whose parts are in other places. */
export function ResizePreview({ item: { file, info, status, ...item } }: { item: ResizeBatchItem }) {
  const t = useTranslations('image-resizer')
  // Of a file that failed, it is what other settings made before.
  const result = status === 'failed' ? undefined : item.result
  const labels = { before: t('before'), after: t('after'), compare: t('compare') }
  const original = result?.isEdited ? undefined : info && { blob: file, ...info }
  return <ComparePreview original={original} result={result} labels={labels} />
}
