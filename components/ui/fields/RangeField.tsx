import type { ReactNode } from 'react'
import type { FieldBinding } from './useFields'
import { plainNumberText, type NumberSpec } from '@/lib/core/fields'
import { Field } from './Field'

interface Props {
  /** With its declaration, which defines bounds and step of the slider. */
  field: FieldBinding & { readonly bounds: NumberSpec }
  label: ReactNode
  unit?: string
  hint?: ReactNode
}

/** A slider with a text field for its value, in any notation that `readNumber` knows. */
export function RangeField({ field, label, unit, hint }: Props) {
  const { min, max, step } = field.bounds
  return (
    <Field
      label={field.label ?? label}
      hint={hint}
      problem={field.problem}
      aside={(stateProps) => (
        <span className="flex items-center gap-1 rounded-lg border border-line-strong bg-surface px-2 text-sm">
          <input
            {...stateProps}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-label={typeof label === 'string' ? label : undefined}
            value={field.raw}
            onChange={(event) => field.set(event.target.value)}
            onBlur={() => field.leave?.()}
            className="min-h-9 w-14 bg-transparent text-end text-base tabular-nums"
          />
          {unit}
        </span>
      )}
    >
      {(controlProps) => (
        <input
          {...controlProps}
          type="range"
          min={min}
          max={max}
          step={step}
          name={field.name}
          value={plainNumberText(field.bounds, field.raw, {})}
          onChange={(event) => field.set(event.target.value)}
          className="h-11 w-full"
        />
      )}
    </Field>
  )
}
