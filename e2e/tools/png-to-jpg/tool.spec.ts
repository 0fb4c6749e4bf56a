import type { Page } from 'playwright/test'
import { addImages, decodeImage, download, item, unzipStored } from '@/e2e/support/images'
import {
  alert,
  button,
  choose,
  control,
  expect,
  figure,
  figureValue,
  followSharedLink,
  openTool,
  test,
  toast,
  unfolding,
} from '@/e2e/support/test'

const SLUG = 'png-to-jpg'
const WARNING = 'This tool works best with PNG files with transparency'

/** Half red at half strength, half nothing at all whose hidden color is green. */
const HALF_RED =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><rect width="32" height="32" fill="#f00" fill-opacity=".5"/><rect x="32" width="32" height="32" fill="#0f0" fill-opacity="0"/></svg>'

/** The SVG as a PNG of 8 bits with alpha, by the browser. */
async function pngOf(page: Page, svg: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (markup) => {
    const picture = new Image()
    picture.src = `data:image/svg+xml,${encodeURIComponent(markup)}`
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, svg)
  return Buffer.from(base64, 'base64')
}

test('a transparent PNG lies on white and downloads under its documented name', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await expect(control(page, 'background')).toHaveValue('#FFFFFF')
  await expect(control(page, 'quality')).toHaveValue('90')
  await expect(page.locator('input[name="backgroundPreset"]:checked')).toHaveValue('#FFFFFF')
  await addImages(page, 'transparent.png')
  await expect(figure(page, 'originalSize')).toHaveAttribute('data-value', '90696')
  const { name, bytes } = await download(page)
  await expect(page.getByRole('status').filter({ hasText: 'Converted image downloaded successfully!' })).toBeVisible()
  expect(name).toBe('transparent_converted.jpg')
  await expect(figure(page, 'convertedSize')).toHaveAttribute('data-value', String(bytes.length))
  await expect.poll(() => figureValue(page, 'reductionPercent')).toBeCloseTo(100 - (bytes.length / 90_696) * 100, 6)
  expect(await decodeImage(page, bytes)).toMatchObject({ width: 240, height: 160 })
})

test.describe('half-transparent red is blended with the background', () => {
  // c·α + background·(1 − α) with α = 128 / 255, as W3C Compositing's source-over has it.
  for (const [background, mixed, plain] of [
    ['#FFFFFF', [255, 127, 127], [255, 255, 255]],
    ['#000000', [128, 0, 0], [0, 0, 0]],
    ['#0000FF', [128, 0, 127], [0, 0, 255]],
    ['#123456', [137, 26, 43], [18, 52, 86]],
  ] as const) {
    test(`on ${background}`, { tag: '@full' }, async ({ guarded: page }) => {
      await openTool(page, SLUG)
      const buffer = await pngOf(page, HALF_RED)
      await control(page, 'quality').fill('100')
      await control(page, 'background').fill(background)
      await page.locator('input[name="file"]').setInputFiles({ name: 'half.png', mimeType: 'image/png', buffer })
      await expect(figure(page, 'convertedSize')).toBeVisible()
      const { colors } = await decodeImage(page, (await download(page)).bytes, [
        [8, 16],
        [56, 16],
      ])
      for (const [index, expected] of [mixed, plain].entries()) {
        expected.forEach((value, channel) =>
          expect(Math.abs((colors[index]?.[channel] ?? -99) - value)).toBeLessThanOrEqual(3),
        )
      }
    })
  }
})

test(
  'text, picker and presets share one color; invalid text is an error',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await expect(page.locator('input[name="backgroundPreset"]')).toHaveCount(8)
    await unfolding(page.getByText('Transparent White', { exact: true })).click()
    await expect(control(page, 'background')).toHaveValue('#F8F8F8')
    await expect(page.locator('input[type="color"]')).toHaveValue('#f8f8f8')
    await unfolding(page.locator('input[type="color"]')).fill('#0000ff')
    await expect(control(page, 'background')).toHaveValue('#0000FF')
    await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked()
    await addImages(page, 'transparent.png')
    await expect(figure(page, 'convertedSize')).toBeVisible()
    await control(page, 'background').fill('sky')
    await expect(control(page, 'background')).toHaveAttribute('aria-invalid', 'true')
    await expect(figure(page, 'convertedSize')).toHaveCount(0)
    await control(page, 'background').fill('#f00')
    await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked()
    await expect(figure(page, 'convertedSize')).toBeVisible()
  },
)

test(
  'a file without need gets the documented warning, once for a handful; PNG, WebP and GIF do not',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    const warning = toast(page, WARNING)
    await addImages(page, 'transparent.png', 'still.webp', 'animated.gif')
    await expect(page.locator('li[data-status="done"]')).toHaveCount(3)
    await expect(warning).toHaveCount(0)
    await addImages(page, 'chelsea.jpg', 'coffee.jpg')
    await expect(warning).toHaveCount(1)
    await expect(page.locator('li[data-status="done"]')).toHaveCount(5)
  },
)

test(
  'several files are saved as one ZIP; bad ones give a reason in Japanese',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'ja' })
    await addImages(
      page,
      'transparent.png',
      '16bit.png',
      'interlaced.png',
      'animated.webp',
      'huge-30000.png',
      'empty.jpg',
      'renamed-text.jpg',
      'truncated.jpg',
    )
    await expect(page.locator('li[data-status="done"]')).toHaveCount(5)
    await expect(page.locator('li[data-status="failed"]')).toHaveCount(3)
    await expect(item(page, 'huge-30000.png')).toContainText('30000×30000ピクセル')
    await expect(item(page, 'animated.webp')).toContainText('最初のコマ')
    const { name, bytes } = await download(page, button(page, 'downloadAll'))
    expect(name).toBe('converted_images.zip')
    const entries = unzipStored(bytes)
    expect([...entries.keys()].sort()).toEqual(
      ['transparent', '16bit', 'interlaced', 'animated', 'truncated'].map((base) => `${base}_converted.jpg`).sort(),
    )
    const deep = entries.get('16bit_converted.jpg') ?? bytes
    // A gradient from #ff8000 at the top to #0040ff at the bottom.
    const { colors } = await decodeImage(page, deep, [[48, 32]])
    expect(colors[0]?.[0]).toBeGreaterThan(115)
    expect(colors[0]?.[0]).toBeLessThan(140)
  },
)

test(
  'refuses to download without a file; reset returns to the beginning',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await button(page, 'download').click()
    await expect(alert(page, 'No converted image available')).toBeVisible()
    await choose(page, 'backgroundPreset', '#000000')
    await control(page, 'quality').fill('50')
    await addImages(page, 'photo.png')
    await expect(figure(page, 'convertedSize')).toBeVisible()
    await button(page, 'reset').click()
    await expect(page.locator('li[data-name="item"]')).toHaveCount(0)
    await expect(control(page, 'background')).toHaveValue('#FFFFFF')
    await expect(control(page, 'quality')).toHaveValue('90')
  },
)

test(
  'a Korean file name, a pattern of names and the settings of a link are preserved',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { fragment: 'background=%23000000&quality=75' })
    await expect(control(page, 'quality')).toHaveValue('75')
    await control(page, 'namePattern').fill('{n} {name} {width}')
    await followSharedLink(page)
    await expect(control(page, 'quality')).toHaveValue('75')
    const buffer = await pngOf(page, HALF_RED)
    await page.locator('input[name="file"]').setInputFiles({ name: '로고.png', mimeType: 'image/png', buffer })
    const { name, bytes } = await download(page)
    expect(name).toBe('1 로고 64.jpg')
    expect((await decodeImage(page, bytes, [[56, 16]])).colors[0]).toEqual([0, 0, 0, 255])
    await control(page, 'namePattern').fill('')
    expect((await download(page)).name).toBe('로고_converted.jpg')
  },
)

test(
  'if the code for ZIP files cannot be loaded an error is shown, and a retry works',
  { tag: '@full' },
  async ({ page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await addImages(page, 'transparent.png', 'astronaut.jpg')
    await expect(page.locator('li[data-status="done"]')).toHaveCount(2)
    // With its toast comes the code of all toasts.
    await download(page, button(page, 'download').first())
    await expect(toast(page, 'downloaded successfully')).toBeVisible()
    await page.route('**/*.js', (route) => route.abort())
    await button(page, 'downloadAll').click()
    await expect(toast(page, 'could not be loaded')).toBeVisible()
    await page.unroute('**/*.js')
    const { bytes } = await download(page, button(page, 'downloadAll'))
    expect(unzipStored(bytes).size).toBe(2)
  },
)
