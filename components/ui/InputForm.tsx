import type { FormEvent, ReactNode } from 'react'

interface Props {
  /** What Enter and the submit button do; results that follow the input need nothing. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/**
 * The form around a calculator's inputs. Its method is `dialog` because any other one would, pressed before the page's
 * script runs, put the inputs into a request.
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
