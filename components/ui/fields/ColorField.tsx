import { useTranslations } from 'next-intl'
import type { FieldBinding } from './useFields'
import { hexColor, parseHexColor } from '@/lib/image/pixels/hex-color'
import { Field } from './Field'

/** A text field for a color, with the system's color picker. */
export function ColorField({ field, label }: { field: FieldBinding; label: string }) {
  const t = useTranslations('shell.color')
  const color = parseHexColor(field.raw)
  const picked = hexColor(color ?? [0, 0, 0]).toLowerCase()
  return (
    <Field label={field.label ?? label} problem={color ? undefined : { code: 'notColor', params: {} }}>
      {(controlProps) => (
        <div className="control">
          <input
            type="color"
            aria-label={t('pick', { label })}
            value={picked}
            onChange={(event) => field.set(event.target.value.toUpperCase())}
            className="h-8 min-h-8! w-10 flex-none! cursor-pointer"
          />
          <input
            {...controlProps}
            type="text"
            autoComplete="off"
            spellCheck={false}
            name={field.name}
            value={field.raw}
            onChange={(event) => field.set(event.target.value)}
            className="uppercase"
          />
        </div>
      )}
    </Field>
  )
}
