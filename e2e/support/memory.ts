import type { CDPSession, Page } from 'playwright/test'
import { expect } from './test'

/** Memory of a page after garbage collection. */
export interface Footprint {
  /** Heap and array buffers, in bytes: of the page itself, and of the workers that it started. */
  readonly pageBytes: number
  readonly workerBytes: number
  readonly workers: number
  /** Addresses of blobs that were made and not yet given back. */
  readonly blobUrls: number
}

interface HeapUsage {
  readonly usedSize: number
  readonly backingStorageSize: number
}

declare global {
  var liveBlobUrls: Set<string>
}

function countBlobUrls(): void {
  const { createObjectURL, revokeObjectURL } = URL
  globalThis.liveBlobUrls = new Set()
  URL.createObjectURL = (object) => {
    const url = createObjectURL.call(URL, object)
    globalThis.liveBlobUrls.add(url)
    return url
  }
  URL.revokeObjectURL = (url) => {
    globalThis.liveBlobUrls.delete(url)
    revokeObjectURL.call(URL, url)
  }
}

/** DevTools' words with each worker of a page: they have no session of their own, only letters by way of the page's. */
class WorkerSessions {
  private readonly sessions = new Set<string>()
  private readonly waiting = new Map<number, (result: unknown) => void>()
  private next = 1

  constructor(private readonly page: CDPSession) {
    page.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') this.sessions.add(sessionId)
    })
    page.on('Target.detachedFromTarget', ({ sessionId }) => this.sessions.delete(sessionId))
    page.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message) as { id: number; result: unknown }
      this.waiting.get(id)?.(result)
    })
  }

  open(): Promise<unknown> {
    return this.page.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  }

  heaps(): Promise<HeapUsage[]> {
    return Promise.all(
      [...this.sessions].map(async (sessionId) => {
        await this.ask(sessionId, 'HeapProfiler.collectGarbage')
        return (await this.ask(sessionId, 'Runtime.getHeapUsage')) as HeapUsage
      }),
    )
  }

  private ask(sessionId: string, method: string): Promise<unknown> {
    const id = this.next++
    const message = JSON.stringify({ id, method, params: {} })
    return new Promise((resolve, reject) => {
      this.waiting.set(id, resolve)
      this.page.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject)
    })
  }
}

const heldBy = ({ usedSize, backingStorageSize }: HeapUsage) => usedSize + backingStorageSize

/** Call before the page is opened; what is returned takes its footprint. */
export async function watchMemory(page: Page): Promise<() => Promise<Footprint>> {
  await page.addInitScript(countBlobUrls)
  const session = await page.context().newCDPSession(page)
  const sessions = new WorkerSessions(session)
  await sessions.open()
  return async () => {
    const workers = await sessions.heaps()
    await session.send('HeapProfiler.collectGarbage')
    const own = (await session.send('Runtime.getHeapUsage')) as unknown as HeapUsage
    return {
      pageBytes: heldBy(own),
      workerBytes: workers.reduce((sum, heap) => sum + heldBy(heap), 0),
      workers: workers.length,
      blobUrls: await page.evaluate(() => globalThis.liveBlobUrls.size),
    }
  }
}

/** From here on a round must do with what there is: engines, caches and compiled code have settled. */
const SETTLED = 3
/** Growth allowed in the seven following rounds for toasts and compiled code. */
const PAGE_GROWTH_BYTES = 1_500_000
const WORKER_GROWTH_BYTES = 1_000_000

/** Longer than the time after which idle workers end and blobs of downloads are revoked. */
export const IDLE_MILLISECONDS = 65_000

/** Ten rounds of the same work may not hold noticeably more than the first three. */
export function expectNothingKept(rounds: readonly Footprint[]): void {
  const [settled, last] = [rounds[SETTLED - 1]!, rounds.at(-1)!]
  expect(last.pageBytes).toBeLessThan(settled.pageBytes + PAGE_GROWTH_BYTES)
  expect(last.workerBytes).toBeLessThan(settled.workerBytes + WORKER_GROWTH_BYTES)
  expect([last.workers, last.blobUrls]).toEqual([settled.workers, settled.blobUrls])
}
