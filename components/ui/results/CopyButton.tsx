'use client'

import type { ReactNode } from 'react'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { copyText } from '@/lib/platform/clipboard'
import { isToolError, ToolError } from '@/lib/core/errors'
import { notify } from '@/components/ui/feedback/notify'

interface Props {
  name: string
  label: ReactNode
  /** Returns the text to copy; called on click. */
  text: () => string | Promise<string>
  /** How to copy: by default at once, which a text that has to be waited for needs `copyLater` for. */
  copy?: (text: string | Promise<string>) => Promise<void>
  /** Text of the toast that confirms copying. */
  successText: string
  /** Error code if the browser refuses. */
  failureCode?: string
  /** Error code for an empty text (not for a promise of one). Without it, an empty text is copied. */
  emptyCode?: string
  className?: string
  disabled?: boolean
}

export function CopyButton({
  name,
  label,
  text,
  copy = copyText,
  successText,
  failureCode = 'copyFailed',
  emptyCode,
  className = 'button',
  disabled,
}: Props) {
  const errorText = useErrorText()
  const press = async () => {
    try {
      const content = text()
      if (content === '' && emptyCode) return notify('error', errorText(new ToolError(emptyCode)))
      await copy(content)
      notify('success', successText)
    } catch (thrown) {
      const isKnown = isToolError(thrown) && thrown.code !== 'copyFailed'
      notify('error', errorText(isKnown ? thrown : new ToolError(failureCode)))
    }
  }
  return (
    <button type="button" name={name} className={className} disabled={disabled} onClick={press}>
      {label}
    </button>
  )
}
