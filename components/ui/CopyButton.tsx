'use client'

import { useErrorText } from '@/components/hooks/useErrorText'
import { copyText } from '@/lib/browser/clipboard'
import { ToolError } from '@/lib/core/errors'
import { notify } from './notify'

interface Props {
  name: string
  label: string
  /** What to copy, read when pressed. */
  text: () => string | Promise<string>
  /** The toast that confirms it. */
  done: string
  /** Error code of the toast when the browser refuses. */
  failure?: string
  /** Error code of the toast when there is nothing to copy; none: nothing is copied like anything else. */
  nothing?: string
  className?: string
  disabled?: boolean
}

export function CopyButton({
  name,
  label,
  text,
  done,
  failure = 'copyFailed',
  nothing,
  className = 'button',
  disabled,
}: Props) {
  const errorText = useErrorText()
  const copy = async () => {
    try {
      const content = await text()
      if (content === '' && nothing) return notify('error', errorText(new ToolError(nothing)))
      await copyText(content)
      notify('success', done)
    } catch {
      notify('error', errorText(new ToolError(failure)))
    }
  }
  return (
    <button type="button" name={name} className={className} disabled={disabled} onClick={copy}>
      {label}
    </button>
  )
}
