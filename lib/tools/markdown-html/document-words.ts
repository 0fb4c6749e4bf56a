export const ALERTS = ['note', 'tip', 'important', 'warning', 'caution'] as const

/** Texts that the converter adds to a document, in the page's language. */
export interface DocumentWords {
  readonly alerts: Readonly<Record<(typeof ALERTS)[number], string>>
  /** Heading of the footnotes, for screen readers. */
  readonly footnotes: string
  /** Label of the link back from a footnote; `{0}` is its name. */
  readonly backToReference: string
}
