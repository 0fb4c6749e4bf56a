import type { FormEvent, ReactNode } from 'react'

interface Props {
  /** Called on Enter and on the submit button. Not needed if the result updates while typing. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/**
 * The form of a calculator. With the method `dialog`, submitting before hydration sends no request, which would contain the
 * inputs.
 */
export function InputForm({ onSubmit, children }: Props) {
  return (
    <form
      method="dialog"
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
