import type { ReactNode } from 'react'

interface Props {
  /** Remaining share of the phase, 0 to 1. */
  share: number
  tone: 'accent' | 'second'
  children: ReactNode
}

const STROKES = { accent: 'stroke-accent', second: 'stroke-second' } as const

/** A ring around the remaining time that empties clockwise. Hidden from assistive technology, because the text says the same. */
export function CountdownRing({ share, tone, children }: Props) {
  return (
    <div className="relative mx-auto aspect-square w-full max-w-[min(272px,64vw)]">
      <svg viewBox="0 0 100 100" className="size-full -rotate-90" aria-hidden>
        <circle cx={50} cy={50} r={46} className="fill-none stroke-well" strokeWidth={5} />
        <circle
          cx={50}
          cy={50}
          r={46}
          pathLength={1}
          strokeDasharray={`${share} 2`}
          strokeLinecap={share > 0 ? 'round' : 'butt'}
          className={`fill-none ${STROKES[tone]}`}
          strokeWidth={5}
        />
      </svg>
      <div className="absolute inset-0 grid place-content-center text-center">{children}</div>
    </div>
  )
}
