import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FieldsState } from '@/components/hooks/useFields'
import { CheckField } from '@/components/ui/CheckField'
import { NumberField } from '@/components/ui/NumberField'
import { RangeField } from '@/components/ui/RangeField'
import { fields as declared } from '@/lib/tools/jpg-compressor/fields'

interface Props {
  fields: FieldsState<typeof declared>
  /** The buttons below. */
  children: ReactNode
}

export function CompressSettingsCard({ fields: { bind, values }, children }: Props) {
  const t = useTranslations('jpg-compressor.settings')
  const aimed = values.targetSize !== null
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5" aria-label={t('title')}>
      <RangeField
        field={bind('quality')}
        bounds={declared.quality}
        label={t('quality')}
        unit="%"
        hint={aimed ? t('qualityUnused') : t('qualityHint')}
      />
      <NumberField field={bind('targetSize')} label={t('targetSize')} unit="KB" hint={t('targetSizeHint')} />
      <CheckField field={bind('stripMetadata')} label={t('stripMetadata')} hint={t('stripMetadataHint')} />
      {children}
    </section>
  )
}
