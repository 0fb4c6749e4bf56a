import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { Button, type Action, type ButtonLook } from '@/components/ui/layout/Button'
import { useDocumentEvent } from '@/components/ui/layout/useDocumentEvent'
import { copyText } from '@/lib/platform/clipboard'
import { isCopyOfNothing } from '@/lib/platform/typing'
import { isToolError, ToolError } from '@/lib/core/errors'
import { notify } from '@/components/ui/feedback/notify'

interface Copy extends Pick<Action, 'name' | 'label'> {
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
}

/** Copies a text and says in a toast what came of it. */
export function useCopy(options: Copy): Action {
  const { name, label, text, copy = copyText, successText, failureCode = 'copyFailed', emptyCode } = options
  const errorText = useErrorText()
  const run = async () => {
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
  return { name, label, run }
}

interface Props extends Copy, ButtonLook {
  disabled?: boolean
  /** Ctrl+C or ⌘C on the page copies too while nothing is selected. */
  hasShortcut?: boolean
}

export function CopyButton({ look, isSmall, className, disabled, hasShortcut = false, ...copy }: Props) {
  const action = useCopy(copy)
  useDocumentEvent('keydown', (event) => {
    if (hasShortcut && !disabled && isCopyOfNothing(event)) void action.run()
  })
  return <Button {...action} {...{ look, isSmall, className, disabled }} />
}
