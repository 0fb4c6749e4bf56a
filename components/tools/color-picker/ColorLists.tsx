import { useLocale, useTranslations } from 'next-intl'
import { late } from '@/components/ui/layout/late'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CheckField } from '@/components/ui/fields/CheckField'
import { Tabs } from '@/components/ui/layout/Tabs'
import { hexColor } from '@/lib/image/pixels/hex-color'
import type { ColorShare } from '@/lib/tools/color-picker/dominant'
import type { colorPickerFields } from '@/lib/tools/color-picker/fields'
import type { PickedColors } from './usePickedColors'
import { Button } from '@/components/ui/layout/Button'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { OutputValue } from '@/components/ui/results/OutputValue'
import type { Rgb } from '@/lib/image/pixels/blend'
import { formatNumber } from '@/lib/core/format'
import { contrast, contrastLevel, hslText, oklchText, rgbText, shownContrast } from '@/lib/tools/color-picker/color'
import type { Point } from '@/lib/image/pixels/geometry'

const ContrastPair = late(() => import('./ContrastPair'))

interface Props {
  fields: FieldsState<typeof colorPickerFields>
  dominant: readonly ColorShare[]
  picked: PickedColors
  isAnalyzed: boolean
}

export function ColorLists({ fields, dominant, picked, isAnalyzed }: Props) {
  const t = useTranslations('color-picker')
  const { tab } = fields.values
  if (!isAnalyzed && picked.colors.length === 0) return null
  return (
    <FurtherResults isOpen={tab === 'picked' && picked.colors.length > 0}>
      <section className="card p-4 md:p-5" aria-label={t('tabs.label')}>
        <Tabs
          label={t('tabs.label')}
          tabs={[
            { name: 'dominant', label: t('tabs.dominant') },
            { name: 'picked', label: `${t('tabs.picked')} (${picked.colors.length})` },
          ]}
          selected={tab}
          onSelect={(name) => fields.set({ tab: name })}
        >
          {tab === 'dominant' ? (
            <>
              <CheckField field={fields.bind('distinct')} label={t('distinct.label')} hint={t('distinct.hint')} />
              {!isAnalyzed && <Empty text={t('empty.dominant')} />}
              <ul aria-label={t('tabs.dominant')}>
                {dominant.map(({ rgb, share }) => (
                  <ColorItem key={hexColor(rgb)} rgb={rgb} share={share} />
                ))}
              </ul>
            </>
          ) : (
            <>
              {picked.colors.length === 0 && <Empty text={t('empty.picked')} />}
              <ul aria-label={t('tabs.picked')}>
                {picked.colors.map(({ rgb, ...position }) => (
                  <ColorItem
                    key={hexColor(rgb)}
                    rgb={rgb}
                    position={position}
                    onRemove={() => picked.remove(hexColor(rgb))}
                  />
                ))}
              </ul>
            </>
          )}
        </Tabs>
        {dominant.length + picked.colors.length > 0 && (
          <details data-name="pair">
            <summary className="min-h-11 py-2 font-semibold">{t('pair.title')}</summary>
            <div className="grid gap-4 pt-2">
              <ContrastPair colors={[...picked.colors, ...dominant].map(({ rgb }) => rgb)} />
            </div>
          </details>
        )}
      </section>
    </FurtherResults>
  )
}

function Empty({ text }: { text: string }) {
  return <p className="mt-3 text-sm text-ink-2">{text}</p>
}

const ColorName = late(() => import('./ColorName'))

interface ColorItemProps {
  rgb: Rgb
  /** Share of the picture's area, 0 to 1; only for dominant colors. */
  share?: number
  /** Pixel position in the picture; only for picked colors. */
  position?: Partial<Point>
  onRemove?: () => void
}

/** One color in every notation, with its contrast to white and black text. */
function ColorItem({ rgb, share, position, onRemove }: ColorItemProps) {
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
        <Contrast name="contrastWhite" background={rgb} color={[255, 255, 255]} />
        <Contrast name="contrastBlack" background={rgb} color={[0, 0, 0]} />
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <OutputValue name="hex" label="HEX" className="text-lg font-bold">
            {notations.hex}
          </OutputValue>
          {share !== undefined && (
            <span className="text-sm text-ink-2">
              {t('share')}{' '}
              <OutputValue name="share" label={t('share')} value={share * 100}>
                {`${formatNumber(locale, share * 100, 1)}%`}
              </OutputValue>
            </span>
          )}
          {position?.x !== undefined && position.y !== undefined && (
            <span className="text-sm text-ink-2">
              x{' '}
              <OutputValue name="x" label="x">
                {position.x}
              </OutputValue>
              , y{' '}
              <OutputValue name="y" label="y">
                {position.y}
              </OutputValue>
            </span>
          )}
        </p>
        {/* The names come later; their line is kept. */}
        <p className="min-h-6 text-sm">
          <ColorName rgb={rgb} />
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
          {(['rgb', 'hsl', 'oklch'] as const).map((name) => (
            <OutputValue key={name} name={name} label={name.toUpperCase()}>
              {notations[name]}
            </OutputValue>
          ))}
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
              successText={t('copied', { format, value })}
              isSmall
            />
          ))}
          {onRemove && (
            <Button
              name="remove"
              label={actions('remove')}
              look="quiet"
              isSmall
              aria-label={`${actions('remove')}: ${hex}`}
              run={onRemove}
            />
          )}
        </div>
      </div>
    </li>
  )
}

interface ContrastProps {
  name: 'contrastWhite' | 'contrastBlack'
  background: Rgb
  color: Rgb
}

/** Sample text on the color. The ratio is shown on the page background, where it is always readable. */
function Contrast({ name, background, color }: ContrastProps) {
  const t = useTranslations('color-picker.contrast')
  const locale = useLocale()
  const ratio = contrast(background, color)
  return (
    <div className="flex flex-col">
      {/* The sample may be unreadable on purpose. Generated content keeps it out of contrast checks. */}
      <span
        aria-hidden
        className="py-3 text-center text-xl font-bold before:content-['Aa']"
        style={{ color: hexColor(color) }}
      />
      <span className="flex-1 bg-surface px-2 py-1 text-center text-xs text-ink-2">
        {t(name)}{' '}
        <OutputValue name={name} label={t(name)} value={ratio}>
          {`${formatNumber(locale, shownContrast(ratio), 2)}:1`}
        </OutputValue>{' '}
        {t(contrastLevel(ratio))}
      </span>
    </div>
  )
}
