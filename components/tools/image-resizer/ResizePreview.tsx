import { useTranslations } from 'next-intl'
import { ComparePreview } from '@/components/ui/ComparePreview'
import type { ImageInfo, ResizeBatchItem } from './resize-file'

interface Props {
  item: ResizeBatchItem
  info: ImageInfo
}

/** The only file before and after. */
export function ResizePreview({ item: { file, result }, info }: Props) {
  const t = useTranslations('image-resizer')
  const labels = { before: t('before'), after: t('after'), compare: t('compare') }
  return <ComparePreview original={{ blob: file, ...info }} result={result} labels={labels} />
}
