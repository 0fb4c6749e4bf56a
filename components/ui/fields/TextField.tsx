import type { ReactNode } from 'react'
import type { FieldBinding } from './useFields'
import { Field } from './Field'

interface Props {
  field: FieldBinding
  label: ReactNode
  hint?: ReactNode
  placeholder?: string
  maxLength?: number
  /** Transforms typed text, for example to capitals, except during a composition. */
  transform?: (text: string) => string
}

export function TextField({ field, label, hint, placeholder, maxLength, transform }: Props) {
  const setText = (text: string, isComposing: boolean) => field.set(transform && !isComposing ? transform(text) : text)
  return (
    <Field label={field.label ?? label} hint={hint} problem={field.problem}>
      {(controlProps) => (
        <div className="control">
          <input
            {...controlProps}
            type="text"
            autoComplete="off"
            name={field.name}
            value={field.raw}
            placeholder={placeholder}
            maxLength={maxLength}
            onChange={(event) => setText(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
            onCompositionEnd={(event) => setText(event.currentTarget.value, false)}
          />
        </div>
      )}
    </Field>
  )
}
