import { useId, type ReactNode } from 'react'
import type { FieldBinding } from './useFields'

export function CheckField({ field, label, hint }: { field: FieldBinding; label: ReactNode; hint?: ReactNode }) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 py-1">
        <input
          type="checkbox"
          name={field.name}
          checked={field.raw === 'true'}
          onChange={(event) => field.set(String(event.target.checked))}
          aria-describedby={hint ? id : undefined}
          className="size-5 flex-none"
        />
        <span className="text-[15px]">{field.label ?? label}</span>
      </label>
      {hint && (
        <p id={id} className="ps-8 text-xs text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
