import { useRef, type PointerEvent } from 'react'
import { moved, withEnd, withStart, type Cut } from '@/lib/tools/mp4-to-gif/trim'

interface Options {
  readonly cut: Cut
  /** Seconds that the strip shows. */
  readonly total: number
  readonly onCut: (cut: Cut) => void
  readonly onSeek: (seconds: number) => void
}

interface Drag {
  readonly part: 'start' | 'end' | 'cut' | 'playhead'
  /** Seconds between the pointer and what it holds. */
  readonly offset: number
}

/** Pointer handlers of the strip: its handles, the cut between them, and anywhere else the playhead. */
export function useTrimDrag({ cut, total, onCut, onSeek }: Options) {
  const drag = useRef<Drag>(undefined)

  const secondsAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return ((clientX - left) / width) * total
  }

  const grip = (event: PointerEvent, seconds: number): Drag => {
    const handle = (event.target as HTMLElement).dataset.handle
    const end = cut.start + cut.duration
    if (handle === 'start') return { part: 'start', offset: seconds - cut.start }
    if (handle === 'end') return { part: 'end', offset: seconds - end }
    const within = seconds > cut.start && seconds < end
    return within ? { part: 'cut', offset: seconds - cut.start } : { part: 'playhead', offset: 0 }
  }

  const follow = ({ part, offset }: Drag, seconds: number) => {
    const wanted = seconds - offset
    if (part === 'playhead') return onSeek(Math.min(total, Math.max(0, seconds)))
    const next =
      part === 'start'
        ? withStart(cut, wanted, total)
        : part === 'end'
          ? withEnd(cut, wanted, total)
          : moved(cut, wanted, total)
    onCut(next)
    onSeek(part === 'end' ? next.start + next.duration : next.start)
  }

  const end = () => {
    drag.current = undefined
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const seconds = secondsAt(event)
      drag.current = grip(event, seconds)
      if (drag.current.part === 'playhead') onSeek(seconds)
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag.current) follow(drag.current, secondsAt(event))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
