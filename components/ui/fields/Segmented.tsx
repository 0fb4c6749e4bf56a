import { useId } from 'react'
import { optionsOf, type Options } from './options'
import type { FieldBinding } from './useFields'

interface Props<Choice extends string> {
  field: FieldBinding<Choice>
  label: string
  options: Options<Choice>
  /** Hides the label visually, if the context makes it obvious. */
  hideLabel?: boolean
}

/** More options than this are arranged in columns. */
const MAX_PER_ROW = 4

/** A segmented control made of radio buttons. */
export function Segmented<Choice extends string>({ field, label, options, hideLabel = false }: Props<Choice>) {
  const shown = optionsOf(field, options)
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <span id={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {field.label ?? label}
      </span>
      <div
        className={`segments ${shown.length > MAX_PER_ROW ? 'segments-many' : 'flex-wrap'} ${hideLabel ? '' : 'w-full'}`}
      >
        {shown.map(({ value, label: text }) => (
          <label key={value} className="relative">
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={field.raw === value}
              onChange={() => field.set(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {text}
          </label>
        ))}
      </div>
    </div>
  )
}
