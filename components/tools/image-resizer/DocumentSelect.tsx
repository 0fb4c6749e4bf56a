import { useTranslations } from 'next-intl'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { SelectField } from '@/components/ui/fields/SelectField'
import { documents } from '@/lib/tools/image-resizer/documents'

/** The kind of document. */
export function DocumentSelect({ field }: { field: FieldBinding }) {
  const t = useTranslations('documents')
  return (
    <SelectField
      field={field}
      label={t('label')}
      options={[
        { value: 'none', label: t('names.none') },
        ...documents.map(({ id }) => ({ value: id, label: t(`names.${id}`) })),
      ]}
    />
  )
}
