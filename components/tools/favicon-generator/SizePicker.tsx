import { useTranslations } from 'next-intl'
import { SIZES } from '@/lib/tools/favicon-generator/sizes'
import type { Sizes } from './useSizes'

export function SizePicker({ sizes: { chosen, toggle, group } }: { sizes: Sizes }) {
  const t = useTranslations('favicon-generator')
  return (
    <fieldset ref={group}>
      <legend className="mb-1.5 text-sm font-semibold">{t('sizes.label')}</legend>
      <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3 lg:grid-cols-2">
        {SIZES.map((size) => (
          <label key={size} className="flex min-h-11 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              name="size"
              value={size}
              checked={chosen.includes(size)}
              onChange={() => toggle(size)}
              className="size-5 flex-none"
            />
            <span className="tabular-nums">
              {size} <span className="text-xs text-ink-2">{t(`sizes.use${size}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
