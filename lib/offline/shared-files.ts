import { SHARED_CACHE, SHARED_FRAGMENT } from './messages'

const NAME_HEADER = 'x-file-name'
/** What one page hands to the next waits no longer than this. */
export const HANDED_MILLISECONDS = 10 * 60_000
/** The time of handing over in base 36, and what tells two of the same millisecond apart. */
const HANDED_ID = /^([0-9a-z]{8,9})-[0-9a-z]+$/

/** Keeps the files of a form that another app handed over, in place of any that were waiting. */
export async function keepShared(form: FormData): Promise<void> {
  await caches.delete(SHARED_CACHE)
  await keep(
    SHARED_CACHE,
    form.getAll('files').filter((entry) => entry instanceof File),
  )
}

/** Keeps files for the page that is opened with the fragment it gives, for ten minutes at most. */
export async function handOver(files: readonly File[]): Promise<string> {
  await forgetHanded()
  const id = `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`
  await keep(handedCache(id), files)
  return `${SHARED_FRAGMENT}=${id}`
}

/** The files that wait for the page with this fragment, which are then kept no longer; none when their time is over. */
export async function takeShared(fragment: string): Promise<File[]> {
  const name = cacheOf(fragment)
  await forgetHanded()
  if (name === undefined || !(await caches.has(name))) return []
  const cache = await caches.open(name)
  const kept = await cache.matchAll()
  const files = await Promise.all(kept.map(fileIn))
  await caches.delete(name)
  return files
}

/** Drops what was handed over to a page that did not take it in time. */
export async function forgetHanded(now = Date.now()): Promise<void> {
  const old = (await caches.keys()).filter((name) => now - handedAt(name) > HANDED_MILLISECONDS)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A page with this fragment was opened to take files. */
export function announcesFiles(fragment: string): boolean {
  return cacheOf(fragment) !== undefined
}

/** A cache of its own for each handing over, so that two tabs never meet and taking is one step. */
function handedCache(id: string): string {
  return `${SHARED_CACHE}-${id}`
}

/** When a cache of files was handed over; never for any other cache. */
function handedAt(cacheName: string): number {
  const [, time] = HANDED_ID.exec(cacheName.slice(handedCache('').length)) ?? []
  return cacheName.startsWith(handedCache('')) && time !== undefined ? parseInt(time, 36) : Infinity
}

function cacheOf(fragment: string): string | undefined {
  if (fragment === SHARED_FRAGMENT) return SHARED_CACHE
  const [start, id = ''] = fragment.split('=')
  return start === SHARED_FRAGMENT && HANDED_ID.test(id) ? handedCache(id) : undefined
}

/** All of the files or, on a device without room, none. */
async function keep(cacheName: string, files: readonly File[]): Promise<void> {
  const cache = await caches.open(cacheName)
  try {
    for (const [index, file] of files.entries()) {
      const headers = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) }
      await cache.put(`/shared/${index}`, new Response(file, { headers }))
    }
  } catch (error) {
    await caches.delete(cacheName)
    throw error
  }
}

async function fileIn(response: Response): Promise<File> {
  const type = response.headers.get('content-type') ?? ''
  const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? '')
  return new File([await response.blob()], name, { type })
}
