import type { Locator, Page } from 'playwright/test'
import type { Keyboard } from './keyboard'
import type { Step } from './steps'

/** What a job by keys is given: the page, a keyboard, and the way to have the page checked. */
export interface Hands {
  readonly page: Page
  readonly keys: Keyboard
  /** Checks the page, or the part that the selector names, as it is now: accessibility, colors, names. */
  readonly state: (name: string, part?: string) => Promise<void>
}

/** How a tool that takes pictures shows what became of them. */
export interface PictureTool {
  /** Takes several files at once and lists each as an `item`. */
  readonly batch: boolean
  /** Visible once the file of this name has its result. */
  readonly result: (page: Page, name: string) => Locator
  /** The button that starts the work on a file, where `result` is not the end. */
  readonly start?: string
  /** An output that is there once all the work is done; by default `result` is the end. */
  readonly output?: string
  /** Its header alone is read, so no picture is too large. */
  readonly headerOnly?: true
}

/** How a tool takes a text as a file. */
export interface TextTool {
  /** The control that shows the text of an opened file. */
  readonly area: string
  readonly extension: string
}

/**
 * What the suites over all tools need to know of one tool; `e2e/tools/<slug>/journey.ts` exports it as `journey`. A plain
 * calculator needs `inputs`, `result` and `invalid`; every other field says how a tool differs from one.
 */
export interface Journey {
  /** Values by control name in the order in which they are entered; dates as ISO, choices by their value. */
  readonly inputs?: Readonly<Record<string, string>>
  /** The figure that follows from `inputs` (after Calculate, if there is one) and its `data-value`. */
  readonly result?: { readonly name: string; readonly value: string | RegExp }
  /** A field that is marked as invalid when a letter is typed into it. */
  readonly invalid?: string
  /**
   * The tool's main job by keys alone, through all its states but the first one. Default: enters `inputs`, waits for
   * `result`, then types a letter into `invalid`.
   */
  readonly byKeys?: (hands: Hands) => Promise<void>
  /**
   * The tool's main job on its open Korean page, in every browser and without a connection. Default: enters `inputs`, presses
   * Calculate and waits for `result`.
   */
  readonly job?: readonly Step[]
  /** Needs files that are stored only when the visitor requests them. */
  readonly keptApart?: true
  /** The field whose input changes the key figure at the bottom, what is typed, and the link; `inputs` by default. */
  readonly keyFigure?: { readonly field: string; readonly typed: string; readonly fragment?: string }
  /**
   * A calculator as busy as it gets: the field that digits are typed into (the page itself if none) and the link. Default,
   * where there are `inputs`: `invalid` and a link with the inputs.
   */
  readonly typing?: { readonly field?: string; readonly fragment?: string }
  /** Work in the page itself that must not block it. */
  readonly responsive?: (page: Page) => Promise<void>
  readonly pictures?: PictureTool
  readonly text?: TextTool
  /** Opens what `byKeys` does not, so that every public name of the tool is on the page at some moment. */
  readonly otherStates?: (page: Page, look: () => Promise<void>) => Promise<void>
}
