import type { Page } from 'playwright/test'
import { choose, control, expect, openTool, test } from '@/e2e/support/test'

function backgrounds(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).backgroundColor))])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `in forced colors, ${colorScheme}: choices, focus, charts and samples are distinguishable`,
    { tag: '@full' },
    async ({ guarded: page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
      await openTool(page, 'bmi-calculator', { fragment: 'unit=metric&height=170&weight=60' })
      const [chosen] = await backgrounds(page, 'label:has(input[name="unit"]:checked)')
      const [other] = await backgrounds(page, 'label:has(input[name="unit"]:not(:checked))')
      expect(chosen).not.toBe(other)
      // Each band of the scale in a color of its own.
      expect(await backgrounds(page, 'figure ol li > span')).toHaveLength(4)
      await control(page, 'height').focus()
      await expect(page.locator('.control:has([name="height"])')).toHaveCSS('outline-style', 'solid')

      await openTool(page, 'white-noise')
      await choose(page, 'type', 'rain')
      const [rain] = await backgrounds(page, 'label:has(input[value="rain"])')
      const [white] = await backgrounds(page, 'label:has(input[value="white"])')
      expect(rain).not.toBe(white)

      await openTool(page, 'png-to-jpg')
      const samples = page.locator('label:has(input[name="backgroundPreset"]) > span')
      const shown = await samples.evaluateAll((list) => list.map((sample) => getComputedStyle(sample).backgroundColor))
      expect(new Set(shown).size).toBe(await samples.count())
    },
  )
}
