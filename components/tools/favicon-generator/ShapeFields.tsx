import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { RangeField } from '@/components/ui/fields/RangeField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { faviconGeneratorFields } from '@/lib/tools/favicon-generator/fields'

/** The corner radius of each shape, in percent of the side. */
const SHAPES = { square: '0', rounded: '20', circle: '50' } as const
type Shape = keyof typeof SHAPES

function shapeOf(radius: number | null): Shape {
  if (radius === 50) return 'circle'
  return radius ? 'rounded' : 'square'
}

/** The shape as a choice of three, and the exact corner radius. */
export function ShapeFields({ fields }: { fields: FieldsState<typeof faviconGeneratorFields> }) {
  const t = useTranslations('favicon-generator')
  return (
    <>
      <Segmented
        field={{
          name: 'shape',
          raw: shapeOf(fields.values.radius),
          problem: undefined,
          set: (shape) => fields.set({ radius: SHAPES[shape as Shape] }),
        }}
        label={t('shape')}
        options={(Object.keys(SHAPES) as Shape[]).map((value) => ({ value, label: t(`shapes.${value}`) }))}
      />
      <RangeField field={fields.bind('radius')} bounds={faviconGeneratorFields.radius} label={t('radius')} unit="%" />
    </>
  )
}
