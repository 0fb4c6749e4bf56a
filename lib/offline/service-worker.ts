import { PHOTO_TOOL, SHARE_PATH } from '@/lib/core/share-target'
import { NetworkOnly, Route, Serwist, Strategy, type StrategyHandler } from 'serwist'
import { engineFile, loadsByItself, removeOutdatedEngines } from './engine-files'
import { KeptFiles } from './kept-files'
import { FAILED, SHARED_FRAGMENT, type Inventory, type InventoryFile, type PageMessage } from './messages'
import {
  fileAt,
  filesOf,
  homeOf,
  largeFiles,
  localePrefixOf,
  offlinePageOf,
  pagesLike,
  type OfflineMap,
  type SiteFile,
} from './offline-map'
import { returnTo } from './return-to'
import { forgetHanded, keepShared } from './shared-files'

declare const self: ServiceWorkerGlobalScope
/** Put in its place by scripts/service-worker.mjs. */
declare const OFFLINE_MAP: OfflineMap

const SITE = self.registration.scope.replace(/\/$/, '')
const MAP = OFFLINE_MAP
const ALL_FILES = MAP.files.map(([path, revision, bytes]): SiteFile => ({ path, revision, bytes }))
const OFFLINE_PAGES = Object.keys(MAP.pages).filter((page) => offlinePageOf(page) === page)
/** Icons, manifests, what the search reads: small, and named by no page. */
const FURNITURE = ALL_FILES.filter(({ path }) => !MAP.pages[path] && !path.startsWith('/_next/'))

const kept = new KeptFiles(SITE)

/** Path below the site's folder, without query; undefined for what is not part of the site. */
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
 * What is kept of a file. A page counts only with all that it loads: its HTML is kept by itself, and a visitor who left before
 * its scripts came would get a page that looks right and never works.
 */
async function fromDevice(file: SiteFile): Promise<Response | undefined> {
  const page = MAP.pages[file.path] !== undefined
  if (page && !(await kept.has(filesOf(MAP, [file.path], { sparing: true })))) return undefined
  return kept.read(file)
}

/** From the device; else from the network, kept on the way if it is what this version of the site consists of. */
class DeviceFirst extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const file = fileOf(request.url)
    if (!file) return handler.fetch(request)
    // Storage that fails must not stand in the way of the network.
    const known = await fromDevice(file).catch(() => undefined)
    if (known) return known
    const response = await kept.fetch(file, request.signal)
    const copy = response.clone()
    // What cannot be kept (a full disk, an aborted download) has still been shown.
    void handler.waitUntil(kept.store(file, copy).catch(() => false))
    // Without an address of its own: a navigation may not be answered with a response that was redirected, and a worker would
    // lose the fragment of the address it was asked for by, in which it is told what to load.
    return new Response(response.body, response)
  }
}

/** Files of an earlier version, for pages that have been open since: no longer on the server, perhaps still here. */
class Leftovers extends Strategy {
  override async _handle(request: Request): Promise<Response> {
    const path = sitePath(request.url)
    const known = path && (await kept.readAnyRevision(path).catch(() => undefined))
    return known || fetch(request)
  }
}

/** What an engine loads by itself. */
class EngineFiles extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { response, keeping } = await engineFile(request, sitePath(request.url) ?? '')
    void handler.waitUntil(keeping)
    return response
  }
}

/** The page that says that another one is not on the device; without it, what there is of the other one. */
async function sorry(request: Request): Promise<Response> {
  const path = sitePath(request.url)
  if (path === undefined || request.mode !== 'navigate') return Response.error()
  const standIn = fileAt(MAP, offlinePageOf(path))
  const page = standIn && (await kept.read(standIn))
  if (page) return new Response(page.body, { status: 503, headers: page.headers })
  const file = fileAt(MAP, path)
  return (file && (await kept.read(file))) ?? Response.error()
}

function isBelow(url: URL, folder: string): boolean {
  return sitePath(url.href)?.startsWith(folder) === true
}

const serwist = new Serwist({ clientsClaim: true, disableDevLogs: true })
serwist.registerRoute(new Route(({ url }) => fileOf(url.href) !== undefined, new DeviceFirst()))
serwist.registerRoute(new Route(({ url }) => isBelow(url, '/_next/static/'), new Leftovers()))
serwist.registerRoute(
  new Route(
    ({ request, url }) => isBelow(url, '/engines/') && loadsByItself(request, sitePath(url.href) ?? ''),
    new EngineFiles(),
  ),
)
serwist.registerRoute(
  new Route(({ request, url }) => request.mode === 'navigate' && isBelow(url, '/'), new NetworkOnly()),
)
serwist.registerRoute(
  new Route(
    ({ url }) => isShare(sitePath(url.href) ?? ''),
    ({ request, url }) => takeShared(request, localePrefixOf(sitePath(url.href) ?? '')),
    'POST',
  ),
)
serwist.setCatchHandler(({ request }) => sorry(request))
// Without Serwist's own install and activate listeners, which would look after a precache that this worker has not.
self.addEventListener('fetch', serwist.handleFetch)

function isShare(path: string): boolean {
  return path === localePrefixOf(path) + SHARE_PATH
}

async function takeShared(request: Request, prefix: string): Promise<Response> {
  // What there was no room for is missed by the page, which says so.
  await request
    .formData()
    .then(keepShared)
    .catch(() => undefined)
  return Response.redirect(`${SITE}${prefix}/tools/${PHOTO_TOOL}${SHARED_FRAGMENT}`, 303)
}

/** The stand-in pages are what a worker cannot do without; what the visitor had before is brought up to date as well as can be. */
async function install(): Promise<void> {
  if (!(await kept.keep([...filesOf(MAP, OFFLINE_PAGES, { sparing: true }), ...FURNITURE])))
    throw new Error('install: a file is missing')
  const known = new Set(await kept.paths())
  const pages = Object.keys(MAP.pages).filter((page) => known.has(page))
  await kept.keep([...filesOf(MAP, pages), ...ALL_FILES.filter(({ path }) => known.has(path))])
}

async function keepPage(url: string): Promise<void> {
  const path = sitePath(url)
  const page = path === undefined ? undefined : fileAt(MAP, path)?.path
  if (page === undefined || !MAP.pages[page]) return
  await kept.keep(filesOf(MAP, [page], { sparing: savesData() }))
  await kept.keep(filesOf(MAP, [homeOf(page)], { sparing: true }))
}

function savesData(): boolean {
  const { connection } = self.navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Drops what earlier versions left, once no page of theirs can be open: one window, and no version about to take over. */
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
  const pages = pagesLike(MAP, path)
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
      await forgetHanded()
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
      return undefined
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('message', (event) => {
  const { source, ports, data } = event
  if (!(source instanceof WindowClient)) return
  // Answered whatever happens: the page waits for it.
  const reply = answer(data as PageMessage, source.url).catch(() => FAILED)
  event.waitUntil(reply.then((value) => ports[0]?.postMessage(value)))
})
// What a page has the system show where it cannot do so itself: lib/browser/notification.ts.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(returnTo(self.clients, SITE, notification.data as string))
})
