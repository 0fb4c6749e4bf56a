import { useTranslations } from 'next-intl'
import { localField } from '@/components/ui/fields/local-field'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CheckField } from '@/components/ui/fields/CheckField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { Segmented } from '@/components/ui/fields/Segmented'
import type { faviconGeneratorFields } from '@/lib/tools/favicon-generator/fields'
import { SHAPE_NAMES, shapeOf, SHAPES, type Shape } from '@/lib/tools/favicon-generator/shapes'
import { ColorField } from '@/components/ui/fields/ColorField'
import { SelectField } from '@/components/ui/fields/SelectField'

/** The shape as a choice of three or all of them, the exact corner radius, and the space around the icon for iOS. */
export function ShapeFields({ fields }: { fields: FieldsState<typeof faviconGeneratorFields> }) {
  const t = useTranslations('favicon-generator')
  return (
    <>
      <Segmented
        field={localField<Shape | ''>(
          'shape',
          shapeOf(fields.values.radius),
          (shape) => shape && fields.set({ radius: String(SHAPES[shape]) }),
        )}
        label={t('shape')}
        options={SHAPE_NAMES.map((value) => ({ value, label: t(`shapes.${value}`) }))}
      />
      <RangeField field={fields.bind('radius')} label={t('radius')} unit="%" />
      <CheckField field={fields.bind('allShapes')} label={t('allShapes')} hint={t('allShapesHint')} />
      <RangeField field={fields.bind('applePadding')} label={t('applePadding')} unit="%" />
    </>
  )
}

interface LookFieldsProps {
  fields: FieldsState<typeof faviconGeneratorFields>
  isSvg: boolean
}

/** The size of letters, and how the icon looks in a dark browser: of a text or of a vector drawing. */
export function LookFields({ fields: { bind, values }, isSvg }: LookFieldsProps) {
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
