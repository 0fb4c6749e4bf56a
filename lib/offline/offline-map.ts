import { PREFIXED_LOCALES } from '@/lib/i18n/locales'

/** The files of a page, as indices into `OfflineMap.files`. */
export interface PageFiles {
  readonly html: number
  /** Files that its HTML loads. */
  readonly loads: readonly number[]
  /** Files that its code may load later: workers, scripts of engines, WebAssembly of up to a megabyte. */
  readonly later: readonly number[]
}

/** The files of the built site, written into the service worker by the build. */
export interface OfflineMap {
  /**
   * Path below the site's folder (see `cleanPath` for pages), first 16 hexadecimal digits of the SHA-256, size in
   * bytes.
   */
  readonly files: readonly (readonly [path: string, revision: string, bytes: number])[]
  readonly pages: Readonly<Record<string, PageFiles>>
  /** Files of more than a megabyte by the name of their purpose: cached only when used or requested. */
  readonly large: Readonly<Record<string, readonly number[]>>
}

export interface SiteFile {
  readonly path: string
  readonly revision: string
  readonly bytes: number
}

const LOCALE_PREFIX = new RegExp(`^/(?:${PREFIXED_LOCALES.join('|')})(?=/|$)`)

function at(map: OfflineMap, index: number): SiteFile {
  const [path, revision, bytes] = map.files[index] ?? ['', '', 0]
  return { path, revision, bytes }
}

/** Normalizes the path of a page: hosts serve it as `/tools/x.html`, `/tools/x/` or `/tools/x`. */
export function cleanPath(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/*$/, '') || '/'
}

/** The file at a path below the site's folder; undefined when there is none that can be cached. */
export function fileAt(map: OfflineMap, path: string): SiteFile | undefined {
  const page = map.pages[cleanPath(path)]
  if (page) return at(map, page.html)
  const index = map.files.findIndex(([known]) => known === path)
  return index < 0 ? undefined : at(map, index)
}

/** Language prefix of a path: `/en`, `/ja` or ''. */
export function localePrefixOf(path: string): string {
  return LOCALE_PREFIX.exec(path)?.[0] ?? ''
}

/** Path of the home page in the language of a path. */
export function homePageOf(path: string): string {
  return localePrefixOf(path) || '/'
}

/** Path of the offline fallback page in the language of a path. */
export function offlinePageOf(path: string): string {
  return `${localePrefixOf(path)}/offline`
}

/** Paths of all pages in the language of a path, except its offline fallback. */
export function pagesInLanguageOf(map: OfflineMap, path: string): string[] {
  const home = homePageOf(path)
  return Object.keys(map.pages).filter((page) => homePageOf(page) === home && page !== offlinePageOf(path))
}

/** The files of pages without duplicates; `sparing` omits the files that are only needed once a tool is used. */
export function filesOf(map: OfflineMap, pages: readonly string[], { sparing = false } = {}): SiteFile[] {
  const indices = pages.flatMap((path) => {
    const page = map.pages[path]
    return page ? [page.html, ...page.loads, ...(sparing ? [] : page.later)] : []
  })
  return [...new Set(indices)].map((index) => at(map, index))
}

/** The files of more than a megabyte for a purpose, by its name. */
export function largeFiles(map: OfflineMap, name: string): SiteFile[] {
  return (map.large[name] ?? []).map((index) => at(map, index))
}
