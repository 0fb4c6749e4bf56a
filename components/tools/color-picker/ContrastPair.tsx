import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { localField } from '@/components/ui/fields/local-field'
import { SelectField } from '@/components/ui/fields/SelectField'
import { OutputValue } from '@/components/ui/results/OutputValue'
import type { Rgb } from '@/lib/image/pixels/blend'
import { formatNumber } from '@/lib/core/format'
import { hexColor, parseHexColor } from '@/lib/image/pixels/hex-color'
import { contrast, contrastLevel, shownContrast } from '@/lib/tools/color-picker/color'

/** The contrast of any two of the colors, as text on a background. */
export default function ContrastPair({ colors }: { colors: readonly Rgb[] }) {
  const t = useTranslations('color-picker')
  const locale = useLocale()
  const options = [...new Set(['#FFFFFF', '#000000', ...colors.map(hexColor)])].map((hex) => ({
    value: hex,
    label: hex,
  }))
  const [chosen, setChosen] = useState<{ contrastColor?: string; contrastBackground?: string }>({})
  const known = (hex: string | undefined, other: string) => (options.some(({ value }) => value === hex) ? hex! : other)
  const color = known(chosen.contrastColor, '#FFFFFF')
  const background = known(chosen.contrastBackground, options[2]?.value ?? '#000000')
  const ratio = contrast(parseHexColor(color) ?? [0, 0, 0], parseHexColor(background) ?? [0, 0, 0])
  const bind = (name: 'contrastColor' | 'contrastBackground', raw: string) =>
    localField(name, raw, (hex) => setChosen({ ...chosen, [name]: hex }))
  // Large text needs less (WCAG 2.2, 1.4.3 and 1.4.6).
  const large = ratio >= 4.5 ? 'AAA' : ratio >= 3 ? 'AA' : 'none'
  return (
    <div className="grid items-end gap-3 sm:grid-cols-3">
      <SelectField field={bind('contrastColor', color)} label={t('pair.color')} options={options} />
      <SelectField field={bind('contrastBackground', background)} label={t('pair.background')} options={options} />
      <div>
        {/* The sample may be unreadable on purpose. Generated content keeps it out of contrast checks. */}
        <span
          aria-hidden
          className="block rounded-tile border border-line py-2 text-center text-lg font-bold forced-color-adjust-none before:content-['Aa']"
          style={{ color, background }}
        />
      </div>
      <p className="text-sm sm:col-span-3">
        <OutputValue name="contrast" label={t('pair.title')} value={ratio} className="text-lg font-bold">
          {`${formatNumber(locale, shownContrast(ratio), 2)}:1`}
        </OutputValue>
        {' · '}
        {t('pair.text')}{' '}
        <OutputValue name="contrastLevel" label={t('pair.text')} value={contrastLevel(ratio)}>
          {t(`contrast.${contrastLevel(ratio)}`)}
        </OutputValue>
        {' · '}
        {t('pair.large')}{' '}
        <OutputValue name="contrastLevelLarge" label={t('pair.large')} value={large}>
          {t(`contrast.${large}`)}
        </OutputValue>
      </p>
    </div>
  )
}
