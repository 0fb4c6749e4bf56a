import { useRef } from 'react'
import { Field } from '@/components/ui/fields/Field'
import { textDirection } from '@/lib/text/direction'
import { BeyondLimit, LAYER } from './BeyondLimit'

interface Props {
  label: string
  hint: string | undefined
  text: string
  /** Where the limit falls. */
  limitAt: number
  onText: (text: string) => void
}

/** A text area over a copy of its text in which what is beyond the limit is marked. */
export function AnswerText({ label, hint, text, limitAt, onText }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const dir = textDirection(text)
  return (
    <Field label={label} hint={hint}>
      {(controlProps) => (
        <div className="relative rounded-control bg-surface">
          <BeyondLimit {...{ area, text, limitAt, dir }} className="p-3 text-base" />
          <textarea
            {...controlProps}
            ref={area}
            name="answer"
            aria-invalid={limitAt < text.length || undefined}
            dir={dir}
            value={text}
            autoComplete="off"
            onChange={(event) => onText(event.target.value)}
            className={`relative block h-56 min-h-32 w-full resize-y rounded-control border border-line-strong bg-transparent p-3 text-base leading-relaxed ${LAYER}`}
          />
        </div>
      )}
    </Field>
  )
}
