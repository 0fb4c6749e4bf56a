import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { copyText } from '@/lib/platform/clipboard'

interface Props {
  title: string
  /** The English heading, for searching; shown with a title in another language. */
  heading: string
  text: string
  error: Error
  words: { copy: string; copied: string; copyFailed: string; details: string }
  children: ReactNode
}

/** Reports an unexpected error: a message, actions to continue, and technical details to copy. */
export function ErrorDetails({ title, heading, text, error, words, children }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()
  const details = `${error.name}: ${error.message}\n${error.stack ?? ''}`
  const copy = () =>
    copyText(details).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    )
  return (
    <section role="alert" className="rounded-card border border-bad bg-bad-soft p-6">
      <h2>
        {title}
        {title !== heading && (
          <span lang="en" className="block text-sm font-normal text-ink-2">
            {heading}
          </span>
        )}
      </h2>
      <p className="mt-2">{text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {children}
        <Button name="copyDetails" label={outcome === 'copied' ? words.copied : words.copy} run={copy} />
      </div>
      {outcome === 'copyFailed' && (
        <p role="status" className="mt-3">
          {words.copyFailed}
        </p>
      )}
      <details open={outcome === 'copyFailed' || undefined} className="mt-4">
        <summary className="text-sm font-semibold">{words.details}</summary>
        <pre className="mt-2 max-h-64 overflow-auto text-xs whitespace-pre-wrap">{details}</pre>
      </details>
    </section>
  )
}
