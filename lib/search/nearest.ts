import { LOCALES } from '@/lib/i18n/locales'
import { percentDecode } from '@/lib/text/percent-decode'

/** Words of a URL that are unrelated to the tool. */
const COMMON = new Set<string>([...LOCALES, 'tools', 'tool', 'index', 'html', 'htm', 'php', 'page', 'www'])

function wordsOf(part: string): string {
  const words = percentDecode(part).split(/[-_.+\s]+/)
  return words.filter((word) => word !== '' && !COMMON.has(word.toLowerCase())).join(' ')
}

/**
 * Finds at most `most` results of a search that the path of a missing page may refer to (`/en/tools/loan-calcultor`), best match
 * first. `search` is the search function in the page's language.
 */
export function nearestTools<Hit>(path: string, search: (text: string) => Hit[], most = 3): Hit[] {
  const parts = path.split('/').map(wordsOf).filter(Boolean)
  for (const text of [parts.at(-1), parts.join(' ')]) {
    const found = text ? search(text) : []
    if (found.length > 0) return found.slice(0, most)
  }
  return []
}
