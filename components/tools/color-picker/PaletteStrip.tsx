import { useTranslations } from 'next-intl'
import { useCopy } from '@/components/ui/results/CopyButton'
import { hexColor } from '@/lib/image/pixels/hex-color'
import type { ColorShare } from '@/lib/tools/color-picker/dominant'

/** The most that a finger can hit separately on the narrowest phone. */
const MAX_COLORS = 8

interface Props {
  /** Distinct colors, the most frequent first. Empty while they are being found: the strip keeps its room. */
  colors: readonly ColorShare[]
}

/** The picture's colors at a glance, each as wide as its share; a press copies the HEX code. */
export function PaletteStrip({ colors }: Props) {
  const t = useTranslations('color-picker')
  return (
    <ul aria-label={t('strip')} className="flex h-12 overflow-hidden rounded-tile forced-color-adjust-none">
      {colors.slice(0, MAX_COLORS).map(({ rgb, share }) => (
        <li key={hexColor(rgb)} className="min-w-6" style={{ background: hexColor(rgb), flexGrow: share }}>
          <StripColor hex={hexColor(rgb)} />
        </li>
      ))}
    </ul>
  )
}

function StripColor({ hex }: { hex: string }) {
  const t = useTranslations('color-picker')
  const successText = t('copied', { format: 'HEX', value: hex })
  const { name, label, run } = useCopy({
    name: 'copyStrip',
    label: `${t('copyStrip')} ${hex}`,
    text: () => hex,
    successText,
  })
  return (
    <button type="button" name={name} className="relative size-full -outline-offset-2" onClick={run}>
      <span className="sr-only">{label}</span>
    </button>
  )
}
