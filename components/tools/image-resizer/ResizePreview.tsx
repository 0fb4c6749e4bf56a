import { useTranslations } from 'next-intl'
import { useBlobSource } from '@/components/hooks/useBlobSource'
import { CompareSlider } from '@/components/ui/CompareSlider'
import type { ImageInfo, ResizeBatchItem } from './resize-file'

/** Ratios that differ by less than a rounding of one pixel in a hundred show the same picture. */
const SAME_RATIO = 0.01

/** Kinds that browsers may not show by themselves. */
const NEVER_SHOWN = ['heic', 'tiff']

interface Props {
  item: ResizeBatchItem
  info: ImageInfo
}

/** Before and after on one picture where both show the same, else the result, else the original. */
export function ResizePreview({ item: { file, result }, info }: Props) {
  const t = useTranslations('image-resizer')
  const shown = !NEVER_SHOWN.includes(info.kind)
  const ratio = info.width / info.height
  const sameRatio = result && Math.abs(result.width / result.height / ratio - 1) < SAME_RATIO
  if (result && shown && sameRatio && !info.animated) {
    return (
      <CompareSlider
        before={{ blob: file, label: t('before') }}
        after={{ blob: result.blob, label: t('after') }}
        ratio={ratio}
        label={t('compare')}
      />
    )
  }
  if (result) return <Picture blob={result.blob} label={t('after')} ratio={result.width / result.height} />
  return shown ? <Picture blob={file} label={t('before')} ratio={ratio} /> : null
}

function Picture({ blob, label, ratio }: { blob: Blob; label: string; ratio: number }) {
  const show = useBlobSource(blob)
  return (
    <img
      ref={show}
      alt={label}
      className="mx-auto w-full rounded-card bg-well object-contain"
      style={{ aspectRatio: ratio, maxWidth: `${26 * ratio}rem` }}
    />
  )
}
