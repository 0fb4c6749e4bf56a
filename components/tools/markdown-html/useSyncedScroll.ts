import { useEffect, type RefObject } from 'react'

const LEADS = ['pointerenter', 'touchstart', 'focusin', 'wheel'] as const

function follow(leader: HTMLElement, follower: HTMLElement): void {
  const room = leader.scrollHeight - leader.clientHeight
  if (room <= 0) return
  follower.scrollTop = (leader.scrollTop / room) * (follower.scrollHeight - follower.clientHeight)
}

/** Two boxes that scroll together, in proportion; the one that was touched last leads. */
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
      for (const event of LEADS) box.addEventListener(event, () => void (leader = box), options)
      box.addEventListener('scroll', () => leader === box && follow(box, opposite), options)
    }
    return () => stop.abort()
  }, [first, second])
}
