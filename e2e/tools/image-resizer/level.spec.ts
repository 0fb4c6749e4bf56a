import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { astronauts } from '@/e2e/support/images'
import { button, control, expect, figure, openTool, test } from '@/e2e/support/test'

const check = (page: Page, id: string) => page.locator(`[data-check="${id}"]`)

test(
  'a tilted head is leveled, which a tick takes back, and photos for several documents come in one file',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'image-resizer', { locale: 'en' })
    await page.locator('input[name="file"]').setInputFiles(await astronauts(page, 7))
    await button(page, 'crop').click()
    await control(page, 'document').selectOption('us')
    await button(page, 'findHead').click()
    await expect(figure(page, 'headFound')).toHaveAttribute('data-value', 'found')
    const level = control(page, 'level')
    await expect(level).toBeChecked()
    await expect(check(page, 'tilt')).toHaveAttribute('data-value', 'ok')
    await expect(check(page, 'age')).toHaveAttribute('data-value', 'unknown')
    const angle = control(page, 'angle')
    await expect.poll(async () => Math.abs(Number(await angle.inputValue()) + 7)).toBeLessThan(2.5)
    await level.uncheck()
    await expect(angle).toHaveValue('0')
    await expect(check(page, 'tilt')).toHaveAttribute('data-value', 'bad')
    await level.check()
    await expect(check(page, 'tilt')).toHaveAttribute('data-value', 'ok')

    await page.locator('summary', { hasText: 'several documents' }).click()
    await page.locator('[name="alsoFor"][value="koreanPassport"]').check()
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'saveSeveral').click()])
    expect(file.suggestedFilename()).toBe('id_photos.zip')
    const zip = await readFile(await file.path())
    for (const name of ['astronauts_us_600x600.jpg', 'astronauts_koreanPassport_413x531.jpg'])
      expect(zip.includes(name)).toBe(true)
  },
)
