import { Check, TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@/lib/core/format'
import type { Rectangle } from '@/lib/image/pixels/geometry'
import type { PhotoDocument } from '@/lib/tools/image-resizer/documents'
import type { Head } from '@/lib/tools/image-resizer/find-heads'
import { checksOf } from '@/lib/tools/image-resizer/photo-checks'

/** What of the photo was measured: fine, or what to do. */
export function PhotoChecks({ head, frame, document }: { head: Head; frame: Rectangle; document: PhotoDocument }) {
  const t = useTranslations('photos.checks')
  const locale = useLocale()
  return (
    <section aria-label={t('title')} className="grid gap-2 text-sm">
      <h3 className="font-semibold">{t('title')}</h3>
      <ul className="grid gap-1.5">
        {checksOf(head, frame, document).map(({ id, verdict, value }) => {
          const isFine = verdict === 'ok'
          const Icon = isFine ? Check : TriangleAlert
          return (
            <li key={id} data-name="check" data-check={id} data-value={verdict} className="flex gap-2">
              <Icon size={18} aria-hidden className={`mt-0.5 flex-none ${isFine ? 'text-ok' : 'text-warn'}`} />
              <span>{t(`${id}.${verdict}` as 'head.ok', { value: formatNumber(locale, value, 1) })}</span>
            </li>
          )
        })}
      </ul>
      <p className="text-ink-2">{t('noPromise')}</p>
    </section>
  )
}
