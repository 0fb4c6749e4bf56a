import { useLocale, useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/CopyButton'
import { Figure } from '@/components/ui/Figure'
import type { Rgb } from '@/lib/core/blend'
import { formatNumber } from '@/lib/core/format'
import { hexColor } from '@/lib/core/hex-color'
import { contrast, contrastLevel, hslText, oklchText, rgbText } from '@/lib/tools/color-picker/color'
import type { Point } from '@/lib/tools/color-picker/sample'

interface Props {
  rgb: Rgb
  /** 0 to 1, of a colour found in the picture. */
  share?: number
  /** Of a colour picked from the picture. */
  place?: Partial<Point>
  onRemove?: () => void
}

/** One colour in every notation, with what can be read on it. */
export function ColorItem({ rgb, share, place, onRemove }: Props) {
  const t = useTranslations('color-picker')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const hex = hexColor(rgb)
  const notations = { hex, rgb: rgbText(rgb), hsl: hslText(rgb), oklch: oklchText(rgb) }
  const copies = [
    ['copyHex', 'HEX', notations.hex],
    ['copyRgb', 'RGB', notations.rgb],
    ['copyHsl', 'HSL', notations.hsl],
    ['copyOklch', 'OKLCH', notations.oklch],
  ] as const

  return (
    <li
      data-name="color"
      className="grid gap-3 border-t border-line py-4 first:border-t-0 md:grid-cols-[220px_minmax(0,1fr)]"
    >
      <div
        className="grid grid-cols-2 self-start overflow-hidden rounded-tile border border-line forced-color-adjust-none"
        style={{ background: hex }}
      >
        <Contrast name="contrastWhite" on={rgb} color={[255, 255, 255]} />
        <Contrast name="contrastBlack" on={rgb} color={[0, 0, 0]} />
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <Figure name="hex" className="text-lg font-bold">
            {notations.hex}
          </Figure>
          {share !== undefined && (
            <span className="text-sm text-ink-2">
              {t('share')}{' '}
              <Figure name="share" value={share * 100}>
                {`${formatNumber(locale, share * 100, 1)}%`}
              </Figure>
            </span>
          )}
          {place?.x !== undefined && place.y !== undefined && (
            <span className="text-sm text-ink-2">
              x <Figure name="x">{place.x}</Figure>, y <Figure name="y">{place.y}</Figure>
            </span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
          <Figure name="rgb">{notations.rgb}</Figure>
          <Figure name="hsl">{notations.hsl}</Figure>
          <Figure name="oklch">{notations.oklch}</Figure>
        </p>
        <div role="group" aria-label={`${actions('copy')} ${hex}`} className="mt-2 flex flex-wrap items-center gap-2">
          <span aria-hidden className="text-sm text-ink-2">
            {actions('copy')}
          </span>
          {copies.map(([name, format, value]) => (
            <CopyButton
              key={name}
              name={name}
              label={format}
              text={() => value}
              done={t('copied', { format, value })}
              className="button button-small"
            />
          ))}
          {onRemove && (
            <button
              type="button"
              name="remove"
              aria-label={`${actions('remove')}: ${hex}`}
              className="button button-small button-quiet"
              onClick={onRemove}
            >
              {actions('remove')}
            </button>
          )}
        </div>
      </div>
    </li>
  )
}

interface ContrastProps {
  name: 'contrastWhite' | 'contrastBlack'
  on: Rgb
  color: Rgb
}

/** A sample of text on the colour; the figures stand on the page's own ground, where they can always be read. */
function Contrast({ name, on, color }: ContrastProps) {
  const t = useTranslations('color-picker.contrast')
  const locale = useLocale()
  const ratio = contrast(on, color)
  return (
    <div className="grid">
      {/* A picture of how text would look, often unreadable: generated, so that it is no text of the page. */}
      <span
        aria-hidden
        className="py-3 text-center text-xl font-bold before:content-['Aa']"
        style={{ color: hexColor(color) }}
      />
      <span className="bg-surface px-2 py-1 text-center text-xs text-ink-2">
        {t(name)}{' '}
        <Figure name={name} value={ratio}>
          {`${formatNumber(locale, ratio, 2)}:1`}
        </Figure>{' '}
        {t(contrastLevel(ratio))}
      </span>
    </div>
  )
}
