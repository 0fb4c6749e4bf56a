'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { FileInput } from '@/components/hooks/useFileInput'
import { Field } from './Field'

interface Props extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: ReactNode
  hint?: ReactNode
  /** Beside the label, such as a count or a button. */
  aside?: ReactNode
  /** Files dropped anywhere on the page fill it; it lights up while they are dragged. */
  files?: FileInput
}

/** Text of any length under its label. Read-only ones look like what they are: results. */
export function TextArea({ label, hint, aside, files, className = '', ...textarea }: Props) {
  const ground = textarea.readOnly ? 'border-line bg-well' : 'border-line-strong bg-surface'
  return (
    <div
      data-name={files ? 'dropzone' : undefined}
      data-dragging={files?.dragging || undefined}
      className="group flex flex-col"
    >
      <Field label={label} hint={hint} aside={aside}>
        {(described) => (
          <textarea
            {...described}
            {...textarea}
            className={`block w-full resize-y rounded-control border p-3.5 leading-relaxed group-data-dragging:border-brand group-data-dragging:bg-brand-soft ${ground} ${className}`}
          />
        )}
      </Field>
      {files && <input {...files.inputProps} hidden />}
    </div>
  )
}
