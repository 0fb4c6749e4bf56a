import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { localField } from '@/components/ui/fields/local-field'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CheckField } from '@/components/ui/fields/CheckField'
import { IMAGE_FORMATS, OUTPUT_OPTIONS } from '@/lib/image/formats/image-formats'
import { NumberField } from '@/components/ui/fields/NumberField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { SelectField } from '@/components/ui/fields/SelectField'
import { OutputFields } from '@/components/ui/files/OutputFields'
import type { imageResizerFields } from '@/lib/tools/image-resizer/fields'
import { presets, type PresetId } from '@/lib/tools/image-resizer/presets'
import type { TargetSize } from './useTargetSize'

const SIGNS = { px: 'px', percent: '%' } as const

interface Props {
  fields: FieldsState<typeof imageResizerFields>
  target: TargetSize
  /** There is a file, known or still looked at. */
  chosen: boolean
}

/** Everything but the sides themselves. */
export function ResizeFields({ fields, target, chosen }: Props) {
  const { bind, values } = fields
  const t = useTranslations('image-resizer')
  const isLossless = IMAGE_FORMATS[values.format].lossless === true
  const presetOptions = presets.map(({ id }) => ({ value: id, label: t(`presets.${id}`) }))
  return (
    <>
      {values.longestSide === null && (
        <>
          <SelectField
            field={localField<PresetId | ''>('preset', '', (id) => id && target.applyPreset(id))}
            label={t('settings.preset')}
            hint={chosen ? undefined : t('settings.presetHint')}
            options={[{ value: '', label: t('settings.presetNone') }, ...presetOptions]}
          />
          <Segmented field={target.sizeUnit} label={t('settings.sizeUnit')} options={(value) => SIGNS[value]} />
          <Segmented field={bind('fit')} label={t('settings.fit')} options={(value) => t(`fits.${value}`)} />
          {values.fit === 'cover' && (
            <Segmented
              field={bind('position')}
              label={t('settings.position')}
              options={(value) => t(`positions.${value}`)}
            />
          )}
        </>
      )}
      <Segmented field={bind('format')} label={t('settings.format')} options={OUTPUT_OPTIONS} />
      {!isLossless && <RangeField field={bind('quality')} label={t('settings.quality')} unit="%" />}
      <OutputFields fields={fields} />
    </>
  )
}

/** The sides that every picture gets; a longest side takes their place. */
export function SizeFields({ fields: { values }, target }: Omit<Props, 'chosen'>) {
  const t = useTranslations('image-resizer.settings')
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <NumberField field={target.width} label={t('width')} unit={SIGNS[values.sizeUnit]} />
        <NumberField field={target.height} label={t('height')} unit={SIGNS[values.sizeUnit]} />
      </div>
      {target.typedBox && (
        <Button
          name="cropToSize"
          label={t('cropToSize', {
            width: String(target.typedBox.width),
            height: String(target.typedBox.height),
          })}
          run={target.cropToTypedBox}
        />
      )}
      <CheckField field={target.keepAspectRatio} label={t('keepAspectRatio')} />
    </>
  )
}
