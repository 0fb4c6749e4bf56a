interface Part {
  readonly label: string
  /** Part of the whole, 0 to 1. */
  readonly share: number
  readonly shareText: string
  readonly tone: 'accent' | 'second'
}

const SWATCHES = { accent: 'bg-accent', second: 'bg-second' } as const

/** A whole divided into named parts, one bar; the legend beneath is its text. */
export function ShareBar({ parts }: { parts: readonly Part[] }) {
  return (
    <div>
      <div aria-hidden className="flex h-3.5 gap-0.5 overflow-hidden rounded-lg forced-color-adjust-none">
        {parts.map(({ label, share, tone }) => (
          <span key={label} className={SWATCHES[tone]} style={{ width: `${share * 100}%` }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 text-sm text-ink-2">
        {parts.map(({ label, shareText, tone }) => (
          <li key={label} className="flex items-center gap-2">
            <span aria-hidden className={`size-2.5 rounded-[3px] forced-color-adjust-none ${SWATCHES[tone]}`} />
            {label} {shareText}
          </li>
        ))}
      </ul>
    </div>
  )
}
