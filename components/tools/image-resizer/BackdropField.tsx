import { useTranslations } from 'next-intl'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { SelectField } from '@/components/ui/fields/SelectField'
import { BACKDROPS } from '@/lib/tools/image-resizer/backdrop-choices'
import type { PhotoDocument } from '@/lib/tools/image-resizer/documents'

/** The choice of a background, with a warning where the document's office forbids edited ones. */
export function BackdropField({ field, document }: { field: FieldBinding; document: PhotoDocument }) {
  const t = useTranslations('photos.backdrop')
  const { editing = 'unknown', source, year } = document
  return (
    <div className="grid gap-1.5">
      <SelectField field={field} label={t('label')} options={BACKDROPS.map((value) => ({ value, label: t(value) }))} />
      {field.raw !== 'keep' && (
        <p
          data-name="backdropNote"
          data-value={editing}
          className={`text-sm ${editing === 'allowed' ? 'text-ink-2' : 'text-warn'}`}
        >
          {t(editing, { host: new URL(source).host, year: String(year) })}
        </p>
      )}
    </div>
  )
}
