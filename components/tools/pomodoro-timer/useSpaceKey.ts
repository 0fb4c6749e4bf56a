import { useEffect, useEffectEvent } from 'react'

/** Calls `onPress` when the plain space bar is pressed while no control has the focus and no dialog is open. */
export function useSpaceKey(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlainSpace = event.key === ' ' && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey
    const isUnfocused = document.activeElement === document.body && !document.querySelector('dialog[open]')
    if (!isPlainSpace || event.repeat || !isUnfocused) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
