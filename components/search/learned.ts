import { parseJson } from '@/lib/core/json'
import { readStored, writeStored } from '@/lib/platform/storage'

/** What a visitor typed, in search form, and the page that they chose for it: a tool's slug, or tool/need. */
interface Choice {
  readonly name: string
  readonly page: string
}

const MOST = 50

function isChoice(value: unknown): value is Choice {
  const { name, page } = (value ?? {}) as Partial<Choice>
  return typeof name === 'string' && typeof page === 'string'
}

/** The choices on this device, the last first; none where storage is denied. */
function choices(): Choice[] {
  const stored = parseJson(readStored('learned') ?? '')
  return Array.isArray(stored) ? stored.filter(isChoice) : []
}

/** The page that was last chosen for a query in search form. */
export function learnedPage(query: string): string | undefined {
  return choices().find(({ name }) => name === query)?.page
}

/** Stores that a page was chosen for a query in search form; the last fifty are kept. */
export function learnPage(query: string, page: string): void {
  const others = choices().filter(({ name }) => name !== query)
  writeStored('learned', JSON.stringify([{ name: query, page }, ...others].slice(0, MOST)))
}
