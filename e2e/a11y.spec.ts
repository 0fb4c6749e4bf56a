import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from 'playwright/test'
import { allPages } from '@/e2e/support/pages'

/** Waits until the page shows the theme: emulation arrives in the renderer by itself, and colours follow a frame later. */
async function painted(tab: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await tab.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
  await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

for (const page of [...allPages(), '/no-such-page']) {
  test(`${page} has no accessibility finding in light and dark`, async ({ page: tab }) => {
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.goto(page)
    await expect(tab.locator('main[data-ready="true"]')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await painted(tab, colorScheme)
      const { violations } = await new AxeBuilder({ page: tab }).analyze()
      const findings = violations.map(
        ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      )
      expect(findings).toEqual([])
    }
  })
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
