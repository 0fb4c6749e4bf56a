import { findingsIn, themeOf } from '@/e2e/support/accessibility'
import { expect, test } from '@/e2e/support/test'
import { fullUnless } from '@/e2e/support/full'

/** An open window: the page behind it is out of reach. */
const WINDOW = 'dialog[open]'

for (const prefix of ['', '/en', '/ja']) {
  test(
    `the windows and results of ${prefix || '/'} have no accessibility finding`,
    { tag: '@full' },
    async ({ page }) => {
      let looks = 0
      const check = async (part?: string) => expect(await findingsIn(page, themeOf(looks++), part)).toEqual([])
      await page.addInitScript(() => {
        localStorage.setItem('toolbox:v1:favorites', 'loan-calculator bmi-calculator')
        localStorage.setItem('toolbox:v1:recent', 'unit-converter')
      })
      await page.goto(prefix || '/')
      await page.locator('main[data-ready="true"]').waitFor()
      await expect(page.locator('section[data-list="recent"] a')).toHaveCount(1)
      await check()

      await page.keyboard.press('Control+k')
      const palette = page.locator('dialog[data-name="palette"]')
      await expect(palette.getByRole('option').first()).toBeVisible()
      await check(WINDOW)
      await page.keyboard.type('loan')
      await expect(palette.getByRole('option').first()).toHaveAttribute('data-option', 'loan-calculator')
      await check(WINDOW)
      await palette.getByRole('combobox').fill('zzzqqq')
      await expect(palette.locator('[data-name="noTools"]')).toBeVisible()
      await check(WINDOW)
      await page.keyboard.press('Escape')
      await expect(palette).toBeHidden()

      await page.keyboard.press('?')
      const shortcuts = page.locator('dialog[data-name="shortcuts"]')
      await expect(shortcuts).toBeVisible()
      await check(WINDOW)
      await page.keyboard.press('Escape')
      await expect(shortcuts).toBeHidden()

      await page.locator('input[name="search"]').fill('loan')
      await expect(page.locator('a[data-tool]').first()).toHaveAttribute('data-tool', 'loan-calculator')
      await check()

      await page.goto(`${prefix}/tools/loan-calcultor`)
      await expect(page.locator('a[data-tool]').first()).toBeVisible()
      await check()
      await page.locator('input[name="search"]').fill('calc')
      await expect(page.getByRole('option').first()).toBeVisible()
      await check()
    },
  )
}

for (const width of [320, 390]) {
  test(`the palette and the page of unknown addresses fit ${width} px`, fullUnless(width === 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/en/tools/loan-calcultor')
    await expect(page.locator('a[data-tool]').first()).toBeVisible()
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await excess()).toBeLessThanOrEqual(0)
    await page.locator('h1').click()
    await page.keyboard.press('Control+k')
    const palette = page.locator('dialog[data-name="palette"]')
    await expect(palette).toBeVisible()
    expect(await excess()).toBeLessThanOrEqual(0)
    const box = await palette.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(640)
  })
}
