import { useTranslations } from 'next-intl'
import { localField } from '@/components/ui/fields/local-field'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CheckField } from '@/components/ui/fields/CheckField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { Segmented } from '@/components/ui/fields/Segmented'
import type { faviconGeneratorFields } from '@/lib/tools/favicon-generator/fields'
import { SHAPE_NAMES, shapeOf, SHAPES, type Shape } from '@/lib/tools/favicon-generator/shapes'

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
