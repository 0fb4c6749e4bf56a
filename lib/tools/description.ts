import type { Locale } from '@/lib/i18n/locales'

export const CATEGORIES = ['image', 'text', 'calculator', 'utility'] as const
export type Category = (typeof CATEGORIES)[number]

/** Kind of a result that other tools may open: a still picture, an animation (GIF), plain text, or text that may hold tables. */
export type ResultKind = 'picture' | 'animation' | 'text' | 'table'

/** Describes a tool, apart from its messages and its code. Each tool has one in its `tool.ts`. */
export interface ToolDescription {
  readonly slug: string
  readonly category: Category
  /** Position within its category; tools with the same position are ordered by slug. */
  readonly position: number
  /** Emoji shown in the tool's tile. */
  readonly icon: string
  readonly featured?: true
  /** What every sentence that its `answer.ts` reads contains: the code of the answer is loaded for these only. */
  readonly asks?: RegExp
  /** The disclaimer shown below the tool. */
  readonly disclaimer?: 'health' | 'drinking' | 'finance'
  /** Slugs of the tools that visitors of this one are likely to need next. */
  readonly related: readonly [string, string, string]
  /**
   * Kinds of results that it can open, and whether several at once. A tool that would turn an animation into a still
   * picture unasked does not list it.
   */
  readonly receives?: {
    /** Its place among the tools that are offered for a result. */
    readonly rank: number
    readonly kinds: readonly ResultKind[]
    readonly several?: true
  }
  /**
   * Files from outside that it opens, by type and name (`image/jpeg photo.jpg`), and its place among the tools that the home
   * page offers for them.
   */
  readonly opens?: { readonly files: RegExp; readonly rank: number; readonly several?: true }
  /** Kind of its own results. */
  readonly produces?: ResultKind
  /** Error codes of its category that this tool never raises; their texts are left out of its page. */
  readonly unmet?: RegExp
  /**
   * Files over a megabyte that only this tool loads, on demand: a name, labeled in the messages of `offline`, and text that
   * occurs only in that file. They are stored when used, or from the about page.
   */
  readonly loadsLate?: Readonly<Record<string, string>>
}

/** A page at `/tools/<tool>/<slug>` for something people search for: the tool, set to answer it. */
export interface Need {
  /** Languages in which people search for it. */
  readonly locales: readonly Locale[]
  /** Initial contents of the tool's fields. */
  readonly preset: Readonly<Record<string, string>>
  /** What the page leads with: fields or buttons, by name and in order. The tool's other settings are folded until there is a file. */
  readonly lead: readonly string[]
  /** The files that it is about, as the `accept` of a file input. */
  readonly accept?: string
  /** Place among what the home page offers for files that its tool opens; without one it is not offered. */
  readonly rank?: number
}

/** The needs that a tool answers, by slug: its `needs.ts`. Each has a message file per language. */
export type Needs = Readonly<Record<string, Need>>

export interface NeedDescription extends Need {
  readonly slug: string
  readonly tool: string
}
