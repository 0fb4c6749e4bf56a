interface Segment {
  readonly label: string
  /** Share of the whole, 0 to 1. */
  readonly share: number
  readonly shareText: string
  readonly tone: 'accent' | 'second'
}

const SWATCHES = { accent: 'bg-accent', second: 'bg-second' } as const

/** A stacked bar of the shares of a whole, with a legend as its text alternative. */
export function ShareBar({ segments }: { segments: readonly Segment[] }) {
  return (
    <div>
      <div aria-hidden className="flex h-3.5 gap-0.5 overflow-hidden rounded-lg forced-color-adjust-none">
        {segments.map(({ label, share, tone }) => (
          <span key={label} className={SWATCHES[tone]} style={{ width: `${share * 100}%` }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 text-sm text-ink-2">
        {segments.map(({ label, shareText, tone }) => (
          <li key={label} className="flex items-center gap-2">
            <span aria-hidden className={`size-2.5 rounded-[3px] forced-color-adjust-none ${SWATCHES[tone]}`} />
            {label} {shareText}
          </li>
        ))}
      </ul>
    </div>
  )
}
