import { useLocale, useTranslations } from 'next-intl'
import { PictureStage } from '@/components/ui/PictureStage'
import { ProgressBar } from '@/components/ui/ProgressBar'
import type { Download } from '@/lib/browser/engine-store'
import { MEGABYTE } from '@/lib/core/bytes'
import { formatNumber } from '@/lib/core/format'

interface Props {
  /** The converter that this video needs is on its way. */
  download: Download | undefined
  onCancel: () => void
}

/** A video on its way, in the room that its stage will take. */
export function OpeningVideo({ download, onCancel }: Props) {
  const t = useTranslations('mp4-to-gif')
  const locale = useLocale()
  const megabytes = (bytes: number) => formatNumber(locale, bytes / MEGABYTE, 1, 1)
  const label = download
    ? t('loadingEngine', { loaded: megabytes(download.loadedBytes), total: megabytes(download.totalBytes) })
    : t('opening')
  return (
    <div className="grid content-start gap-3 pb-52">
      <PictureStage>
        <div className="w-full px-4">
          <ProgressBar
            value={download && download.loadedBytes / download.totalBytes}
            label={label}
            onCancel={onCancel}
          />
        </div>
      </PictureStage>
    </div>
  )
}
