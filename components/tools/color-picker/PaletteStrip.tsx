import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { hexColor } from '@/lib/image/pixels/hex-color'
import type { ColorShare } from '@/lib/tools/color-picker/dominant'

/** As many as a finger can tell apart on the narrowest phone. */
const MAX_COLORS = 8

interface Props {
  /** Distinct colours, the most frequent first. Empty while they are being found: the strip keeps its room. */
  colors: readonly ColorShare[]
}

/** The picture's colours at a glance, each as wide as its share; a press copies the HEX code. */
export function PaletteStrip({ colors }: Props) {
  const t = useTranslations('color-picker')
  return (
    <ul aria-label={t('strip')} className="flex h-12 overflow-hidden rounded-tile forced-color-adjust-none">
      {colors.slice(0, MAX_COLORS).map(({ rgb, share }) => {
        const hex = hexColor(rgb)
        return (
          <li key={hex} className="min-w-6" style={{ background: hex, flexGrow: share }}>
            <CopyButton
              name="copyStrip"
              label={<span className="sr-only">{`${t('copyStrip')} ${hex}`}</span>}
              text={() => hex}
              successText={t('copied', { format: 'HEX', value: hex })}
              className="relative size-full -outline-offset-2"
            />
          </li>
        )
      })}
    </ul>
  )
}
