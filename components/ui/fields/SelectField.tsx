import type { ReactNode } from 'react'
import { optionsOf, type Options } from './options'
import type { FieldBinding } from './useFields'
import { Field } from './Field'

interface Props<Choice extends string> {
  field: FieldBinding<Choice>
  label: ReactNode
  options: Options<Choice>
  hint?: ReactNode
}

export function SelectField<Choice extends string>({ field, label, options, hint }: Props<Choice>) {
  return (
    <Field label={field.label ?? label} hint={hint} problem={field.problem}>
      {(controlProps) => (
        <div className="control pe-2">
          <select
            {...controlProps}
            name={field.name}
            value={field.raw}
            onChange={(event) => field.set(event.target.value)}
          >
            {optionsOf(field, options).map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}
