import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@/lib/core/format'
import type { PhotoDocument } from '@/lib/tools/image-resizer/documents'

const LINE = '2px solid #fff'
const SEEN_ON_WHITE = { filter: 'drop-shadow(0 0 1px #000)' }

interface Props {
  document: PhotoDocument
  /** Distance of the labels from the edge of the picture, in pixels; negative places them outside. */
  labelInset?: number
}

/** Over the frame: the line of the crown, the zone of the chin and the middle, as the document's rule has them. */
export function HeadGuides({ document: { head, print }, labelInset = 2 }: Props) {
  const t = useTranslations('documents')
  const locale = useLocale()
  if (!head) return null
  const percent = (millimeters: number) => `${(millimeters / print.height) * 100}%`
  // Wider than a small frame, a label would be cut.
  const label =
    'absolute left-1/2 hidden @min-[7rem]:block -translate-x-1/2 rounded-lg bg-black/65 px-2.5 text-xs whitespace-nowrap text-white'
  return (
    <div aria-hidden data-name="guides" className="@container absolute inset-0" style={SEEN_ON_WHITE}>
      <span className="absolute inset-y-0 left-1/2" style={{ borderLeft: '1px dashed #fff' }} />
      <span className="absolute inset-x-0" style={{ top: percent(head.above), borderTop: LINE }} />
      <span className={label} style={{ top: labelInset }}>
        {t('crown')} · {formatNumber(locale, head.above, 1)} mm
      </span>
      <span
        className="absolute inset-x-0"
        style={{
          top: percent(head.above + head.least),
          height: percent(head.most - head.least),
          borderBlock: LINE,
          background: 'rgb(255 255 255 / .25)',
        }}
      />
      <span className={label} style={{ bottom: labelInset }}>
        {t('chin')} · {formatNumber(locale, head.above + head.least, 1)}–
        {formatNumber(locale, head.above + head.most, 1)} mm
      </span>
    </div>
  )
}
