import type { Page } from 'playwright/test'
import type { Keyboard } from '@/e2e/support/keyboard'

/** What a journey is given: the page, a keyboard and nothing else, and the way to have the page looked at. */
export interface Hands {
  readonly page: Page
  readonly keys: Keyboard
  /** Says that the page, or a part of it, is in this state now: it is checked in both themes. */
  readonly state: (name: string, part?: string) => Promise<void>
}

/** The part of a page that changes when the tool is at work. */
export const WORKING = ':is(section, .card):has(progress)'

/** The main job of each tool, done by keys alone, through its states but the first one, in which every-page.spec.ts finds it. */
export type Journeys = Readonly<Record<string, (hands: Hands) => Promise<void>>>
