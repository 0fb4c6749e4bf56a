import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { mapLink, positionText } from '@/lib/tools/exif-viewer/position'

/** Actions for a position. The map is on another site, so it opens only on click. */
export function LocationActions({ latitude, longitude }: { latitude: number; longitude: number }) {
  const t = useTranslations('exif-viewer')
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <CopyButton
        name="copy"
        label={t('copyPosition')}
        text={() => positionText(latitude, longitude)}
        successText={t('positionCopied')}
        isSmall
      />
      <a
        data-name="map"
        href={mapLink(latitude, longitude)}
        target="_blank"
        rel="noopener noreferrer"
        className="button button-small"
      >
        {t('openMap')}
        <ExternalLink size={16} aria-hidden />
      </a>
      <p className="w-full text-xs text-ink-2">{t('mapNote')}</p>
    </div>
  )
}
