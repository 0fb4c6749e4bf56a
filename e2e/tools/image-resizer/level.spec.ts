import type { Page } from 'playwright/test'
import { image } from '@/e2e/support/images'
import { button, control, expect, figure, openTool, test } from '@/e2e/support/test'
import { readFile } from 'node:fs/promises'

/** The astronaut turned clockwise by degrees, on gray, and larger, so that the frame has room. */
async function addTilted(page: Page, degrees: number): Promise<void> {
  const data = (await readFile(image('astronaut.jpg'))).toString('base64')
  const bytes = await page.evaluate(
    async ([base64, turn]) => {
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]),
      )
      const canvas = new OffscreenCanvas(900, 900)
      const context = canvas.getContext('2d')!
      context.fillStyle = '#c9c4c6'
      context.fillRect(0, 0, 900, 900)
      context.translate(450, 450)
      context.rotate((turn * Math.PI) / 180)
      context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
    },
    [data, degrees] as const,
  )
  const file = { name: 'tilted.png', mimeType: 'image/png', buffer: Buffer.from(bytes) }
  await page.locator('input[name="file"]').setInputFiles(file)
}

const check = (page: Page, id: string) => page.locator(`[data-check="${id}"]`)

test('a tilted head is leveled, which a tick takes back, and photos for several documents come in one file', async ({
  guarded: page,
}) => {
  await openTool(page, 'image-resizer', { locale: 'en' })
  await addTilted(page, 7)
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
  for (const name of ['tilted_us_600x600.jpg', 'tilted_koreanPassport_413x531.jpg'])
    expect(zip.includes(name)).toBe(true)
})
