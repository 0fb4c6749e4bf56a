import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { moved, withEnd, withStart, type Clip } from '@/lib/tools/mp4-to-gif/trim'
import { usePictures } from './usePictures'
import type { Video } from './useVideo'
import { formatNumber } from '@/lib/core/format'

interface Props {
  video: Video
  cut: Clip
  /** Longest clip in seconds. */
  longest: number
  onCut: (cut: Clip) => void
  /** Called with the time that the visitor points at. */
  onSeek: (seconds: number) => void
  /** Positioned by the preview during playback. */
  playhead: RefObject<HTMLSpanElement | null>
}

const PICTURES = 12
const STRIP_HEIGHT = 72

function Picture({ bitmap }: { bitmap: ImageBitmap | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !bitmap) return
    context.canvas.width = bitmap.width
    context.canvas.height = bitmap.height
    context.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return <canvas ref={canvas} className="h-full min-w-0 flex-1 object-cover" />
}

/** A filmstrip of the video with two handles for the cut, which can be moved by pointer or keyboard. */
export function TrimStrip({ video, cut, longest, onCut, onSeek, playhead }: Props) {
  const t = useTranslations('mp4-to-gif.trim')
  const strip = useRef<HTMLDivElement>(null)
  const { duration: total, width, height } = video.facts
  const request = useMemo(() => {
    const step = total / PICTURES
    const pictureWidth = Math.max(1, Math.round((STRIP_HEIGHT * width) / height))
    return { start: step / 2, step, count: PICTURES, width: pictureWidth, height: STRIP_HEIGHT }
  }, [total, width, height])
  const pictures = usePictures(video, request)
  const end = cut.start + cut.duration
  const offset = (seconds: number) => `${Math.min(100, Math.max(0, (seconds / total) * 100))}%`

  const drag = useTrimDrag({ cut, total, longest, onCut, onSeek })
  const moveStart = (seconds: number) => {
    onCut(withStart(cut, seconds, total, longest))
    onSeek(seconds)
  }
  const moveEnd = (seconds: number) => onCut(withEnd(cut, seconds, total, longest))

  return (
    // As wide as what is around it, with room for the handles outside of the pictures.
    <div className="rounded-lg bg-well px-6">
      <div
        {...drag}
        ref={strip}
        data-name="filmstrip"
        className="relative h-[72px] touch-none rounded-lg bg-well forced-color-adjust-none select-none"
      >
        <div aria-hidden className="absolute inset-0 flex overflow-hidden rounded-lg">
          {Array.from({ length: PICTURES }, (_, index) => (
            <Picture key={index} bitmap={pictures[index]} />
          ))}
        </div>
        <span
          aria-hidden
          className="absolute inset-y-0 left-0 rounded-l-lg bg-black/60"
          style={{ width: offset(cut.start) }}
        />
        <span
          aria-hidden
          className="absolute inset-y-0 right-0 rounded-r-lg bg-black/60"
          style={{ left: offset(end) }}
        />
        <span
          aria-hidden
          className="absolute inset-y-0 cursor-grab border-y-[3px] border-brand"
          style={{ left: offset(cut.start), right: `calc(100% - ${offset(end)})` }}
        />
        <span
          ref={playhead}
          aria-hidden
          className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white [box-shadow:0_0_4px_rgb(0_0_0/.8)]"
        />
        <TrimHandle
          name="start"
          label={t('start')}
          seconds={cut.start}
          max={total}
          left={offset(cut.start)}
          onMove={moveStart}
        />
        <TrimHandle name="end" label={t('end')} seconds={end} max={total} left={offset(end)} onMove={moveEnd} />
      </div>
    </div>
  )
}

interface TrimHandleProps {
  name: 'start' | 'end'
  label: string
  seconds: number
  max: number
  left: string
  onMove: (seconds: number) => void
}

/** Seconds by which keys move a handle. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -0.1,
  ArrowDown: -0.1,
  ArrowRight: 0.1,
  ArrowUp: 0.1,
  PageDown: -1,
  PageUp: 1,
}

/** The slider for one end of the cut. */
function TrimHandle({ name, label, seconds, max, left, onMove }: TrimHandleProps) {
  const locale = useLocale()
  const t = useTranslations('mp4-to-gif')
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key]
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? max : undefined
    if (step === undefined && target === undefined) return
    event.preventDefault()
    onMove(target ?? seconds + (step ?? 0) * (event.shiftKey && Math.abs(step ?? 0) < 1 ? 10 : 1))
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      data-name={name === 'start' ? 'trimStart' : 'trimEnd'}
      data-handle={name}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(max * 10) / 10}
      aria-valuenow={Math.round(seconds * 10) / 10}
      aria-valuetext={t('seconds', { seconds: formatNumber(locale, seconds, 1, 1) })}
      onKeyDown={onKeyDown}
      className={`absolute inset-y-0 z-[4] grid w-6 cursor-ew-resize place-items-center bg-brand before:absolute before:-inset-x-2.5 before:inset-y-0 after:h-6 after:w-0.5 after:rounded after:bg-brand-ink ${name === 'start' ? '-translate-x-full rounded-l-lg' : 'rounded-r-lg'}`}
      style={{ left }}
    />
  )
}

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
function useTrimDrag({ cut, total, longest, onCut, onSeek }: Options) {
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
