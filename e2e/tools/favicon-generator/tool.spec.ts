import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { addImages, download, image, unzipStored } from '@/e2e/support/images'
import { alert, button, choose, control, expect, figure, openTool, test, toast, unfolding } from '@/e2e/support/test'
import { readPng } from '@/scripts/measure/read-png'

const SLUG = 'favicon-generator'

function tab(page: Page, name: string): Locator {
  return page.locator(`button[role="tab"][name="${name}"]`)
}

function items(page: Page): Locator {
  return page.locator('li[data-name="item"]')
}

function sizeBox(page: Page, size: number): Locator {
  return unfolding(page.locator(`input[name="size"][value="${size}"]`))
}

async function chosenSizes(page: Page): Promise<string[]> {
  return page
    .locator('input[name="size"]:checked')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
}

async function onlySizes(page: Page, ...sizes: number[]): Promise<void> {
  for (const box of await page.locator('input[name="size"]').all()) {
    await unfolding(box).setChecked(sizes.includes(Number(await box.getAttribute('value'))))
  }
}

async function zipFiles(page: Page): Promise<Map<string, Buffer>> {
  const { name, bytes } = await download(page, button(page, 'downloadAll'))
  expect(name).toBe('favicons.zip')
  return unzipStored(bytes)
}

function required(files: Map<string, Buffer>, name: string): Buffer {
  const file = files.get(name)
  if (!file) throw new Error(`${name} is missing among ${[...files.keys()].join(', ')}`)
  return file
}

/** R G B A at a pixel of a PNG file. */
function pixel(file: Buffer, x: number, y: number): number[] {
  const { width, data } = readPng(file)
  return [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)]
}

/** The largest icon's size, as the browser decodes an ICO file. */
async function decodedIco(page: Page, ico: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    return (await createImageBitmap(new Blob([bytes], { type: 'image/x-icon' }))).width
  }, ico.toString('base64'))
}

test(
  'starts from the documented defaults and refuses in the documented words',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    expect(await chosenSizes(page)).toEqual(['16', '32', '192', '512'])
    await expect(page.locator('input[name="size"]')).toHaveCount(12)
    await expect(control(page, 'radius')).toHaveValue('0')
    await button(page, 'generate').click()
    await expect(toast(page, 'Please upload an image first')).toBeVisible()
    await button(page, 'downloadAll').click()
    await expect(toast(page, 'No favicons to download')).toBeVisible()
    await tab(page, 'text').click()
    await expect(control(page, 'background')).toHaveValue('#4F46E5')
    await expect(control(page, 'color')).toHaveValue('#FFFFFF')
    await expect(control(page, 'fontSize')).toHaveValue('32')
    await button(page, 'generate').click()
    await expect(toast(page, 'Please enter text for the favicon')).toBeVisible()
    await control(page, 'text').fill('abc')
    await expect(control(page, 'text')).toHaveValue('AB')
    await onlySizes(page)
    await button(page, 'generate').click()
    await expect(toast(page, 'Please select at least one size')).toBeVisible()
  },
)

test('a picture is scaled to fit, centered and saved in one ZIP with the accompanying files', async ({
  guarded: page,
}) => {
  await openTool(page, SLUG, { locale: 'en' })
  await addImages(page, 'coffee.jpg')
  await sizeBox(page, 48).check()
  await button(page, 'generate').click()
  await expect(toast(page, 'Generated 5 favicon sizes!')).toBeVisible()
  await expect(items(page).locator('output[name="width"]')).toHaveText(['16', '32', '48', '192', '512'])
  await expect(items(page).locator('output[name="height"]')).toHaveText(['16', '32', '48', '192', '512'])
  const files = await zipFiles(page)
  expect([...files.keys()]).toEqual([
    ...[16, 32, 48, 192, 512].map((size) => `favicon-${size}x${size}.png`),
    'favicon.ico',
    'apple-touch-icon.png',
    'icon-maskable-512x512.png',
    'site.webmanifest',
    'favicon.html',
  ])
  // coffee.jpg is 600 × 400: 192 × 128 from row 32 to row 159.
  const icon = required(files, 'favicon-192x192.png')
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([192, 192])
  expect([31, 32, 159, 160].map((row) => pixel(icon, 96, row)[3])).toEqual([0, 255, 255, 0])
  const apple = required(files, 'apple-touch-icon.png')
  expect([apple.readUInt32BE(16), apple.readUInt32BE(20)]).toEqual([180, 180])
  expect(pixel(apple, 90, 5)).toEqual([255, 255, 255, 255])
  const ico = required(files, 'favicon.ico')
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3])
  expect([0, 1, 2].map((index) => ico[6 + 16 * index])).toEqual([16, 32, 48])
  expect(await decodedIco(page, ico)).toBe(48)
  expect(
    JSON.parse(required(files, 'site.webmanifest').toString()).icons.map((each: { src: string }) => each.src),
  ).toEqual(['/favicon-192x192.png', '/favicon-512x512.png', '/icon-maskable-512x512.png'])
})

test(
  'the snippet links exactly the generated files, and can be copied',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTool(page, SLUG, { locale: 'en' })
    await tab(page, 'text').click()
    await control(page, 'text').fill('Q')
    await onlySizes(page, 64)
    await button(page, 'generate').click()
    await expect(items(page)).toHaveCount(1)
    await button(page, 'copyHtml').click()
    await expect(toast(page, 'HTML code copied to clipboard!')).toBeVisible()
    const html = await page.evaluate(() => navigator.clipboard.readText())
    expect(html).toBe(await figure(page, 'html').textContent())
    const links = [...html.matchAll(/href="\/([^"]+)"/g)].map(([, name]) => name)
    const names = [...(await zipFiles(page)).keys()]
    expect(links).toEqual([
      'favicon.ico',
      'favicon.svg',
      'favicon-64x64.png',
      'apple-touch-icon.png',
      'site.webmanifest',
    ])
    for (const link of links) expect(names).toContain(link)
    expect(html).toContain('content="#4F46E5"')
  },
)

test('letters are centered on their color, and the corners are cut', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja' })
  await tab(page, 'text').click()
  await control(page, 'text').fill('I')
  await control(page, 'background').fill('#008000')
  await control(page, 'color').fill('#ffffff')
  await choose(page, 'shape', 'circle')
  await expect(control(page, 'radius')).toHaveValue('50')
  await onlySizes(page, 128)
  await button(page, 'generate').click()
  await expect(toast(page, 'ファビコンを1サイズ作成しました')).toBeVisible()
  const files = await zipFiles(page)
  const icon = required(files, 'favicon-128x128.png')
  expect(pixel(icon, 0, 0)[3]).toBe(0)
  expect(pixel(icon, 10, 64)).toEqual([0, 128, 0, 255])
  expect(pixel(icon, 64, 64)).toEqual([255, 255, 255, 255])
  expect(pixel(required(files, 'apple-touch-icon.png'), 0, 0)).toEqual([0, 128, 0, 255])
  expect(required(files, 'favicon.svg').toString()).toContain('>I</text>')
})

test('an emoji counts as one of the two characters', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await tab(page, 'text').click()
  await control(page, 'text').fill('👩‍💻가나')
  await expect(control(page, 'text')).toHaveValue('👩‍💻가')
  await control(page, 'background').fill('초록')
  await expect(control(page, 'background')).toHaveAccessibleDescription('#4F46E5 같은 색상 코드를 입력해 주세요.')
  await button(page, 'generate').click()
  await expect(toast(page, '올바른 색상 코드를 입력해 주세요')).toBeVisible()
})

test('an SVG stays an SVG, as it is or inside the chosen shape', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await addImages(page, 'simple.svg')
  await onlySizes(page, 32)
  await button(page, 'generate').click()
  await expect(items(page)).toHaveCount(1)
  const original = await readFile(image('simple.svg'))
  expect(required(await zipFiles(page), 'favicon.svg').toString()).toBe(original.toString())
  await choose(page, 'shape', 'rounded')
  await button(page, 'generate').click()
  await expect
    .poll(async () => required(await zipFiles(page), 'favicon.svg').toString())
    .toContain(encodeURIComponent(original.toString()).replace(/'/g, '%27'))
})

test(
  'one icon, or one after the other, downloads under its documented name',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await addImages(page, 'small-photo.jpg')
    await onlySizes(page, 16, 96)
    await button(page, 'generate').click()
    await expect(items(page)).toHaveCount(2)
    const single = await download(page, items(page).last().locator('button[name="download"]'))
    expect(single.name).toBe('favicon-96x96.png')
    await expect(toast(page, 'Downloaded favicon-96x96.png')).toBeVisible()
    const names: string[] = []
    page.on('download', (file) => names.push(file.suggestedFilename()))
    await button(page, 'downloadEach').click()
    await expect(toast(page, 'Downloading 2 favicons...')).toBeVisible()
    await expect.poll(() => names).toEqual(['favicon-16x16.png', 'favicon-96x96.png'])
  },
)

for (const [name, text] of [
  ['empty.jpg', '空のファイルです'],
  ['renamed-text.jpg', '有効な画像ファイルを選択してください'],
  ['huge-30000.png', '30000×30000'],
] as const) {
  test(`${name} is refused in the page’s language`, { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'ja' })
    await addImages(page, name)
    await expect(alert(page, text)).toBeVisible()
    await button(page, 'generate').click()
    await expect(toast(page, '先に画像を選択してください')).toBeVisible()
    await expect(items(page)).toHaveCount(0)
  })
}

test(
  'unusual pictures become icons: orientation, CMYK, 16 bits, interlaced, HEIC, animated',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await onlySizes(page, 16)
    for (const name of [
      'orientation-6.jpg',
      'cmyk.jpg',
      '16bit.png',
      'interlaced.png',
      'photo.heic',
      'truncated.jpg',
      'animated.gif',
    ]) {
      await addImages(page, name)
      await expect(items(page)).toHaveCount(0)
      await expect(page.getByText(name)).toBeVisible()
      await button(page, 'generate').click()
      await expect(items(page)).toHaveCount(1)
    }
    await expect(page.getByText('only the first frame is used')).toBeVisible()
  },
)

test('reset restores the defaults', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await addImages(page, 'small-photo.jpg')
  await onlySizes(page, 256)
  await choose(page, 'shape', 'circle')
  await button(page, 'generate').click()
  await expect(items(page)).toHaveCount(1)
  await tab(page, 'text').click()
  await control(page, 'text').fill('가')
  await control(page, 'fontSize').fill('48')
  await button(page, 'reset').click()
  await expect(items(page)).toHaveCount(0)
  await expect(tab(page, 'upload')).toHaveAttribute('aria-selected', 'true')
  expect(await chosenSizes(page)).toEqual(['16', '32', '192', '512'])
  await expect(control(page, 'radius')).toHaveValue('0')
  await tab(page, 'text').click()
  await expect(control(page, 'text')).toHaveValue('')
  await expect(control(page, 'fontSize')).toHaveValue('32')
})
