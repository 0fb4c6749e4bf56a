import { useLocale, useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/fields/SelectField'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { MEGABYTE } from '@/lib/core/bytes'
import { formatNumber } from '@/lib/core/format'
import { LOOKS } from '@/lib/image/faces/hidden-faces'
import { withFaceWords } from './face-words'
import { FACE_FINDER_BYTES } from './face-finder-files'

/** How faces are hidden in photos to be shared. */
export default withFaceWords(HideFacesField)

function HideFacesField({ field }: { field: FieldBinding }) {
  const t = useTranslations('faces')
  const size = formatNumber(useLocale(), FACE_FINDER_BYTES / MEGABYTE, 1, 1)
  return (
    <SelectField
      field={field}
      label={t('label')}
      hint={t('hint', { size })}
      options={(['none', ...LOOKS] as const).map((value) => ({ value, label: t(value) }))}
    />
  )
}
