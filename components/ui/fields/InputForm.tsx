import type { FormEvent, ReactNode } from 'react'
import './InputForm.css'

interface Props {
  /** Called on Enter and on the submit button. Not needed if the result updates while typing. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** Its name, where a page has several. */
  label?: string
  children: ReactNode
}

/**
 * The form of a calculator. With the method `dialog`, submitting before hydration sends no request, which would contain the
 * inputs.
 */
export function InputForm({ onSubmit, label, children }: Props) {
  return (
    <form
      method="dialog"
      aria-label={label}
      className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(event)
      }}
    >
      {children}
    </form>
  )
}
