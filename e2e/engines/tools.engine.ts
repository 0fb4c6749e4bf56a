import { JOURNEYS } from '@/e2e/support/journeys'
import { takeInventory } from '@/e2e/support/offline'
import { openReady, takeSteps, until } from '@/e2e/support/steps'
import { test } from './engine'

for (const { slug, job, keptApart } of JOURNEYS) {
  test(slug, async ({ driver, site }, { project }) => {
    const path = `/tools/${slug}`
    await test.step('does its job', async () => {
      await openReady(driver, site.url + path)
      await takeSteps(driver, job)
    })
    const isKept = ({ keptPages }: { keptPages: readonly string[] }) => keptPages.includes(path)
    const untilKept = () => until(driver, 'page is kept', isKept, takeInventory)
    // WebKitGTK never runs a service worker whose only page was reloaded while it started.
    if (project.name === 'webkit' && !keptApart) await untilKept()
    await test.step('reloads', () => openReady(driver))
    if (keptApart) return
    await test.step('works offline', async () => {
      await untilKept()
      site.cut()
      await openReady(driver)
      await takeSteps(driver, job)
    })
  })
}
