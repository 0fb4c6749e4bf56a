import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { RangeField } from '@/components/ui/fields/RangeField'
import { mixName, type whiteNoiseFields } from '@/lib/tools/white-noise/fields'
import { NOISE_TYPES } from '@/lib/tools/white-noise/noise-types'

/** Level controls of all sounds except the main one. */
export function Mixer({ fields: { bind, values } }: { fields: FieldsState<typeof whiteNoiseFields> }) {
  const t = useTranslations('white-noise')
  return (
    <fieldset>
      <legend className="sr-only">{t('mixer.title')}</legend>
      <h2 aria-hidden>{t('mixer.title')}</h2>
      <p className="mb-3 text-sm text-ink-2">{t('mixer.hint')}</p>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {NOISE_TYPES.filter((type) => type !== values.type).map((type) => (
          <RangeField key={type} field={bind(mixName(type))} label={t(`types.${type}.name`)} unit="%" />
        ))}
      </div>
    </fieldset>
  )
}
