import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'playwright/test'
import { allPages } from '@/e2e/support/pages'

for (const page of [...allPages(), '/no-such-page']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${page} has no accessibility finding in ${colorScheme}`, async ({ page: tab }) => {
      // Before the page is there: a theme that changes under it is measured halfway.
      await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await tab.goto(page)
      await expect(tab.locator('main[data-ready="true"]')).toBeVisible()
      const { violations } = await new AxeBuilder({ page: tab }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    })
  }
}

for (const width of [320, 390, 1280]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page: tab }) => {
    test.setTimeout(180_000)
    await tab.setViewportSize({ width, height: 800 })
    const wide: string[] = []
    for (const page of allPages()) {
      await tab.goto(page)
      const excess = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (excess > 0) wide.push(`${page} +${excess}`)
    }
    expect(wide).toEqual([])
  })
}
