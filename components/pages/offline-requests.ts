import { abortError } from '@/lib/core/errors'
import { FAILED, type Inventory, type InventoryFile, type PageMessage } from '@/lib/offline/messages'

/** Longer than a loaded page takes to register its service worker (components/shell/register-service-worker.ts). */
const REGISTRATION_TIMEOUT_MILLISECONDS = 5000

/** False where service workers are unavailable: on insecure origins and in private windows of some browsers. */
export function supportsOffline(): boolean {
  return navigator.serviceWorker !== undefined
}

/**
 * Lists the files of the site in this page's language and whether each is stored on the device. Waits for the service
 * worker to become active; rejects if none was registered or if it fails.
 */
export function getInventory(): Promise<Inventory> {
  return sendRequest<Inventory>({ type: 'TAKE_INVENTORY' })
}

/** How many of the pages are a tool's own; needs have pages below their tool's. */
export function countTools(pages: readonly string[]): number {
  return pages.filter((page) => /\/tools\/[^/]+$/.test(page)).length
}

/**
 * Stores files on the device. `report` receives the number of bytes stored so far. Resolves to false if a file could not
 * be fetched. Rejects with an AbortError when `signal` aborts; files that are already stored remain.
 */
export async function downloadFiles(
  files: readonly InventoryFile[],
  { signal, report }: { signal: AbortSignal; report: (bytes: number) => void },
): Promise<boolean> {
  let bytes = 0
  let complete = true
  for (const file of files) {
    const isStored = await abortable(sendRequest<boolean>({ type: 'KEEP', paths: [file.path] }), signal)
    complete &&= isStored
    bytes += file.bytes
    report(bytes)
  }
  return complete
}

/** Deletes stored files from the device. */
export async function deleteFiles(files: readonly InventoryFile[]): Promise<void> {
  await sendRequest({ type: 'FORGET', paths: files.map(({ path }) => path) })
}

/** Asks the browser not to evict the stored files when the device runs out of space. */
export async function requestPersistentStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}

async function sendRequest<Answer>(message: PageMessage): Promise<Answer> {
  const { active } = await activeRegistration()
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<Answer>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<Answer | typeof FAILED>) => {
      if (data === FAILED) reject(new Error(`service worker: ${message.type} failed`))
      else resolve(data)
    }
  })
  active?.postMessage(message, [port2])
  return answered
}

/** Waits for a registration with an active worker. `ready` alone never settles if registering or installing fails. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  for (;;) {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, REGISTRATION_TIMEOUT_MILLISECONDS))
    const registration = await Promise.race([serviceWorker.ready, late])
    if (registration) return registration
    if (document.readyState === 'complete' && !(await serviceWorker.getRegistration()))
      throw new Error('service worker: none was registered')
  }
}

function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(abortError())
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(abortError()), { once: true })
    work.then(resolve, reject)
  })
}
