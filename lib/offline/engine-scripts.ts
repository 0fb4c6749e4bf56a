import table from '@/lib/core/engine-files.json'
import { revisionOf } from './kept-files'
import { ENGINE_CACHE } from './messages'

interface Group {
  readonly folder: string
  readonly files: Readonly<Record<string, { readonly served: string; readonly sha256: string }>>
}

/** SHA-256 by path below the site's folder. */
const CHECKSUMS: ReadonlyMap<string, string> = new Map(
  (Object.values(table) as Group[]).flatMap(({ folder, files }) =>
    Object.values(files).map(({ served, sha256 }) => [`/engines/${folder}/${served}`, sha256] as const),
  ),
)

/** An engine's script from the device, else from the network and then kept if it is what the table says. */
export async function engineScript(
  request: Request,
  path: string,
): Promise<{ response: Response; keeping: Promise<void> }> {
  const cache = await caches.open(ENGINE_CACHE)
  const kept = await cache.match(request.url)
  if (kept) return { response: kept, keeping: Promise.resolve() }
  const response = await fetch(request)
  return { response, keeping: keep(cache, request.url, response.clone(), CHECKSUMS.get(path)) }
}

async function keep(cache: Cache, url: string, copy: Response, checksum: string | undefined): Promise<void> {
  const bytes = await copy.arrayBuffer()
  if (checksum?.startsWith(await revisionOf(bytes)))
    await cache.put(url, new Response(bytes, { headers: copy.headers }))
}
