import { test as base } from 'playwright/test'
import { chromium, firefox, webkit } from 'playwright'
import { launchOptions } from '@/e2e/support/launch-options'
import { outFile } from '@/e2e/support/pages'
import { playwrightDriver } from '@/e2e/support/playwright-driver'
import type { Driver } from '@/e2e/support/steps'
import { findEngine, type EngineName } from '@/scripts/engines/find.mjs'
import { serveFolder, type StaticSite } from '@/scripts/static-server.mjs'
import { startFirefox } from './firefox'
import { startWebKit } from './webkit'

interface Running {
  /** For one job; the browser may be the one of the job before. */
  readonly newDriver: () => Promise<Driver>
  /** Name and version of the browser. */
  readonly name: string
  readonly close: () => Promise<void>
}

const OWN = { chromium, firefox, webkit }

async function startOwn(engine: EngineName, executablePath: string): Promise<Running> {
  const options = engine === 'chromium' ? launchOptions(executablePath) : { executablePath }
  const browser = await OWN[engine].launch(options)
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1280, height: 900 } })
  if (engine === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const driver = playwrightDriver(await context.newPage())
  return {
    newDriver: () => Promise.resolve(driver),
    name: `${engine} ${browser.version()}`,
    close: () => browser.close(),
  }
}

function start(engine: EngineName): Promise<Running> {
  const { path, isPlaywrights } = findEngine(engine)
  if (isPlaywrights) return startOwn(engine, path)
  return engine === 'firefox' ? startFirefox(path) : startWebKit(path)
}

/** A browser of the project's engine, and a server of its own for each test, so that nothing is stored from another. */
export const test = base.extend<{ site: StaticSite; driver: Driver }, { running: Running }>({
  running: [
    async ({}, use, { project }) => {
      const running = await start(project.name as EngineName)
      await use(running)
      await running.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  driver: async ({ running }, use, { annotations }) => {
    annotations.push({ type: 'browser', description: running.name })
    await use(await running.newDriver())
  },
  site: async ({}, use) => {
    const site = await serveFolder(outFile(''))
    await use(site)
    await site.close()
  },
})
