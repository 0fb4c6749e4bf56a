import { useRef, type PointerEvent } from 'react'
import { moved, withEnd, withStart, type Clip } from '@/lib/tools/mp4-to-gif/trim'

interface Options {
  readonly cut: Clip
  /** Duration of the whole strip in seconds. */
  readonly total: number
  /** Duration of the longest clip in seconds. */
  readonly longest: number
  readonly onCut: (cut: Clip) => void
  readonly onSeek: (seconds: number) => void
}

interface Drag {
  readonly target: 'start' | 'end' | 'cut' | 'playhead'
  /** Seconds between the pointer and the dragged target. */
  readonly offset: number
}

/** Pointer handlers of the strip, which drag a handle, the cut between the handles or, elsewhere, the playhead. */
export function useTrimDrag({ cut, total, longest, onCut, onSeek }: Options) {
  const drag = useRef<Drag>(undefined)

  const secondsAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return ((clientX - left) / width) * total
  }

  const dragFor = (event: PointerEvent, seconds: number): Drag => {
    const handle = (event.target as HTMLElement).dataset.handle
    const end = cut.start + cut.duration
    if (handle === 'start') return { target: 'start', offset: seconds - cut.start }
    if (handle === 'end') return { target: 'end', offset: seconds - end }
    const isInsideCut = seconds > cut.start && seconds < end
    return isInsideCut ? { target: 'cut', offset: seconds - cut.start } : { target: 'playhead', offset: 0 }
  }

  const follow = ({ target, offset }: Drag, seconds: number) => {
    const position = seconds - offset
    if (target === 'playhead') return onSeek(Math.min(total, Math.max(0, seconds)))
    const next =
      target === 'start'
        ? withStart(cut, position, total, longest)
        : target === 'end'
          ? withEnd(cut, position, total, longest)
          : moved(cut, position, total)
    onCut(next)
    onSeek(target === 'end' ? next.start + next.duration : next.start)
  }

  const endDrag = () => {
    drag.current = undefined
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const seconds = secondsAt(event)
      drag.current = dragFor(event, seconds)
      if (drag.current.target === 'playhead') onSeek(seconds)
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag.current) follow(drag.current, secondsAt(event))
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  }
}
