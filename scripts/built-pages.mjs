import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Pages that stand in for others, without an address of their own: of what is not there, and without a connection. */
const STAND_IN = /^\/(404|_not-found|([\w-]+\/)?offline)$/
/** Folders of `out/` without pages, and with thousands of files. */
const WITHOUT_PAGES = new Set(['_next', 'engines', 'og'])

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))
}

/**
 * Addresses of the built pages, one for each HTML file of `out/`: `/`, `/en`, `/tools/x`, … sorted.
 * @returns {string[]}
 */
export function builtPages(folder = 'out') {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !WITHOUT_PAGES.has(name))
  const files = entries.flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? filesOf(file) : [file]
  })
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${path.relative(folder, file).split(path.sep).join('/').slice(0, -'.html'.length)}`)
    .map((page) => (page === '/index' ? '/' : page))
    .filter((page) => !STAND_IN.test(page))
    .sort()
}
