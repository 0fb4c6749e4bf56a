import { FILES_CACHE } from '@/lib/core/stored-names'
import type { SiteFile } from './offline-map'

const AT_ONCE = 4
/** Headers of the transfer, not of the stored content. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding']

/**
 * The site's files on the device, by path and revision. A file is stored and used only while its bytes match its revision, so
 * that a broken download or a damaged cache is at worst a missing file.
 */
export class KeptFiles {
  private opened: Promise<Cache> | undefined

  /** `site`: origin and folder of the site, without a slash at the end. */
  constructor(private readonly site: string) {}

  /** The stored copy of a file; a damaged one is deleted. */
  async read(file: SiteFile): Promise<Response | undefined> {
    const cache = await this.cache()
    const kept = await cache.match(this.key(file))
    if (!kept) return undefined
    const bytes = await kept.arrayBuffer().catch(() => undefined)
    if (bytes && (await revisionOf(bytes)) === file.revision) return new Response(bytes, { headers: kept.headers })
    await cache.delete(this.key(file))
    return undefined
  }

  /** The stored file of a path in any revision: for pages of an earlier version that are still open. */
  async readAnyRevision(path: string): Promise<Response | undefined> {
    const cache = await this.cache()
    const [key] = await cache.keys(this.site + path, { ignoreSearch: true })
    const revision = key && new URL(key.url).searchParams.get('revision')
    return revision ? this.read({ path, revision, bytes: 0 }) : undefined
  }

  /** The file from the network. Hashed names may come from the browser's HTTP cache; others are revalidated. */
  fetch({ path }: SiteFile, signal?: AbortSignal): Promise<Response> {
    const cache = path.startsWith('/_next/static/') ? 'default' : 'no-cache'
    return fetch(this.site + path, { cache, credentials: 'same-origin', signal })
  }

  /** Stores a response's body if its checksum matches; returns whether it did. */
  async store(file: SiteFile, response: Response): Promise<boolean> {
    const bytes = await response.arrayBuffer()
    if ((await revisionOf(bytes)) !== file.revision) return false
    const headers = new Headers(response.headers)
    for (const name of TRANSFER_HEADERS) headers.delete(name)
    const cache = await this.cache()
    await cache.put(this.key(file), new Response(bytes, { headers }))
    return true
  }

  /** Fetches and stores missing or damaged files; returns whether all of them are stored now. */
  async keep(files: readonly SiteFile[]): Promise<boolean> {
    const queue = new Map(files.map((file) => [file.path, file])).values()
    let complete = true
    const work = async () => {
      for (const file of queue) {
        const kept = (await this.read(file)) !== undefined || (await this.fetchAndStore(file))
        complete &&= kept
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return complete
  }

  /** True if all of the files are stored. They are not read, so that the page is answered without delay. */
  async has(files: readonly SiteFile[]): Promise<boolean> {
    const cache = await this.cache()
    const found = await Promise.all(files.map((file) => cache.match(this.key(file))))
    return found.every((response) => response !== undefined)
  }

  /** A function that tells whether a file is on the device at this moment. */
  async presence(): Promise<(file: SiteFile) => boolean> {
    const cache = await this.cache()
    const keys = new Set((await cache.keys()).map(({ url }) => url))
    return (file) => keys.has(this.key(file))
  }

  /** Paths of all stored files, in any revision. */
  async paths(): Promise<string[]> {
    const cache = await this.cache()
    const keys = await cache.keys()
    return [...new Set(keys.map(({ url }) => url.split('?')[0]!.slice(this.site.length)))]
  }

  async remove(files: readonly SiteFile[]): Promise<void> {
    const cache = await this.cache()
    await Promise.all(files.map((file) => cache.delete(this.key(file))))
  }

  /** Drops everything but these files. */
  async retain(files: readonly SiteFile[]): Promise<void> {
    const cache = await this.cache()
    const wanted = new Set(files.map((file) => this.key(file)))
    const keys = await cache.keys()
    await Promise.all(keys.filter(({ url }) => !wanted.has(url)).map((key) => cache.delete(key)))
  }

  /**
   * Opened once: when a page deletes the cache, what this worker is still writing goes to the deleted one and does not
   * create it again.
   */
  private cache(): Promise<Cache> {
    this.opened ??= caches.open(FILES_CACHE).catch((error: unknown) => {
      this.opened = undefined
      throw error
    })
    return this.opened
  }

  private key({ path, revision }: SiteFile): string {
    return `${this.site}${path}?revision=${revision}`
  }

  private async fetchAndStore(file: SiteFile): Promise<boolean> {
    try {
      return await this.store(file, await this.fetch(file))
    } catch {
      return false
    }
  }
}

/** First 16 hexadecimal digits of the content's SHA-256. */
export async function revisionOf(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content)
  return [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
