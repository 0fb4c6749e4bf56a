import { useLocale } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import type { FileInput } from '@/components/ui/files/useFileInput'
import { writingDirection } from '@/lib/i18n/locales'
import { Field } from './Field'

interface Props extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: ReactNode
  hint?: ReactNode
  /** Content next to the label, such as a count or a button. */
  aside?: ReactNode
  /** Input for files that fill the text. The text area is highlighted while a file is dragged over the page. */
  files?: FileInput
  /** Seen through the text area, such as marks. */
  behind?: ReactNode
}

/**
 * A labeled text area. Read-only text areas are styled as results. Without a direction it has the page's: Chrome lays out a
 * text a second time when the attribute is added, 2.5 s for 88,000 lines.
 */
export function TextArea({ label, hint, aside, files, behind, dir, className = '', ...textarea }: Props) {
  const locale = useLocale()
  const colors = textarea.readOnly
    ? 'border-line bg-well'
    : `border-line-strong ${behind ? 'bg-transparent' : 'bg-surface'}`
  return (
    <div
      data-name={files ? 'dropzone' : undefined}
      data-dragging={files?.isDragging || undefined}
      className="group flex flex-col"
    >
      <Field label={label} hint={hint} aside={aside}>
        {(controlProps) => (
          <div className="relative">
            {behind}
            <textarea
              {...controlProps}
              {...textarea}
              dir={dir ?? writingDirection(locale)}
              className={`isolate block w-full resize-y rounded-control border p-3.5 leading-relaxed group-data-dragging:border-brand group-data-dragging:bg-brand-soft ${colors} ${className}`}
            />
          </div>
        )}
      </Field>
      {files && <input {...files.inputProps} hidden />}
    </div>
  )
}
