import { useRef, type FormEvent, type ReactNode } from 'react'
import { reveal } from '@/lib/platform/page'

/**
 * Inputs on the left, results on the right; on a phone the results follow the inputs, on paper the inputs the first result. Submitting focuses the first invalid
 * field, or moves the focus to the result.
 */
export function CalculatorLayout({ inputs, results }: { inputs: ReactNode; results: ReactNode }) {
  const resultArea = useRef<HTMLDivElement>(null)
  const showOutcome = ({ target }: FormEvent) => {
    const invalidField = (target as HTMLFormElement).querySelector<HTMLElement>('[aria-invalid="true"]')
    invalidField?.closest('details')?.setAttribute('open', '')
    if (invalidField) invalidField.focus()
    else {
      resultArea.current?.focus({ preventScroll: true })
      reveal(resultArea.current)
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(320px,400px)_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-[76px] print:order-1" onSubmit={showOutcome}>
        {inputs}
      </div>
      <div
        ref={resultArea}
        tabIndex={-1}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 print:contents print:[&>*+*]:order-2"
      >
        {results}
      </div>
    </div>
  )
}
