import { useRef } from 'react'
import { Field } from '@/components/ui/fields/Field'
import { textDirection } from '@/lib/text/direction'

interface Props {
  label: string
  hint: string | undefined
  text: string
  /** Where the limit falls. */
  limitAt: number
  onText: (text: string) => void
}

// Both layers need exactly the same line breaks.
const LAYER =
  'block w-full rounded-control border p-3 text-base leading-relaxed whitespace-pre-wrap break-words overflow-y-scroll [scrollbar-gutter:stable]'

/** A text area over a copy of its text in which what is beyond the limit is marked. */
export function AnswerText({ label, hint, text, limitAt, onText }: Props) {
  const copy = useRef<HTMLDivElement>(null)
  const direction = textDirection(text)
  return (
    <Field label={label} hint={hint}>
      {(controlProps) => (
        <div className="relative rounded-control bg-surface">
          <div
            ref={copy}
            aria-hidden
            dir={direction}
            className={`${LAYER} pointer-events-none absolute inset-0 border-transparent text-transparent`}
          >
            {text.slice(0, limitAt)}
            {limitAt < text.length && (
              <mark
                data-name="beyondLimit"
                className="bg-bad-soft text-transparent underline decoration-bad decoration-2 underline-offset-4"
              >
                {text.slice(limitAt)}
              </mark>
            )}
          </div>
          <textarea
            {...controlProps}
            name="answer"
            aria-invalid={limitAt < text.length || undefined}
            dir={direction}
            value={text}
            autoComplete="off"
            onChange={(event) => onText(event.target.value)}
            onScroll={(event) => {
              if (copy.current) copy.current.scrollTop = event.currentTarget.scrollTop
            }}
            className={`${LAYER} relative h-56 min-h-32 resize-y border-line-strong bg-transparent`}
          />
        </div>
      )}
    </Field>
  )
}
