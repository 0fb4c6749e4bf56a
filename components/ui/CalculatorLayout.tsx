import type { ReactNode } from 'react'

/** Inputs left, results right and sticky; on a phone the results follow the inputs. */
export function CalculatorLayout({ inputs, results }: { inputs: ReactNode; results: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(320px,400px)_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-[76px]">{inputs}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{results}</div>
    </div>
  )
}
