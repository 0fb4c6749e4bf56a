'use client'

import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { copyText } from '@/lib/platform/clipboard'
import { ToolError } from '@/lib/core/errors'
import { notify } from '@/components/ui/feedback/notify'

interface Props {
  name: string
  label: string
  /** Returns the text to copy; called on click. */
  text: () => string | Promise<string>
  /** Text of the toast that confirms copying. */
  successText: string
  /** Error code if the browser refuses. */
  failureCode?: string
  /** Error code for an empty text. Without it, an empty text is copied. */
  emptyCode?: string
  className?: string
  disabled?: boolean
}

export function CopyButton({
  name,
  label,
  text,
  successText,
  failureCode = 'copyFailed',
  emptyCode,
  className = 'button',
  disabled,
}: Props) {
  const errorText = useErrorText()
  const copy = async () => {
    try {
      const content = await text()
      if (content === '' && emptyCode) return notify('error', errorText(new ToolError(emptyCode)))
      await copyText(content)
      notify('success', successText)
    } catch {
      notify('error', errorText(new ToolError(failureCode)))
    }
  }
  return (
    <button type="button" name={name} className={className} disabled={disabled} onClick={copy}>
      {label}
    </button>
  )
}
