import { JOURNEYS } from '@/e2e/support/journeys'
import { takeInventory } from '@/e2e/support/offline'
import { openReady, takeSteps, until } from '@/e2e/support/steps'
import { test } from './engine'

for (const { slug, job, keptApart } of JOURNEYS) {
  test(slug, async ({ driver, site }) => {
    const path = `/tools/${slug}`
    await test.step('does its job', async () => {
      await openReady(driver, site.url + path)
      await takeSteps(driver, job)
    })
    // Before the page is loaded again: WebKitGTK never runs a service worker whose only page was reloaded while it started.
    const isKept = ({ keptPages }: { keptPages: readonly string[] }) => keptPages.includes(path)
    await until(driver, 'page is kept', (found) => keptApart || isKept(found), takeInventory)
    await test.step('reloads', () => openReady(driver))
    if (keptApart) return
    await test.step('works offline', async () => {
      site.cut()
      await openReady(driver)
      await takeSteps(driver, job)
    })
  })
}
