import {
  damagedPictures,
  expectReasons,
  FUZZ_TIMEOUT,
  PARTS,
  PATIENCE,
  SINGLE_FILES,
  uploads,
} from '@/e2e/support/fuzz'
import { addFiles } from '@/e2e/support/pictures'
import { button, control, expect, openTool, test } from '@/e2e/support/test'
import { craftedPictures } from '@/scripts/fuzz/crafted'
import { scan } from './scans'

test(
  'damaged scans are read or refused in words, and a sound one is read',
  { tag: '@full' },
  async ({ guarded: page }) => {
    test.setTimeout(FUZZ_TIMEOUT)
    await openTool(page, 'text-extractor', { fragment: 'language=eng' })
    const hostile = [...uploads(craftedPictures(PARTS), 'image'), ...damagedPictures(SINGLE_FILES)]
    await addFiles(page, ...hostile)
    await expect(page.locator('li[data-name="item"]')).toHaveCount(hostile.length)
    await expect(page.locator('li[data-status="inspecting"]')).toHaveCount(0, { timeout: hostile.length * PATIENCE })
    await page.locator('input[name="file"]').setInputFiles(scan('en.png'))
    await button(page, 'extract').click()
    const unsettled = page.locator('li[data-name="item"]:not([data-status="done"], [data-status="failed"])')
    await expect(unsettled).toHaveCount(0, { timeout: hostile.length * PATIENCE })
    await expectReasons(page)
    await expect(control(page, 'text').last()).not.toHaveValue('')
  },
)
