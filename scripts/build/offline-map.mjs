/**
 * Finds out what each page of the built site consists of, from the built files themselves: Turbopack names every chunk and
 * every file a chunk may load later in full.
 */
import { createHash } from 'node:crypto'

const REFERENCE = /static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|wasm)/g
/** Pages that are answered at any address or none. */
const NO_PAGES = new Set(['404.html', '_not-found.html'])
/** Not named by any page's HTML in a way that the reference above finds. */
const OTHERS =
  /^(favicon\.ico|icon\.svg|icon-192\.png|apple-touch-icon\.png|([\w-]+\/)?manifest\.webmanifest|search-index\/[\w-]+\.json)$/
/** Files past this are not kept for somebody who may never use them. */
const LARGE_BYTES = 1_000_000
/** What the large files of shared codecs are for, each with text that only that file's name or content holds. */
const CODECS = { heic: 'libheif', avif: 'avif_enc' }

function revisionOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

function referencesIn(content) {
  return new Set([...content.toString('utf8').matchAll(REFERENCE)].map(([name]) => `_next/${name}`))
}

/** Site path of an HTML file of the build: `en/tools/x.html` → `/en/tools/x`, `index.html` → `/`. */
export function pathOf(name) {
  return `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

/** Everything reachable from a page's own files, those included. */
function closureOf(loads, references) {
  const found = new Set(loads)
  for (const name of found) for (const other of references.get(name) ?? []) found.add(other)
  return found
}

function purposeOf(purposes, name, content) {
  const purpose = Object.entries(purposes).find(([, mark]) => name.includes(mark) || content.includes(mark))
  return purpose ? purpose[0] : 'other'
}

/**
 * What each page of a site needs.
 * @param {ReadonlyMap<string, Buffer>} files name below the build's folder → content
 * @param {Readonly<Record<string, string>>} loadsLate the large files of single tools, as their tool.ts names them
 * @returns {import('@/lib/offline/offline-map').OfflineMap}
 */
export function offlineMap(files, loadsLate = {}) {
  const purposes = { ...CODECS, ...loadsLate }
  const names = [...files.keys()]
  const pages = names.filter((name) => name.endsWith('.html') && !NO_PAGES.has(name))
  const references = new Map(
    names
      .filter((name) => pages.includes(name) || /\.(js|css)$/.test(name))
      .map((name) => [name, new Set([...referencesIn(files.get(name))].filter((other) => files.has(other)))]),
  )

  const table = []
  const known = new Map()
  const indexOf = (name) => {
    if (!known.has(name)) {
      const content = files.get(name)
      const path = name.endsWith('.html') ? pathOf(name) : `/${name}`
      known.set(name, table.push([path, revisionOf(content), content.length]) - 1)
    }
    return known.get(name)
  }
  const isLarge = (name) => files.get(name).length > LARGE_BYTES

  /** @type {Record<string, number[]>} */
  const large = {}
  const describe = (page) => {
    const loads = references.get(page)
    const later = [...closureOf(loads, references)].filter((name) => !loads.has(name))
    for (const name of later.filter(isLarge)) {
      const purpose = purposeOf(purposes, name, files.get(name))
      large[purpose] = [...new Set([...(large[purpose] ?? []), indexOf(name)])]
    }
    return {
      html: indexOf(page),
      loads: [...loads].map(indexOf),
      later: later.filter((name) => !isLarge(name)).map(indexOf),
    }
  }
  const described = Object.fromEntries(pages.map((page) => [pathOf(page), describe(page)]))
  for (const name of names) if (OTHERS.test(name)) indexOf(name)
  return { files: table, pages: described, large }
}
