import type { Page } from 'playwright/test'
import { addImages, download, unzipStored } from '@/e2e/support/images'
import { button, control, expect, openTool, test } from '@/e2e/support/test'

const SLUG = 'favicon-generator'

/** A file of the ZIP. */
async function made(page: Page, name: string): Promise<Buffer> {
  const { bytes } = await download(page, button(page, 'downloadAll'))
  const file = unzipStored(bytes).get(name)
  if (!file) throw new Error(`${name} is missing`)
  return file
}

/** Left, top, right and bottom of what is white in a picture drawn 256 pixels large. */
async function lettersArea(page: Page, file: Buffer, type: string): Promise<number[]> {
  return page.evaluate(
    async (address) => {
      const picture = new Image(256, 256)
      picture.src = address
      await picture.decode()
      const context = new OffscreenCanvas(256, 256).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(picture, 0, 0, 256, 256)
      const { data } = context.getImageData(0, 0, 256, 256)
      const white = Array.from({ length: 256 * 256 }, (_, index) => index).filter((index) => data[index * 4]! > 200)
      const columns = white.map((index) => index % 256).sort((one, other) => one - other)
      return [columns[0]!, white[0]! >> 8, columns.at(-1)!, white.at(-1)! >> 8]
    },
    `data:${type};base64,${file.toString('base64')}`,
  )
}

test(
  'letters too wide for the icon have the same size in SVG, preview and PNG',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await page.locator('button[role="tab"][name="text"]').click()
    // In any font there is a little room beside an M; a W of some reaches the edge.
    await control(page, 'text').fill('MM')
    await control(page, 'fontSize').fill('64')
    await button(page, 'generate').click()
    await expect(page.locator('li[data-name="item"]')).toHaveCount(4)
    const svg = await made(page, 'favicon.svg')
    const preview = await page
      .getByAltText('Icon preview')
      .evaluate(async (shown: HTMLImageElement) => (await fetch(shown.src)).text())
    expect(preview).toBe(svg.toString())
    const inPng = await lettersArea(page, await made(page, 'favicon-512x512.png'), 'image/png')
    const inSvg = await lettersArea(page, svg, 'image/svg+xml')
    expect(inPng[0]).toBeGreaterThan(0)
    expect(inPng[2]).toBeGreaterThan(240)
    inSvg.forEach((edge, index) => expect(Math.abs(edge - inPng[index]!)).toBeLessThanOrEqual(2))
  },
)

test('the manifest has the typed name or a placeholder', { tag: '@full' }, async ({ guarded: page }) => {
  const names = async () => {
    const { name, short_name: short } = JSON.parse((await made(page, 'site.webmanifest')).toString())
    return [name, short]
  }
  const outdated = page.getByText('to update them')
  await openTool(page, SLUG, { locale: 'en' })
  await addImages(page, 'small-photo.jpg')
  await button(page, 'generate').click()
  await expect(page.locator('li[data-name="item"]')).toHaveCount(4)
  expect(await names()).toEqual(['My site', 'My site'])
  await control(page, 'siteName').fill(' Brot & Butter ')
  await expect(outdated).toBeVisible()
  await button(page, 'generate').click()
  await expect(outdated).toBeHidden()
  expect(await names()).toEqual(['Brot & Butter', 'Brot & Butter'])
})
