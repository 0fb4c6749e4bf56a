export const ALERTS = ['note', 'tip', 'important', 'warning', 'caution'] as const

/** What the converter itself writes into a document, in the page's language. */
export interface DocumentWords {
  readonly alerts: Readonly<Record<(typeof ALERTS)[number], string>>
  /** Heading of the footnotes, for screen readers. */
  readonly footnotes: string
  /** Label of the way back from a footnote; `{0}` stands for its name. */
  readonly backToReference: string
}
