import { useDocumentEvent } from '@/components/ui/layout/useDocumentEvent'

/** Calls `onPress` when the plain space bar is pressed while no control has the focus and no dialog is open. */
export function useSpaceKey(onPress: () => void): void {
  useDocumentEvent('keydown', (event) => {
    const isPlainSpace = event.key === ' ' && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey
    const isUnfocused = document.activeElement === document.body && !document.querySelector('dialog[open]')
    if (!isPlainSpace || event.repeat || !isUnfocused) return
    event.preventDefault()
    onPress()
  })
}
