/** Messages from a page to the service worker. */
export type PageMessage =
  /** The page has loaded: cache it with the files it may need. */
  | { readonly type: 'KEEP_PAGE' }
  /** Requests the `Inventory` for the language of the page; answered on the transferred port. */
  | { readonly type: 'TAKE_INVENTORY' }
  /** Fetches and caches files; answered with whether all of them are cached. */
  | { readonly type: 'KEEP'; readonly paths: readonly string[] }
  /** Removes files from the device; answered with `true`. */
  | { readonly type: 'FORGET'; readonly paths: readonly string[] }
  /** Activates a waiting version. */
  | { readonly type: 'SKIP_WAITING' }

/** The answer to a request that failed, for example because storage is denied or full. */
export const FAILED = 'FAILED'

export interface InventoryFile {
  /** Path on this origin. */
  readonly path: string
  readonly bytes: number
  readonly kept: boolean
}

/** The files of the site in one language, and which of them are on the device. */
export interface Inventory {
  /** Paths on this origin of the pages that are on the device with all their files. */
  readonly keptPages: readonly string[]
  readonly files: readonly InventoryFile[]
  readonly large: Readonly<Record<string, readonly InventoryFile[]>>
}

/** URL fragment of a page that is opened with shared files. */
export const SHARED_FRAGMENT = '#shared'
