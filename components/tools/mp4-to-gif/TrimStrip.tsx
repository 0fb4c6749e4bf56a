'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { withEnd, withStart, type Clip } from '@/lib/tools/mp4-to-gif/trim'
import { TrimHandle } from './TrimHandle'
import { usePictures } from './usePictures'
import { useTrimDrag } from './useTrimDrag'
import type { Video } from './useVideo'

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
