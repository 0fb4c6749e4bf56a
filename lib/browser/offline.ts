import { abortError } from '@/lib/core/errors'
import { FAILED, type Inventory, type InventoryFile, type PageMessage } from '@/lib/offline/messages'

/** A page that has loaded registers its service worker sooner than this (lib/browser/service-worker.ts). */
const REGISTERED_MILLISECONDS = 5000

/** False where a site may not work offline: insecure origins, private windows of some browsers. */
export function supportsOffline(): boolean {
  return navigator.serviceWorker !== undefined
}

/**
 * What the site has in this page's language and what of it is on the device; waits for the service worker to be there and
 * rejects where there will be none or where it cannot tell.
 */
export function takeInventory(): Promise<Inventory> {
  return ask<Inventory>({ type: 'TAKE_INVENTORY' })
}

/**
 * Fetches and keeps files, `report` getting the bytes that are there so far; false when one of them could not be had.
 * Rejects with an AbortError when `signal` aborts; what has arrived stays.
 */
export async function keepFiles(
  files: readonly InventoryFile[],
  { signal, report }: { signal: AbortSignal; report: (bytes: number) => void },
): Promise<boolean> {
  let bytes = 0
  let complete = true
  for (const file of files) {
    const kept = await abortable(ask<boolean>({ type: 'KEEP', paths: [file.path] }), signal)
    complete &&= kept
    bytes += file.bytes
    report(bytes)
  }
  return complete
}

/** Takes files off the device. */
export async function forgetFiles(files: readonly InventoryFile[]): Promise<void> {
  await ask({ type: 'FORGET', paths: files.map(({ path }) => path) })
}

/** Asks the browser not to clear what is kept when the device runs short of space. */
export async function askForPersistence(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}

async function ask<Answer>(message: PageMessage): Promise<Answer> {
  const { active } = await registered()
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

/** The registration once it has an active worker. `ready` alone never settles where registering or installing fails. */
async function registered(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  for (;;) {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, REGISTERED_MILLISECONDS))
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
