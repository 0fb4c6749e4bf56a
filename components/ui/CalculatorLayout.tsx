import { useRef, type FormEvent, type ReactNode } from 'react'
import { reveal } from '@/lib/browser/page'

/**
 * Inputs left, results right and sticky; on a phone the results follow the inputs. Calculate leads to the first field that
 * is wrong, else to the result where that is out of sight.
 */
export function CalculatorLayout({ inputs, results }: { inputs: ReactNode; results: ReactNode }) {
  const shown = useRef<HTMLDivElement>(null)
  const lead = ({ target }: FormEvent) => {
    const wrong = (target as HTMLFormElement).querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else reveal(shown.current)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(320px,400px)_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-[76px]" onSubmit={lead}>
        {inputs}
      </div>
      <div ref={shown} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {results}
      </div>
    </div>
  )
}
