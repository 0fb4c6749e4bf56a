import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { whileSeen } from '@/lib/platform/while-seen'
import type { Size } from '@/lib/image/pixels/geometry'
import { drawCaption, isShown, placeCaption, type Caption } from '@/lib/tools/mp4-to-gif/caption'
import { MoveFrame } from './MoveFrame'

interface Props {
  captions: readonly Caption[]
  /** Size of the result. */
  size: Size
  /** The displayed time in seconds. */
  position: () => number
  onMove: (index: number, percentages: { x: number; y: number }) => void
}

const CHECK_MILLISECONDS = 100

/** The captions of the displayed moment as the result will show them, each with a frame to drag. */
export default function CaptionLayer({ captions, size, position, onMove }: Props) {
  const t = useTranslations('mp4-to-gif.captions')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [seconds, setSeconds] = useState(position)
  const { width, height } = size
  // This part is only ever drawn in the browser; a canvas of its own measures the letters.
  const [ruler] = useState(() => document.createElement('canvas').getContext('2d'))
  const boxes = useMemo(
    () =>
      captions.map((caption) =>
        ruler && isShown(caption, seconds) ? placeCaption(ruler, caption, { width, height }).box : undefined,
      ),
    [ruler, captions, seconds, width, height],
  )

  useEffect(() => {
    const shownAt = (time: number) => captions.map((caption) => isShown(caption, time)).join()
    const follow = () => setSeconds((before) => (shownAt(before) === shownAt(position()) ? before : position()))
    follow()
    if (!canvas.current) return
    return whileSeen(canvas.current, () => {
      const timer = setInterval(follow, CHECK_MILLISECONDS)
      return () => clearInterval(timer)
    })
  }, [captions, position])

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    Object.assign(context.canvas, { width, height })
    for (const caption of captions) if (isShown(caption, seconds)) drawCaption(context, caption, { width, height })
  }, [captions, seconds, width, height])

  return (
    <>
      <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
      {boxes.map(
        (box, index) =>
          box && (
            <MoveFrame
              key={index}
              name="moveCaption"
              label={t('move', { text: captions[index]?.text ?? '' })}
              area={box}
              picture={size}
              onMove={(percentages) => onMove(index, percentages)}
              className="border border-dashed border-white/80"
            />
          ),
      )}
    </>
  )
}
