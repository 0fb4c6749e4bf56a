import { useEffect, useRef } from 'react'
import { whileSeen } from '@/lib/platform/while-seen'

const BARS = 24
/** Height of a silent bar as a share of the meter. */
const SILENT = 0.06

/** Upper frequency of a bar as a share of the spectrum. The scale is logarithmic, as pitch is perceived. */
function edge(bar: number): number {
  return 2 ** ((bar / BARS - 1) * 8)
}

function loudest(levels: Uint8Array, bar: number): number {
  const from = Math.floor(edge(bar) * levels.length)
  const to = Math.max(from + 1, Math.floor(edge(bar + 1) * levels.length))
  return Math.max(...levels.subarray(from, to)) / 255
}

/** Bars are scaled by `transform` alone: a utility class sets `scale`, which would multiply with it. */
function scaleTo(height: number): string {
  return `scaleY(${Math.max(SILENT, height)})`
}

/** A decorative spectrum of the sound. Static if the visitor prefers reduced motion. */
export function LevelMeter({ isPlaying, analyser }: { isPlaying: boolean; analyser: () => AnalyserNode | undefined }) {
  const bars = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const node = analyser()
    const meter = bars.current
    const elements = [...(meter?.children ?? [])] as HTMLElement[]
    if (!isPlaying || !node || !meter || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const levels = new Uint8Array(node.frequencyBinCount)
    let frame = 0
    const draw = () => {
      node.getByteFrequencyData(levels)
      elements.forEach((element, bar) => {
        element.style.transform = scaleTo(loudest(levels, bar))
      })
      frame = requestAnimationFrame(draw)
    }
    const unwatch = whileSeen(meter, () => {
      draw()
      return () => cancelAnimationFrame(frame)
    })
    return () => {
      unwatch()
      for (const element of elements) element.style.transform = scaleTo(SILENT)
    }
  }, [isPlaying, analyser])

  return (
    <div
      ref={bars}
      aria-hidden
      className="flex h-14 w-full max-w-72 items-center justify-center gap-1 forced-color-adjust-none"
    >
      {Array.from({ length: BARS }, (_, bar) => (
        <span
          key={bar}
          className="h-full w-1.5 rounded-full bg-accent opacity-80"
          style={{ transform: scaleTo(SILENT) }}
        />
      ))}
    </div>
  )
}
