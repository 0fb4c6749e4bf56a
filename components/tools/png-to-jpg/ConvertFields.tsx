import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { ColorField } from '@/components/ui/fields/ColorField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { OutputFields } from '@/components/ui/files/OutputFields'
import { pngToJpgFields } from '@/lib/tools/png-to-jpg/fields'
import { BackgroundPresets } from './BackgroundPresets'

const OWN = ['longestSide', 'targetSize', 'format', 'stripMetadata', 'removal'] as const

export function ConvertFields({ fields }: { fields: FieldsState<typeof pngToJpgFields> }) {
  const { bind, set, values } = fields
  const t = useTranslations('png-to-jpg.settings')
  return (
    <>
      <RangeField field={bind('quality')} label={t('quality')} unit="%" />
      <ColorField field={bind('background')} label={t('background')} />
      <BackgroundPresets background={values.background} onChoose={(color) => set({ background: color })} />
      <OutputFields fields={fields} declared={pngToJpgFields} own={OWN} />
    </>
  )
}
