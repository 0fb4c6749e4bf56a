import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { ColorField } from '@/components/ui/fields/ColorField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { OutputFields } from '@/components/ui/files/OutputFields'
import { pngToJpgFields } from '@/lib/tools/png-to-jpg/fields'
import { BackgroundPresets } from './BackgroundPresets'

interface Props {
  fields: FieldsState<typeof pngToJpgFields>
  /** The batch's buttons. */
  children: ReactNode
}

export function ConvertSettingsCard({ fields: { bind, set, values, link }, children }: Props) {
  const t = useTranslations('png-to-jpg.settings')
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5" aria-label={t('title')}>
      <ColorField field={bind('background')} label={t('background')} />
      <BackgroundPresets background={values.background} onChoose={(color) => set({ background: color })} />
      <RangeField field={bind('quality')} bounds={pngToJpgFields.quality} label={t('quality')} unit="%" />
      <OutputFields namePattern={bind('namePattern')} link={link} />
      {children}
    </section>
  )
}
