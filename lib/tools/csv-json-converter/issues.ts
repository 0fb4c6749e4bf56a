import type { ErrorParams } from '@/lib/core/errors'

export type IssueCode = 'tooFewCells' | 'tooManyCells' | 'unclosedQuote' | 'strayQuote' | 'headerRenamed' | 'sameColumn'

/** Something in the input that was converted all the same but deserves a look; `line` counts from 1. */
export interface Issue {
  readonly code: IssueCode
  readonly line: number
  readonly params: ErrorParams
}

const MOST_LISTED = 100

/** The first 100 issues in the order found, and how many there are in all. */
export class IssueList {
  readonly listed: Issue[] = []
  total = 0

  /** No further issue is listed; only their number grows. */
  get isFull(): boolean {
    return this.listed.length === MOST_LISTED
  }

  add(code: IssueCode, line: number, params: ErrorParams = {}): void {
    this.total++
    if (!this.isFull) this.listed.push({ code, line, params })
  }
}

/** What a conversion says about itself beside its output. */
export interface Summary {
  readonly rowCount: number
  readonly columnCount: number
  readonly issues: readonly Issue[]
  /** All issues, listed or not. */
  readonly issueCount: number
}

/** Receives the output piece by piece; joined, the pieces are the whole. */
export type Write = (piece: string) => void
