import { useTranslations } from 'next-intl'
import { presetOf, presets } from '@/lib/tools/png-to-jpg/background'

/** The preset colors as native radios: a swatch and its name; the one of the same color as the text is chosen. */
export function BackgroundPresets({ background, onChoose }: { background: string; onChoose: (color: string) => void }) {
  const t = useTranslations('png-to-jpg')
  const chosen = presetOf(background)
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('settings.presets')}</legend>
      <div className="grid grid-cols-2 gap-1.5">
        {presets.map(({ id, color }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line px-2.5 py-1 text-sm has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="backgroundPreset"
              value={color}
              checked={chosen?.id === id}
              onChange={() => onChoose(color)}
              className="sr-only"
            />
            <span
              aria-hidden
              className="size-5 flex-none rounded-full border border-line-strong forced-color-adjust-none"
              style={{ background: color }}
            />
            {t(`presets.${id}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
