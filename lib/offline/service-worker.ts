import { savesData } from '@/lib/core/connection'
import { SHARE_PATH } from './share-target'
import { engineResponse, loadsByItself, removeOutdatedEngines } from './engine-files'
import { KeptFiles } from './kept-files'
import { FAILED, SHARED_FRAGMENT, type Inventory, type InventoryFile, type PageMessage } from './messages'
import {
  fileAt,
  filesOf,
  homePageOf,
  largeFiles,
  localePrefixOf,
  offlinePageOf,
  pagesInLanguageOf,
  type OfflineMap,
  type SiteFile,
} from './offline-map'
import { focusOrOpen } from './focus-or-open'
import { deleteExpiredHandovers, storeSharedForm } from './shared-files'

declare const self: ServiceWorkerGlobalScope
/** Defined by scripts/build/service-worker.mjs when it bundles this file. */
declare const OFFLINE_MAP: OfflineMap

const SITE = self.registration.scope.replace(/\/$/, '')
const MAP = OFFLINE_MAP
const ALL_FILES = MAP.files.map(([path, revision, bytes]): SiteFile => ({ path, revision, bytes }))
const OFFLINE_PAGES = Object.keys(MAP.pages).filter((page) => offlinePageOf(page) === page)
/** Icons, manifests and search indexes: small, and not referenced by the HTML of any page. */
const SHELL_ASSETS = ALL_FILES.filter(({ path }) => !MAP.pages[path] && !path.startsWith('/_next/'))

const kept = new KeptFiles(SITE)

/** Path below the site's folder, without query; undefined for URLs outside the site. */
function sitePath(url: string): string | undefined {
  const { origin, pathname } = new URL(url)
  const address = origin + pathname
  return address.startsWith(`${SITE}/`) ? address.slice(SITE.length) : undefined
}

function fileOf(url: string): SiteFile | undefined {
  const path = sitePath(url)
  return path === undefined ? undefined : fileAt(MAP, path)
}

/**
 * The stored response for a file. A page counts only together with everything it loads: its HTML alone would look right
 * and never work, which happens when a visitor left before its scripts arrived.
 */
async function fromDevice(file: SiteFile): Promise<Response | undefined> {
  const page = MAP.pages[file.path] !== undefined
  if (page && !(await kept.has(filesOf(MAP, [file.path], { sparing: true })))) return undefined
  return kept.read(file)
}

/** From the device; else from the network, and then stored if the bytes are those of this version of the site. */
async function deviceFirst(event: FetchEvent, file: SiteFile): Promise<Response> {
  // Storage that fails must not block the network.
  const stored = await fromDevice(file).catch(() => undefined)
  if (stored) return stored
  const response = await kept.fetch(file, event.request.signal)
  // A response that cannot be stored (full disk, aborted download) is still shown.
  event.waitUntil(kept.store(file, response.clone()).catch(() => false))
  // Copied without its URL: a navigation refuses a redirected response, and a worker takes its URL with the fragment, which
  // selects what it loads, from the response if that has one.
  return new Response(response.body, response)
}

/** Files of an earlier build, for pages that are still open: no longer on the server, but possibly on the device. */
async function previousBuildFirst(request: Request, path: string): Promise<Response> {
  return (await kept.readAnyRevision(path).catch(() => undefined)) ?? fetch(request)
}

async function engineFirst(event: FetchEvent, path: string): Promise<Response> {
  const { response, keeping } = await engineResponse(event.request, path)
  event.waitUntil(keeping)
  return response
}

/** The page that says that another page is not on the device; failing that, a stored copy of the requested page. */
async function offlineFallback({ url, mode }: Request): Promise<Response> {
  const path = sitePath(url)
  if (path === undefined || mode !== 'navigate') return Response.error()
  const fallback = fileAt(MAP, offlinePageOf(path))
  const page = fallback && (await kept.read(fallback))
  if (page) return new Response(page.body, { status: 503, headers: page.headers })
  const file = fileAt(MAP, path)
  return (file && (await kept.read(file))) ?? Response.error()
}

/** The response to a request; undefined for a request that is left to the browser. */
function respond(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const path = sitePath(request.url)
  if (path === undefined) return undefined
  const prefix = localePrefixOf(path)
  if (request.method === 'POST') return path === prefix + SHARE_PATH ? takeShared(request, prefix) : undefined
  if (request.method !== 'GET') return undefined
  const file = fileAt(MAP, path)
  if (file) return deviceFirst(event, file)
  if (path.startsWith('/_next/static/')) return previousBuildFirst(request, path)
  if (path.startsWith('/engines/') && loadsByItself(request, path)) return engineFirst(event, path)
  return request.mode === 'navigate' ? fetch(request) : undefined
}

async function takeShared(request: Request, prefix: string): Promise<Response> {
  // Files that could not be stored are missing on the page, which reports it.
  await request
    .formData()
    .then(storeSharedForm)
    .catch(() => undefined)
  return Response.redirect(`${SITE}${prefix || '/'}${SHARED_FRAGMENT}`, 303)
}

/** Fails without the offline pages; what the visitor had stored before is updated as far as possible. */
async function install(): Promise<void> {
  if (!(await kept.keep([...filesOf(MAP, OFFLINE_PAGES, { sparing: true }), ...SHELL_ASSETS])))
    throw new Error('install: a file is missing')
  const known = new Set(await kept.paths())
  const pages = Object.keys(MAP.pages).filter((page) => known.has(page))
  await kept.keep([...filesOf(MAP, pages), ...ALL_FILES.filter(({ path }) => known.has(path))])
}

async function keepPage(url: string): Promise<void> {
  const path = sitePath(url)
  const page = path === undefined ? undefined : fileAt(MAP, path)?.path
  if (page === undefined || !MAP.pages[page]) return
  const sparing = savesData(navigator)
  // The page first: the visitor may leave before the home page has come.
  for (const needed of [page, homePageOf(page)]) await kept.keep(filesOf(MAP, [needed], { sparing }))
}

/** Deletes files of earlier versions once none of their pages can be open: a single window, and no version waiting. */
async function tidy(): Promise<void> {
  const { waiting, installing } = self.registration
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (waiting || installing || windows.length > 1) return
  await kept.retain(ALL_FILES)
  await removeOutdatedEngines(SITE)
}

async function takeInventory(path: string): Promise<Inventory> {
  const isKept = await kept.presence()
  const pathOnOrigin = (known: string) => new URL(SITE + known).pathname
  const row = (file: SiteFile): InventoryFile => ({
    path: pathOnOrigin(file.path),
    bytes: file.bytes,
    kept: isKept(file),
  })
  const pages = pagesInLanguageOf(MAP, path)
  return {
    keptPages: pages.filter((page) => filesOf(MAP, [page]).every(isKept)).map(pathOnOrigin),
    files: filesOf(MAP, pages).map(row),
    large: Object.fromEntries(Object.keys(MAP.large).map((name) => [name, largeFiles(MAP, name).map(row)])),
  }
}

function filesAt(paths: readonly string[]): SiteFile[] {
  return paths.flatMap((path) => fileOf(new URL(path, SITE).href) ?? [])
}

async function answer(message: PageMessage, page: string): Promise<unknown> {
  switch (message.type) {
    case 'KEEP_PAGE':
      await deleteExpiredHandovers()
      await keepPage(page)
      return tidy()
    case 'TAKE_INVENTORY':
      return takeInventory(sitePath(page) ?? '/')
    case 'KEEP':
      return kept.keep(filesAt(message.paths))
    case 'FORGET':
      await kept.remove(filesAt(message.paths))
      return true
    case 'SKIP_WAITING':
      return self.skipWaiting()
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()))
// Not awaited: in Firefox, claiming waits for a worker that is fetching a module, and the fetch for the activation, for a
// minute.
self.addEventListener('activate', () => void self.clients.claim())
self.addEventListener('fetch', (event) => {
  const response = respond(event)
  if (response) event.respondWith(response.catch(() => offlineFallback(event.request)))
})
self.addEventListener('message', (event) => {
  const { source, ports, data } = event
  if (!(source instanceof WindowClient)) return
  // The page waits for an answer, also when the work failed.
  const reply = answer(data as PageMessage, source.url).catch(() => FAILED)
  event.waitUntil(reply.then((value) => ports[0]?.postMessage(value)))
})
// Notifications that a page cannot show by itself: components/tools/pomodoro-timer/notification.ts.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(focusOrOpen(self.clients, SITE, notification.data as string))
})
