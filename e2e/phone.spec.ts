import type { Page } from 'playwright/test'
import { addImages, download, image, item } from '@/e2e/support/images'
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
      const before = (await bar.count()) > 0 ? await bar.locator('strong').textContent() : ''
      await control(page, field).selectText()
      await page.keyboard.type(typed)
      await expect(bar.locator('strong')).not.toHaveText(before ?? '')
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

const bar = (page: Page) => page.locator('[data-name="actionBar"]')

test('a picture and its quality are on one screen, with the result and its download in the bar', async ({
  guarded: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTool(page, 'jpg-compressor', { locale: 'en' })
  await expect(page.locator('[data-name="dropzone"]')).not.toContainText(/drop|past/i, { useInnerText: true })
  await addImages(page, 'astronaut.jpg')
  await expect(bar(page)).toContainText(/71\.56 KB → \d.*−\d+%/)
  await expect(page.locator('input[name="quality"][type="range"]')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.picture-stage')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY), 'no scrolling').toBe(0)
  const { name } = await download(page, bar(page).locator('button[value="download"]'))
  expect(name).toBe('compressed_astronaut.jpg')
  await button(page, 'download').scrollIntoViewIfNeeded()
  await expect(bar(page)).toHaveCount(0)
})

test('several files are one line each, with a menu, a comparison and a total in the bar', async ({ guarded: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTool(page, 'jpg-compressor', { locale: 'en' })
  await addImages(page, 'astronaut.jpg', 'small-photo.jpg', 'renamed-text.jpg')
  await expect(bar(page)).toContainText('2 of 3 done · 1 not possible')
  await expect(bar(page).locator('button[value="downloadAll"]')).toBeVisible()
  const small = item(page, 'small-photo.jpg')
  expect((await small.boundingBox())?.height).toBeLessThanOrEqual(60)
  await small.locator('button[name="view"]').tap()
  await expect(small.locator('.picture-stage')).toBeVisible()
  await small.locator('button[name="more"]').tap()
  await small.locator('button[name="remove"]').tap()
  await expect(small).toHaveCount(0)
})
