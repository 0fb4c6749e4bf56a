import { image } from '@/e2e/support/images'
import { toolsWith } from '@/e2e/support/journeys'
import { button, control, expect, figure, openTool, test } from '@/e2e/support/test'
import { fullUnless } from '@/e2e/support/full'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

/** What is left of the window above the keyboard on the screen. */
const ABOVE_KEYBOARD = { width: 360, height: 320 }

for (const { slug, keyFigure } of toolsWith('keyFigure')) {
  const { field, typed, fragment } = keyFigure
  test(
    `${slug}: field and key figure are in view while typing on a phone`,
    fullUnless(['loan-calculator', 'bmi-calculator', 'word-counter'].includes(slug)),
    async ({ guarded: page }) => {
      await openTool(page, slug, { fragment })
      const bar = page.locator('[data-name="keyFigure"]')
      await control(page, field).tap()
      await page.setViewportSize(ABOVE_KEYBOARD)
      const before = await bar.locator('strong').textContent()
      await control(page, field).selectText()
      await page.keyboard.type(typed)
      await expect(bar.locator('strong')).not.toHaveText(before ?? '')
      await expect(bar.locator('strong')).not.toHaveText('—')
      const { header, input, figures, room } = await page.evaluate((name) => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON()
        return {
          header: box('header'),
          input: box(`main [name="${name}"]`),
          figures: box('[data-name="keyFigure"]'),
          room: window.innerHeight,
        }
      }, field)
      expect(figures.bottom).toBeLessThanOrEqual(room + 1)
      expect(figures.top).toBeGreaterThanOrEqual(0)
      expect(input.top, 'below the header').toBeGreaterThanOrEqual(Math.min(header.bottom, room) - 1)
      // A field of many lines is higher than the room: its beginning is seen.
      const lines = Math.min(input.bottom, input.top + 44)
      expect(lines, 'above the key figure').toBeLessThanOrEqual(figures.top + 1)
    },
  )
}

test('Calculate scrolls to the result', async ({ guarded: page }) => {
  await openTool(page, 'compound-interest')
  await button(page, 'calculate').tap()
  await expect(figure(page, 'finalAmount')).toBeInViewport()
})

test('a generated text is scrolled into view', async ({ guarded: page }) => {
  await openTool(page, 'lorem-ipsum')
  await button(page, 'generate').tap()
  await expect(control(page, 'output')).toBeInViewport({ ratio: 0.3 })
})

test('generated icons are scrolled into view', async ({ guarded: page }) => {
  await openTool(page, 'favicon-generator')
  await page.locator('input[name="file"]').setInputFiles(image('photo.png'))
  await button(page, 'generate').tap()
  await expect(page.locator('section:has(li[data-name="item"]) figure').first()).toBeInViewport()
})
