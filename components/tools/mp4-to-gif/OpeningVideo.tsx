import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { PictureStage } from '@/components/ui/pictures/PictureStage'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import type { Download } from '@/lib/platform/engine-store'
import { MEGABYTE } from '@/lib/core/bytes'
import { formatNumber } from '@/lib/core/format'

interface Props {
  /** Progress of loading ffmpeg, if this video needs it. */
  download: Download | undefined
  onCancel: () => void
}

/** Progress of opening a video. Takes as much space as the video player that replaces it. */
export function OpeningVideo({ download, onCancel }: Props) {
  const t = useTranslations('mp4-to-gif')
  const locale = useLocale()
  const megabytes = (bytes: number) => formatNumber(locale, bytes / MEGABYTE, 1, 1)
  const label = download
    ? t('loadingEngine', { loaded: megabytes(download.loadedBytes), total: megabytes(download.totalBytes) })
    : t('opening')
  return (
    <StagePlace>
      <div className="w-full px-4">
        <ProgressBar value={download && download.loadedBytes / download.totalBytes} label={label} onCancel={onCancel} />
      </div>
    </StagePlace>
  )
}

/** The place of a video and its controls, so that nothing below moves when it comes. */
export function StagePlace({ children }: { children?: ReactNode }) {
  return (
    <div className="grid content-start gap-3 pb-52">
      <PictureStage>{children}</PictureStage>
    </div>
  )
}
