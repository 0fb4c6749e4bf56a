import { useId, type ReactNode } from 'react'
import { useProblemText } from '@/components/ui/feedback/useErrorText'
import type { Problem } from '@/lib/core/fields'

/** Attributes that associate a control with its hint and error message. */
interface StateProps {
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface ControlProps extends StateProps {
  /** Associates it with its label. */
  readonly id: string
}

interface Props {
  label: ReactNode
  hint?: ReactNode
  problem?: Problem
  /** Content next to the label, such as a choice of units, or a second control of the same value. */
  aside?: ReactNode | ((stateProps: StateProps) => ReactNode)
  children: (controlProps: ControlProps) => ReactNode
}

/** A control with a label above it and an error message or hint below it. */
export function Field({ label, hint, problem, aside, children }: Props) {
  const id = useId()
  const problemText = useProblemText()
  const stateProps: StateProps = {
    'aria-describedby': problem || hint ? `${id}-note` : undefined,
    'aria-invalid': problem && !problem.isNotice ? true : undefined,
  }
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="min-w-12 flex-1 text-sm font-semibold">
          {label}
        </label>
        {typeof aside === 'function' ? aside(stateProps) : aside}
      </div>
      {children({ id, ...stateProps })}
      {(problem || hint) && (
        <p
          id={`${id}-note`}
          className={`mt-1.5 text-xs ${problem ? `font-semibold ${problem.isNotice ? 'text-warn' : 'text-bad'}` : 'text-ink-2'}`}
        >
          {problem ? problemText(problem) : hint}
        </p>
      )}
    </div>
  )
}
