import { RefreshCw } from 'lucide-react'
import { useRef, type FocusEvent } from 'react'
import { Button } from '@/components/ui/layout/Button'

export interface UpdateWords {
  text: string
  reload: string
  later: string
}

export interface UpdateBarProps {
  words: UpdateWords
  accept: () => void
  dismiss: () => void
}

/** A bar at the bottom of the window that offers to reload into a new version. */
export function UpdateBar({ words, accept, dismiss }: UpdateBarProps) {
  const previousFocus = useRef<Element>(null)
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget
  }
  // Keyboard users return to the element they came from. A pointer press needs no focus.
  const dismissAndRestoreFocus = (isPointer: boolean) => {
    dismiss()
    if (isPointer) return
    const { current } = previousFocus
    const target = current?.isConnected ? current : document.querySelector('header a')
    if (target instanceof HTMLElement) target.focus()
  }
  return (
    <div
      onFocus={rememberFocus}
      className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-20 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <div
        role="status"
        data-name="update"
        className="card pointer-events-auto mx-auto flex w-fit max-w-full flex-wrap items-center justify-end gap-x-3 gap-y-2 py-2 ps-4 pe-2 text-[15px] [box-shadow:0_8px_32px_rgb(0_0_0/.16)]"
      >
        <p className="me-auto">{words.text}</p>
        <div className="flex gap-1">
          <button
            type="button"
            name="updateLater"
            className="button button-small button-quiet"
            onClick={({ detail }) => dismissAndRestoreFocus(detail > 0)}
          >
            {words.later}
          </button>
          <Button
            name="updateReload"
            label={words.reload}
            icon={RefreshCw}
            iconSize={16}
            look="primary"
            isSmall
            run={accept}
          />
        </div>
      </div>
    </div>
  )
}
