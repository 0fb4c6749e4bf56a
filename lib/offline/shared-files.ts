import { SHARED_CACHE } from '@/lib/core/stored-names'
import { SHARED_FRAGMENT } from './messages'

const NAME_HEADER = 'x-file-name'
const PATH_HEADER = 'x-file-path'
const DATE_HEADER = 'x-file-date'
/** How long files from one page are stored for the next. */
export const HANDOVER_LIFETIME_MILLISECONDS = 10 * 60_000
/** Time of creation in base 36, and a random part. */
const HANDOVER_ID = /^([0-9a-z]{8,9})-[0-9a-z]+$/

/** Gives a file the path that browsers set only on files of a chosen folder. */
export function withPath(file: File, path: string): File {
  return Object.defineProperty(file, 'webkitRelativePath', { value: path })
}

/** Stores the files of a form posted by another app, replacing any that were not taken. */
export async function storeSharedForm(form: FormData): Promise<void> {
  await caches.delete(SHARED_CACHE)
  await storeAll(
    SHARED_CACHE,
    form.getAll('files').filter((entry) => entry instanceof File),
  )
}

/** Stores files for at most ten minutes for the page that is opened with the returned URL fragment. */
export async function storeHandover(files: readonly File[]): Promise<string> {
  await deleteExpiredHandovers()
  const id = `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`
  await storeAll(handoverCache(id), files)
  return `${SHARED_FRAGMENT}=${id}`
}

/** Removes and returns the files stored for the page with this fragment; an empty array when they have expired. */
export async function takeSharedFiles(fragment: string): Promise<File[]> {
  const name = cacheNameOf(fragment)
  await deleteExpiredHandovers()
  if (name === undefined || !(await caches.has(name))) return []
  const cache = await caches.open(name)
  const responses = await cache.matchAll()
  const files = await Promise.all(responses.map(toFile))
  await caches.delete(name)
  return files
}

/** Deletes files that no page took in time. */
export async function deleteExpiredHandovers(now = Date.now()): Promise<void> {
  const old = (await caches.keys()).filter((name) => now - handoverTime(name) > HANDOVER_LIFETIME_MILLISECONDS)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** True when a URL fragment refers to stored files. */
export function refersToFiles(fragment: string): boolean {
  return cacheNameOf(fragment) !== undefined
}

/** Each set of files has its own cache, so that tabs do not interfere and one deletion removes all files. */
function handoverCache(id: string): string {
  return `${SHARED_CACHE}-${id}`
}

/** Time when a cache of files was created in milliseconds since 1970; Infinity for any other cache. */
function handoverTime(cacheName: string): number {
  const [, time] = HANDOVER_ID.exec(cacheName.slice(handoverCache('').length)) ?? []
  return cacheName.startsWith(handoverCache('')) && time !== undefined ? parseInt(time, 36) : Infinity
}

function cacheNameOf(fragment: string): string | undefined {
  if (fragment === SHARED_FRAGMENT) return SHARED_CACHE
  const [start, id = ''] = fragment.split('=')
  return start === SHARED_FRAGMENT && HANDOVER_ID.test(id) ? handoverCache(id) : undefined
}

/** Stores all of the files or, when storage is full, none, and rejects. */
async function storeAll(cacheName: string, files: readonly File[]): Promise<void> {
  const cache = await caches.open(cacheName)
  try {
    for (const [index, file] of files.entries()) {
      const headers = {
        'content-type': file.type,
        [NAME_HEADER]: encodeURIComponent(file.name),
        [PATH_HEADER]: encodeURIComponent(file.webkitRelativePath ?? ''),
        [DATE_HEADER]: String(file.lastModified),
      }
      await cache.put(`/shared/${index}`, new Response(file, { headers }))
    }
  } catch (error) {
    await caches.delete(cacheName)
    throw error
  }
}

async function toFile(response: Response): Promise<File> {
  const type = response.headers.get('content-type') ?? ''
  const name = decodeURIComponent(response.headers.get(NAME_HEADER)!)
  // Files that a page of an earlier version stored have neither.
  const path = decodeURIComponent(response.headers.get(PATH_HEADER) ?? '')
  const lastModified = Number(response.headers.get(DATE_HEADER) ?? Date.now())
  const file = new File([await response.blob()], name, { type, lastModified })
  return path ? withPath(file, path) : file
}
