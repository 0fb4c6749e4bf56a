import { useEffect, type RefObject } from 'react'

const INTERACTION_EVENTS = ['pointerenter', 'touchstart', 'focusin', 'wheel'] as const

function follow(leader: HTMLElement, follower: HTMLElement): void {
  const range = leader.scrollHeight - leader.clientHeight
  if (range <= 0) return
  follower.scrollTop = (leader.scrollTop / range) * (follower.scrollHeight - follower.clientHeight)
}

/** Synchronizes the scroll positions of two elements proportionally. The element used last controls the other. */
export function useSyncedScroll(first: RefObject<HTMLElement | null>, second: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const one = first.current
    const other = second.current
    if (!one || !other) return
    let leader = one
    const stop = new AbortController()
    for (const [box, opposite] of [
      [one, other],
      [other, one],
    ] as const) {
      const options = { passive: true, signal: stop.signal }
      for (const event of INTERACTION_EVENTS) box.addEventListener(event, () => void (leader = box), options)
      box.addEventListener('scroll', () => leader === box && follow(box, opposite), options)
    }
    return () => stop.abort()
  }, [first, second])
}
