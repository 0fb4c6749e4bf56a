import { useEffect, useEffectEvent } from 'react'

/** Listens to an event anywhere on the page, always with the function of the latest render. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: DocumentEventMap[Type]) => onEvent(event)
    document.addEventListener(type, listen)
    return () => document.removeEventListener(type, listen)
  }, [type])
}
