/** What a page may say to the service worker. The type of the last is Serwist's. */
export type PageMessage =
  /** The page has loaded: keep it, with what it may need. */
  | { readonly type: 'KEEP_PAGE' }
  /** Asks for the `Inventory` of the language of the page that asks; answered on the port that comes along. */
  | { readonly type: 'TAKE_INVENTORY' }
  /** Fetches and keeps files; answered with whether all of them are there now. */
  | { readonly type: 'KEEP'; readonly paths: readonly string[] }
  /** Takes files off the device; answered with `true`. */
  | { readonly type: 'FORGET'; readonly paths: readonly string[] }
  /** Lets a new version take over. */
  | { readonly type: 'SKIP_WAITING' }

/** The answer to a question when what it asks for could not be done: a browser that gives no room, a full disk. */
export const FAILED = 'FAILED'

export interface InventoryFile {
  /** Path on this origin, to be fetched. */
  readonly path: string
  readonly bytes: number
  readonly kept: boolean
}

/** What the site has for this language, and what of it is on the device. */
export interface Inventory {
  /** Paths on this origin of the pages that are on the device with all they need. */
  readonly keptPages: readonly string[]
  readonly files: readonly InventoryFile[]
  readonly large: Readonly<Record<string, readonly InventoryFile[]>>
}

/** Names of the site's caches all begin with this; other sites may live on the same origin. */
export const CACHE_PREFIX = 'toolbox-'
/** Engines' files (lib/browser/engine-store.ts), by their address. */
export const ENGINE_CACHE = `${CACHE_PREFIX}engines`
/** Files handed over by another app, until the page has taken them. */
export const SHARED_CACHE = `${CACHE_PREFIX}shared`
/** Fragment of the address that a page with shared files waiting is opened at. */
export const SHARED_FRAGMENT = '#shared'
