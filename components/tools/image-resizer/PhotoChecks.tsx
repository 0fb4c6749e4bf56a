import { Check, Info, TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useToday } from '@/components/ui/fields/useToday'
import { formatNumber } from '@/lib/core/format'
import type { PhotoDocument } from '@/lib/tools/image-resizer/documents'
import type { Head } from '@/lib/tools/image-resizer/find-heads'
import { checksOf, type Photographed } from '@/lib/tools/image-resizer/photo-checks'

const LOOKS = { ok: [Check, 'text-ok'], unknown: [Info, 'text-ink-2'] } as const
const WARNING = [TriangleAlert, 'text-warn'] as const

interface Props {
  head: Head
  document: PhotoDocument
  photo: Omit<Photographed, 'today'>
}

/** What of the photo was measured: fine, or what to do. */
export function PhotoChecks({ head, document, photo }: Props) {
  const t = useTranslations('photos.checks')
  const locale = useLocale()
  const today = useToday()
  return (
    <section aria-label={t('title')} className="grid gap-2 text-sm">
      <h3 className="font-semibold">{t('title')}</h3>
      <ul className="grid gap-1.5">
        {checksOf(head, document, { ...photo, today }).map(({ id, verdict, value }) => {
          const [Icon, color] = verdict === 'ok' || verdict === 'unknown' ? LOOKS[verdict] : WARNING
          const text = { value: formatNumber(locale, value, 1), date: photo.taken ?? '' }
          return (
            <li key={id} data-name="check" data-check={id} data-value={verdict} className="flex gap-2">
              <Icon size={18} aria-hidden className={`mt-0.5 flex-none ${color}`} />
              <span>{t(`${id}.${verdict}` as 'head.ok', text)}</span>
            </li>
          )
        })}
      </ul>
      <p className="text-ink-2">{t('noPromise')}</p>
    </section>
  )
}
