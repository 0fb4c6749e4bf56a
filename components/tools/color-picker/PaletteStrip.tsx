import { useTranslations } from 'next-intl'
import { useCopy } from '@/components/ui/results/CopyButton'
import { hexColor } from '@/lib/image/pixels/hex-color'
import { contrast } from '@/lib/tools/color-picker/color'
import type { ColorShare } from '@/lib/tools/color-picker/dominant'

/** Two rows on a phone. */
const MAX_COLORS = 8

const WHITE = [255, 255, 255] as const
const BLACK = [0, 0, 0] as const

/**
 * The picture's distinct colors at a glance, the most frequent first, each with its HEX code, which a press copies. Without
 * any, while they are being found, the strip keeps its room.
 */
export function PaletteStrip({ colors }: { colors: readonly ColorShare[] }) {
  const t = useTranslations('color-picker')
  return (
    <ul
      aria-label={t('strip')}
      className="grid min-h-28 grid-cols-4 overflow-hidden rounded-tile forced-color-adjust-none sm:min-h-14 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none"
    >
      {colors.slice(0, MAX_COLORS).map(({ rgb }) => (
        <li
          key={hexColor(rgb)}
          className="h-14"
          style={{
            background: hexColor(rgb),
            color: contrast(rgb, WHITE) > contrast(rgb, BLACK) ? hexColor(WHITE) : hexColor(BLACK),
          }}
        >
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
      <span aria-hidden className="text-[13px] font-semibold tabular-nums">
        {hex}
      </span>
    </button>
  )
}
