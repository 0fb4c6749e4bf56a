import type { ReactNode } from 'react'
import type { FieldBinding } from './useFields'
import { useInBrowser } from './useInBrowser'
import { UNREADABLE_DATE } from '@/lib/core/fields'
import { parseIsoDate } from '@/lib/core/plain-date'
import { Field } from './Field'

interface Props {
  field: FieldBinding
  label: ReactNode
  hint?: ReactNode
  /** ISO dates that limit the picker. */
  min?: string
  max?: string
  aside?: ReactNode
  /** The default is today, which the prerendered page does not know: the empty field is hidden until hydration. */
  defaultsToToday?: boolean
}

function contentOf({ value, validity }: HTMLInputElement): string {
  return validity.badInput ? UNREADABLE_DATE : value
}

export function DateField({
  field,
  label,
  hint,
  min = '0001-01-01',
  max = '9999-12-31',
  aside,
  defaultsToToday = false,
}: Props) {
  const isPending = useInBrowser(() => false, defaultsToToday)
  return (
    <Field label={field.label ?? label} hint={hint} problem={field.problem} aside={aside}>
      {(controlProps) => (
        <div className="control">
          <input
            {...controlProps}
            type="date"
            name={field.name}
            data-empty={field.raw === '' || undefined}
            data-pending={isPending || undefined}
            value={parseIsoDate(field.raw) ? field.raw : ''}
            min={min}
            max={max}
            onChange={({ target }) => field.set(contentOf(target))}
            // Browsers report no change while a date such as 30 February is typed into an empty control.
            onBlur={({ target }) => contentOf(target) !== field.raw && field.set(contentOf(target))}
          />
        </div>
      )}
    </Field>
  )
}
