import { useTranslations } from 'next-intl'
import { ColorField } from '@/components/ui/fields/ColorField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { SelectField } from '@/components/ui/fields/SelectField'
import type { FieldsState } from '@/components/ui/fields/useFields'
import type { faviconGeneratorFields } from '@/lib/tools/favicon-generator/fields'

interface Props {
  fields: FieldsState<typeof faviconGeneratorFields>
  isSvg: boolean
}

/** The size of letters, and how the icon looks in a dark browser: of a text or of a vector drawing. */
export function LookFields({ fields: { bind, values }, isSvg }: Props) {
  const t = useTranslations('favicon-generator')
  if (values.tab === 'upload')
    return isSvg && <SelectField field={bind('dark')} label={t('dark')} options={(value) => t(`darkLooks.${value}`)} />
  return (
    <>
      <RangeField field={bind('fontSize')} label={t('fontSize')} />
      {(['darkBackground', 'darkColor'] as const).map((name) => {
        const light = values[name === 'darkColor' ? 'color' : 'background']
        const field = bind(name)
        return <ColorField key={name} field={{ ...field, raw: field.raw || light }} label={t(name)} />
      })}
    </>
  )
}
