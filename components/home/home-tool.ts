/** A tool as the home page lists it. */
export interface HomeTool {
  readonly slug: string
  readonly category: string
  readonly icon: string
  readonly featured?: boolean
  readonly learnable?: boolean
  readonly name: string
  /** Between which a narrow line breaks the name. */
  readonly parts?: readonly string[]
  readonly short: string
}
