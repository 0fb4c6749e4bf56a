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
  /^(favicon\.ico|icon\.svg|icon-192\.png|apple-touch-icon\.png|(\w+\/)?manifest\.webmanifest|search-index\/\w+\.json)$/
/** Files past this are not kept for somebody who may never use them. */
const LARGE_BYTES = 1_000_000
/** What a large file is for, by what is found in its name or text; labelled in the messages of `offline`. */
const LARGE = { heic: 'libheif', avif: 'avif_enc', pdf: 'GetDocRequest' }

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

function purposeOf(name, content) {
  const purpose = Object.entries(LARGE).find(([, mark]) => name.includes(mark) || content.includes(mark))
  return purpose ? purpose[0] : 'other'
}

/**
 * What each page of a site needs.
 * @param {ReadonlyMap<string, Buffer>} files name below the build's folder → content
 * @returns {import('@/lib/offline/offline-map').OfflineMap}
 */
export function offlineMap(files) {
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
      const purpose = purposeOf(name, files.get(name))
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
