import { Check, Info, TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useContext, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Announcement } from '@/components/ui/feedback/Announcement'
import { useToday } from '@/components/ui/fields/useToday'
import { formatNumber } from '@/lib/core/format'
import type { PhotoDocument } from '@/lib/tools/image-resizer/documents'
import type { Head } from '@/lib/tools/image-resizer/find-heads'
import { checksOf, type Check as Verdict, type Photographed } from '@/lib/tools/image-resizer/photo-checks'
import { scrollToStart } from '@/lib/platform/page'
import { RemarksPlace } from './RemarksPlace'

const LOOKS = { ok: [Check, 'text-ok'], unknown: [Info, 'text-ink-2'] } as const
const WARNING = [TriangleAlert, 'text-warn'] as const

interface Props {
  head: Head
  document: PhotoDocument
  photo: Omit<Photographed, 'today'>
}

/** The checks of a photo, each passed or with advice; the action bar of a phone shows the number of warnings. */
export function PhotoChecks({ head, document, photo }: Props) {
  const t = useTranslations('photos.checks')
  const locale = useLocale()
  const today = useToday()
  const section = useRef<HTMLElement>(null)
  const place = useContext(RemarksPlace)
  const isRemark = ({ verdict }: Verdict) => !(verdict in LOOKS)
  // What is to be mended first.
  const checks = checksOf(head, document, { ...photo, today }).toSorted(
    (a, b) => Number(isRemark(b)) - Number(isRemark(a)),
  )
  const count = checks.filter(isRemark).length
  const remarks = count > 0 ? t('remarks', { count }) : ''
  return (
    <section ref={section} aria-label={t('title')} className="grid scroll-mt-20 gap-2 text-sm">
      <Announcement text={remarks} />
      {remarks &&
        place &&
        createPortal(
          <button
            type="button"
            name="remarks"
            className="flex min-h-6 items-center gap-1 text-warn underline"
            onClick={() => section.current && scrollToStart(section.current)}
          >
            <TriangleAlert size={16} aria-hidden />
            {remarks}
          </button>,
          place,
        )}
      <h3 className="font-semibold">{t('title')}</h3>
      <ul className="grid gap-1.5">
        {checks.map(({ id, verdict, value }) => {
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
