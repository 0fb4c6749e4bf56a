/** Parts of an address that say nothing about the tool. */
const COMMON = new Set(['ko', 'en', 'ja', 'tools', 'tool', 'index', 'html', 'htm', 'php', 'page', 'www'])

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function wordsOf(part: string): string {
  const words = decoded(part).split(/[-_.+\s]+/)
  return words.filter((word) => word !== '' && !COMMON.has(word.toLowerCase())).join(' ')
}

/**
 * The tools that somebody may have meant by an address that does not exist (`/en/tools/loan-calcultor`), best first, at
 * most `most`; none if it resembles none. `search` is the one of the page's language.
 */
export function nearestTools<Entry>(path: string, search: (text: string) => Entry[], most = 3): Entry[] {
  const parts = path.split('/').map(wordsOf).filter(Boolean)
  for (const text of [parts.at(-1), parts.join(' ')]) {
    const found = text ? search(text) : []
    if (found.length > 0) return found.slice(0, most)
  }
  return []
}
