import type { Page } from 'playwright/test'
import { toolsWith } from '@/e2e/support/journeys'
import { control, expect, openTool, test, toast } from '@/e2e/support/test'
import { fullUnless } from '@/e2e/support/full'

const START = new Date('2026-05-15T09:00:00+09:00')
const LATER = new Date('2026-05-15T10:00:00+09:00')

interface Listening extends Window {
  said?: string[]
}

/** Writes down what every live region of the page says from now on. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const said: string[] = []
    ;(window as Listening).said = said
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live], output'
    const regions = [...document.querySelectorAll(live)].filter((region) => region.getAttribute('aria-live') !== 'off')
    for (const region of regions) {
      // What goes away, as an old toast does, is not said.
      const observer = new MutationObserver(() => region.textContent && said.push(region.textContent))
      observer.observe(region, { childList: true, characterData: true, subtree: true })
    }
  })
}

function said(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Listening).said ?? [])
}

for (const { slug, keyFigure } of toolsWith('keyFigure')) {
  const { field, typed, fragment } = keyFigure
  test(
    `${slug} announces its result once, after typing pauses`,
    fullUnless(slug === 'loan-calculator'),
    async ({ guarded: page }) => {
      // Where the bar at the bottom shows the figure.
      await page.setViewportSize({ width: 390, height: 480 })
      await page.clock.install({ time: START })
      await openTool(page, slug, { locale: 'en', fragment })
      await page.clock.pauseAt(LATER)
      await listen(page)
      await control(page, field).selectText()
      await control(page, field).pressSequentially(typed)
      await expect(control(page, field)).toHaveValue(/\S/)
      expect(await said(page)).toEqual([])
      await page.clock.runFor(5000)
      await expect.poll(() => said(page)).toHaveLength(1)
      const figure = await page.locator('[data-name="keyFigure"] strong').textContent()
      expect((await said(page))[0]).toContain(figure)
    },
  )
}

test('aiming at a color by keys announces only the last position', { tag: '@full' }, async ({ guarded: page }) => {
  await page.clock.install({ time: START })
  await openTool(page, 'color-picker', { locale: 'en' })
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#C81E3C"/></svg>'
  await page
    .locator('input[name="file"]')
    .setInputFiles({ name: 'red.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(toast(page, 'Color analysis complete!')).toBeVisible()
  await control(page, 'pickMode').check()
  await page.clock.pauseAt(LATER)
  await page.locator('[data-name="picture"]').focus()
  await listen(page)
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowLeft')
  expect(await said(page)).toEqual([])
  await page.clock.runFor(5000)
  await expect.poll(() => said(page)).toEqual(['x 15, y 10: #C81E3C'])
})
