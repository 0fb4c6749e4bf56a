import { SHARED_CACHE } from './messages'

const NAME_HEADER = 'x-file-name'

/** Keeps the files of a form that another app handed over, in place of any that were waiting. */
export async function keepShared(form: FormData): Promise<void> {
  await caches.delete(SHARED_CACHE)
  const cache = await caches.open(SHARED_CACHE)
  const files = form.getAll('files').filter((entry) => entry instanceof File)
  for (const [index, file] of files.entries()) {
    const headers = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) }
    await cache.put(`/shared/${index}`, new Response(file, { headers }))
  }
}

/** The files that wait, which are then kept no longer. */
export async function takeShared(): Promise<File[]> {
  if (!(await caches.has(SHARED_CACHE))) return []
  const cache = await caches.open(SHARED_CACHE)
  const kept = await cache.matchAll()
  const files = await Promise.all(kept.map(fileIn))
  await caches.delete(SHARED_CACHE)
  return files
}

async function fileIn(response: Response): Promise<File> {
  const type = response.headers.get('content-type') ?? ''
  const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? '')
  return new File([await response.blob()], name, { type })
}
