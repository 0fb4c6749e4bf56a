import { ENGINE_CACHE } from '@/lib/core/stored-names'
import table from './engine-table.json'
import { revisionOf } from './kept-files'

interface Group {
  readonly folder: string
  readonly files: Readonly<Record<string, { readonly served: string; readonly sha256: string }>>
}

/** Where this version of the site has engines' files. */
const FOLDERS = (Object.values(table) as Group[]).map(({ folder }) => `/engines/${folder}/`)
/** SHA-256 by path below the site's folder. */
const CHECKSUMS: ReadonlyMap<string, string> = new Map(
  (Object.values(table) as Group[]).flatMap(({ folder, files }) =>
    Object.values(files).map(({ served, sha256 }) => [`/engines/${folder}/${served}`, sha256] as const),
  ),
)

/**
 * True for files that an engine loads without the page: scripts, and files of folders that the table does not list.
 * lib/platform/engine-store.ts fetches, checks and stores the others.
 */
export function loadsByItself(request: Request, path: string): boolean {
  return request.destination !== '' || !CHECKSUMS.has(path)
}

/** A file of an engine from the device, else from the network, storing it if its checksum matches. */
export async function engineResponse(request: Request, path: string) {
  const cache = await caches.open(ENGINE_CACHE)
  const kept = await cache.match(request.url)
  if (kept) return { response: kept, keeping: Promise.resolve() }
  const response = await fetch(request)
  return { response, keeping: keep(cache, request.url, response.clone(), CHECKSUMS.get(path)) }
}

/** Deletes engines of earlier versions of the site. */
export async function removeOutdatedEngines(site: string): Promise<void> {
  if (!(await caches.has(ENGINE_CACHE))) return
  const cache = await caches.open(ENGINE_CACHE)
  const keys = await cache.keys()
  const outdated = keys.filter(({ url }) => !FOLDERS.some((folder) => url.startsWith(site + folder)))
  await Promise.all(outdated.map((key) => cache.delete(key)))
}

async function keep(cache: Cache, url: string, copy: Response, checksum: string | undefined): Promise<void> {
  const bytes = await copy.arrayBuffer()
  // Files without a row in the table are covered by the folder's hash; only an HTML page served in their place is rejected.
  const trusted = checksum
    ? checksum.startsWith(await revisionOf(bytes))
    : copy.ok && !copy.headers.get('content-type')?.startsWith('text/html')
  if (trusted) await cache.put(url, new Response(bytes, { headers: copy.headers }))
}
