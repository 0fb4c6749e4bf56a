/** A page's files, by their place in `OfflineMap.files`. */
export interface PageFiles {
  readonly html: number
  /** What its HTML names: loaded with it. */
  readonly loads: readonly number[]
  /** What its code may load later: workers, engines' glue, WebAssembly up to a megabyte. */
  readonly later: readonly number[]
}

/** What the built site consists of, written into the service worker by scripts/service-worker.mjs. */
export interface OfflineMap {
  /** Path below the site's folder, first 16 hexadecimal digits of its SHA-256, bytes. A page's path is its clean one. */
  readonly files: readonly (readonly [path: string, revision: string, bytes: number])[]
  readonly pages: Readonly<Record<string, PageFiles>>
  /** Files past a megabyte by the name of what they are for: kept when used or asked for, never by themselves. */
  readonly large: Readonly<Record<string, readonly number[]>>
}

export interface SiteFile {
  readonly path: string
  readonly revision: string
  readonly bytes: number
}

const LOCALE_PREFIX = /^\/(en|ja)(?=\/|$)/

function at(map: OfflineMap, index: number): SiteFile {
  const [path, revision, bytes] = map.files[index] ?? ['', '', 0]
  return { path, revision, bytes }
}

/** A page's clean path, however a host spells its address: `/tools/x.html`, `/tools/x/` and `/tools/x` are one page. */
export function cleanPath(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/*$/, '') || '/'
}

/** The file behind a path below the site's folder; undefined when the site has none that can be kept. */
export function fileAt(map: OfflineMap, path: string): SiteFile | undefined {
  const page = map.pages[cleanPath(path)]
  if (page) return at(map, page.html)
  const index = map.files.findIndex(([known]) => known === path)
  return index < 0 ? undefined : at(map, index)
}

/** What paths in the language of a path begin with: `/en`, or nothing. */
export function localePrefixOf(path: string): string {
  return LOCALE_PREFIX.exec(path)?.[0] ?? ''
}

/** The home page of the language that a path is in. */
export function homeOf(path: string): string {
  return localePrefixOf(path) || '/'
}

/** The page that stands in for one that is not on the device, in the language of its path. */
export function offlinePageOf(path: string): string {
  return `${localePrefixOf(path)}/offline`
}

/** Paths of all pages in the language of a path, except the one that stands in. */
export function pagesLike(map: OfflineMap, path: string): string[] {
  const home = homeOf(path)
  return Object.keys(map.pages).filter((page) => homeOf(page) === home && page !== offlinePageOf(path))
}

/** The files of pages, each once; `sparing` leaves out what is not needed before their tools are used. */
export function filesOf(map: OfflineMap, pages: readonly string[], { sparing = false } = {}): SiteFile[] {
  const indices = pages.flatMap((path) => {
    const page = map.pages[path]
    return page ? [page.html, ...page.loads, ...(sparing ? [] : page.later)] : []
  })
  return [...new Set(indices)].map((index) => at(map, index))
}

/** The files past a megabyte that are for one thing, by its name. */
export function largeFiles(map: OfflineMap, name: string): SiteFile[] {
  return (map.large[name] ?? []).map((index) => at(map, index))
}
