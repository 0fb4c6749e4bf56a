import { abortError, ToolError } from '@/lib/core/errors'
import { ENGINE_CACHE } from '@/lib/core/stored-names'
import type { EngineFile } from './engine-files'

/** Progress of loading the requested files. */
export interface Download {
  readonly loadedBytes: number
  readonly totalBytes: number
}

export interface LoadOptions {
  readonly signal?: AbortSignal
  readonly report?: (download: Download) => void
}

/**
 * Loads engine files from the network into the cache unless they are there, and returns them as they are kept, in the order
 * requested: gzip as it is served, Zstandard unpacked, because a script would unpack it again for each page. Throws ToolError
 * `engineFailed` when a file cannot be loaded or its checksum is wrong.
 */
export async function keepEngineFiles(files: readonly EngineFile[], options: LoadOptions = {}): Promise<Blob[]> {
  return (await keepAll(files, options)).map(({ kept }) => kept)
}

/** A file as it is kept and, if it has just been loaded and checked, its content. */
interface Kept {
  readonly kept: Blob
  readonly content?: Blob
}

async function keepAll(files: readonly EngineFile[], { signal, report }: LoadOptions): Promise<Kept[]> {
  const cache = await openCache()
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const loaded = files.map(() => 0)
  let isOver = false
  const keep = async (file: EngineFile, index: number) => {
    const onBytes = (bytes: number) => {
      loaded[index] = Math.min(bytes, file.bytes)
      if (!isOver) report?.({ loadedBytes: loaded.reduce((sum, each) => sum + each, 0), totalBytes })
    }
    const cached = await readCached(cache, file)
    const kept = cached ? { kept: cached } : await download(cache, file, onBytes, signal)
    onBytes(file.bytes)
    return kept
  }
  try {
    // In parallel, because each request would otherwise wait for a round trip.
    return await Promise.all(files.map(keep))
  } finally {
    isOver = true
  }
}

/** Loads engine files as `keepEngineFiles` does, and returns their uncompressed content. */
export async function loadEngineFiles(files: readonly EngineFile[], options: LoadOptions = {}): Promise<Blob[]> {
  const all = await keepAll(files, options)
  return Promise.all(all.map(({ kept, content }, index) => content ?? contentOf(files[index]!, kept)))
}

/** True when all of the files are in the cache. */
export async function areEngineFilesCached(files: readonly EngineFile[]): Promise<boolean> {
  const cache = await openCache()
  if (!cache) return false
  const cached = await Promise.all(files.map(({ url }) => cache.match(url)))
  return cached.every(Boolean)
}

/** Removes files from the cache. */
export async function removeEngineFiles(files: readonly EngineFile[]): Promise<void> {
  const cache = await openCache()
  await Promise.all(files.map(({ url }) => cache?.delete(url)))
}

/** Undefined where Cache Storage is unavailable: private windows, insecure origins. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(ENGINE_CACHE)
  } catch {
    return undefined
  }
}

/**
 * Reads a file from the cache as it was kept. An entry of the wrong length was only partly written and is deleted.
 */
async function readCached(cache: Cache | undefined, { url, keptBytes }: EngineFile): Promise<Blob | undefined> {
  const cached = await cache?.match(url)
  const kept = await cached?.blob()
  if (kept?.size === keptBytes) return kept
  if (kept) await cache?.delete(url)
  return undefined
}

/** A download in progress; it is aborted when every caller that waits for it has aborted. */
interface Transfer {
  readonly file: Promise<Kept>
  readonly waiting: Set<(bytes: number) => void>
  readonly abandon: AbortController
}

const transfers = new Map<string, Transfer>()

/** Stops sharing a download, unless a later one of the same file has taken its place. */
function forget(url: string, transfer: Transfer): void {
  if (transfers.get(url) === transfer) transfers.delete(url)
}

/** Loads a file from the network, once for all simultaneous callers. */
async function download(
  cache: Cache | undefined,
  file: EngineFile,
  onBytes: (bytes: number) => void,
  signal: AbortSignal | undefined,
): Promise<Kept> {
  signal?.throwIfAborted()
  const transfer = transfers.get(file.url) ?? startTransfer(cache, file)
  transfer.waiting.add(onBytes)
  const givenUp = new Promise<never>((_, reject) => {
    const giveUp = () => {
      transfer.waiting.delete(onBytes)
      if (transfer.waiting.size === 0) {
        forget(file.url, transfer)
        transfer.abandon.abort()
      }
      reject(abortError())
    }
    signal?.addEventListener('abort', giveUp, { once: true })
  })
  return Promise.race([transfer.file, givenUp])
}

function startTransfer(cache: Cache | undefined, file: EngineFile): Transfer {
  const waiting: Transfer['waiting'] = new Set()
  const abandon = new AbortController()
  const onBytes = (bytes: number) => waiting.forEach((report) => report(bytes))
  const transfer: Transfer = {
    file: fetchIntact(cache, file, onBytes, abandon.signal).finally(() => forget(file.url, transfer)),
    waiting,
    abandon,
  }
  transfers.set(file.url, transfer)
  return transfer
}

async function fetchIntact(
  cache: Cache | undefined,
  file: EngineFile,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Kept> {
  const kept = await fetchBlob(file, onBytes, signal)
  const content = await contentOf(file, kept)
  if ((await sha256(content)) !== file.sha256) throw new ToolError('engineFailed')
  // Caching is optional: on a full disk, the downloaded file is still used.
  await cache?.put(file.url, new Response(kept)).catch(() => undefined)
  return { kept, content }
}

type Bytes = Uint8Array<ArrayBuffer>

async function fetchBlob({ url, packing }: EngineFile, onBytes: (bytes: number) => void, signal: AbortSignal) {
  try {
    const response = await fetch(url, { signal })
    if (!response.ok || !response.body) throw new ToolError('engineFailed')
    let bytes = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Bytes, Bytes>({
        transform(piece, controller) {
          bytes += piece.length
          onBytes(bytes)
          controller.enqueue(piece)
        },
      }),
    )
    const pieces = packing === 'zstd' ? counted.pipeThrough(await zstdUnpacker()) : counted
    const type = packing === 'zstd' ? typeOf(url) : (response.headers.get('content-type') ?? '')
    return await new Response(pieces, { headers: { 'content-type': type } }).blob()
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof ToolError ? error : new ToolError('engineFailed')
  }
}

/** Unpacks while the file is downloaded, in the pieces in which it arrives. */
async function zstdUnpacker(): Promise<TransformStream<Bytes, Bytes>> {
  const { Decompress } = await import('fzstd')
  const unpacker = new Decompress()
  return new TransformStream({
    start(controller) {
      unpacker.ondata = (piece) => controller.enqueue(new Uint8Array(piece))
    },
    transform: (piece) => unpacker.push(piece),
    flush: () => unpacker.push(new Uint8Array(), true),
  })
}

/** Browsers compile a WebAssembly program of this type while it is read. */
function typeOf(url: string): string {
  return /\.wasm\.\w+$/.test(url) ? 'application/wasm' : ''
}

async function contentOf({ url, packing }: EngineFile, kept: Blob): Promise<Blob> {
  if (packing !== 'gzip') return kept
  const inflated = kept.stream().pipeThrough(new DecompressionStream('gzip'))
  try {
    return await new Response(inflated, { headers: { 'content-type': typeOf(url) } }).blob()
  } catch {
    throw new ToolError('engineFailed')
  }
}

async function sha256(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
