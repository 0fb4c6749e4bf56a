import type { ErrorParams } from '@/lib/core/errors'

export type IssueCode =
  | 'tooFewCells'
  | 'tooManyCells'
  | 'unclosedQuote'
  | 'strayQuote'
  | 'spacedQuote'
  | 'headerRenamed'
  | 'sameColumn'

/** Something suspicious in the input, which was converted nevertheless; `line` counts from 1. */
export interface Issue {
  readonly code: IssueCode
  readonly line: number
  readonly params: ErrorParams
}

const MAX_LISTED = 100

/** Collects the first 100 issues and the total number of issues. */
export class IssueList {
  readonly listed: Issue[] = []
  total = 0

  /** True when further issues are only counted. */
  get isFull(): boolean {
    return this.listed.length === MAX_LISTED
  }

  add(code: IssueCode, line: number, params: ErrorParams = {}): void {
    this.total++
    if (!this.isFull) this.listed.push({ code, line, params })
  }
}

/** Summary of a conversion. */
export interface Summary {
  readonly rowCount: number
  readonly columnCount: number
  readonly issues: readonly Issue[]
  /** All issues, listed or not. */
  readonly issueCount: number
  /** What was read of an object that holds lists of records, and what else it holds. */
  readonly part?: {
    readonly lists: readonly { readonly path: string; readonly count: number }[]
    readonly list: string
    readonly others: readonly string[]
  }
}

/** Receives the output in chunks. */
export type Write = (piece: string) => void
