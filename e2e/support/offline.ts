import { expect, test as base, type Page } from 'playwright/test'
import { outFile } from './pages'
import { serveFolder, type StaticSite } from '@/scripts/static-server.mjs'

interface Inventory {
  readonly keptPages: readonly string[]
}

/** A page with a server of its own and a service worker; fails on an uncaught error. */
export const test = base.extend<{ site: StaticSite; kept: Page }>({
  serviceWorkers: 'allow',
  site: async ({}, use) => {
    const site = await serveFolder(outFile(''))
    await use(site)
    await site.close()
  },
  kept: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
    await use(page)
    expect(errors).toEqual([])
  },
})

/** Opens a page and waits until it reacts. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
}

/** What the service worker says is on the device; to be run in a page. */
export async function takeInventory(): Promise<Inventory> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  return new Promise<Inventory>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Inventory>) => resolve(data)
    active?.postMessage({ type: 'TAKE_INVENTORY' }, [port2])
  })
}

export function inventory(page: Page): Promise<Inventory> {
  return page.evaluate(takeInventory)
}

/** Waits until the open page, or the one given, is on the device with all that it may need. */
export async function untilKept(page: Page, path = new URL(page.url()).pathname): Promise<void> {
  await expect.poll(async () => (await inventory(page)).keptPages, { intervals: [100] }).toContain(path)
}

/** No network and no server. */
export async function goOffline(page: Page, site: StaticSite): Promise<void> {
  site.cut()
  await page.context().setOffline(true)
}

export async function goOnline(page: Page, site: StaticSite): Promise<void> {
  site.restore()
  await page.context().setOffline(false)
}
