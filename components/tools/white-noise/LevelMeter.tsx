import { useEffect, useRef } from 'react'

const BARS = 24

interface Props {
  playing: boolean
  analyser: () => AnalyserNode | undefined
}

/** Upper edge of a bar's frequencies as a share of all, so that each bar is the same interval wide. */
function edge(bar: number): number {
  return 2 ** ((bar / BARS - 1) * 8)
}

function loudest(levels: Uint8Array, bar: number): number {
  const from = Math.floor(edge(bar) * levels.length)
  const to = Math.max(from + 1, Math.floor(edge(bar + 1) * levels.length))
  return Math.max(...levels.subarray(from, to)) / 255
}

/** What is heard, low to high, as bars. For the eye only; it stands still where motion is unwelcome. */
export function LevelMeter({ playing, analyser }: Props) {
  const bars = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const node = analyser()
    const shown = [...(bars.current?.children ?? [])] as HTMLElement[]
    if (!playing || !node || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const levels = new Uint8Array(node.frequencyBinCount)
    let frame = 0
    const draw = () => {
      node.getByteFrequencyData(levels)
      shown.forEach((element, bar) => {
        element.style.transform = `scaleY(${Math.max(0.06, loudest(levels, bar))})`
      })
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => {
      cancelAnimationFrame(frame)
      for (const element of shown) element.style.transform = ''
    }
  }, [playing, analyser])

  return (
    <div
      ref={bars}
      aria-hidden
      className="flex h-14 w-full max-w-72 items-center justify-center gap-1 forced-color-adjust-none"
    >
      {Array.from({ length: BARS }, (_, bar) => (
        <span key={bar} className="h-full w-1.5 scale-y-[0.06] rounded-full bg-accent opacity-80" />
      ))}
    </div>
  )
}
