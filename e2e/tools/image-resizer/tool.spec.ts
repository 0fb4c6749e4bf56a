import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { alert, button, choose, control, expect, figure, openTool, test } from '@/e2e/support/test'
import { readPng } from '@/scripts/measure/read-png'
import { ssim } from '@/scripts/measure/ssim'

const SLUG = 'image-resizer'
const IMAGES = path.join(process.cwd(), 'e2e/fixtures/images')

async function addFiles(page: Page, ...names: string[]): Promise<void> {
  await page.locator('input[name="file"]').setInputFiles(names.map((name) => path.join(IMAGES, name)))
}

function item(page: Page, name: string) {
  return page.locator('li[data-name="item"]').filter({ hasText: name })
}

async function setSize(page: Page, width: number, height: number, fit = 'exact'): Promise<void> {
  await control(page, 'keepAspectRatio').uncheck()
  await control(page, 'width').fill(String(width))
  await control(page, 'height').fill(String(height))
  await choose(page, 'fit', fit)
}

async function downloaded(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download')
  await button(page, 'download').click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Size and the color of the middle pixel, as a browser decodes the file. */
async function decode(page: Page, bytes: Buffer, type: string) {
  return page.evaluate(
    async ({ data, type: mime }) => {
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))], { type: mime }),
      )
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const middle = context?.getImageData(bitmap.width >> 1, bitmap.height >> 1, 1, 1).data
      return { width: bitmap.width, height: bitmap.height, middle: [...(middle ?? [])] }
    },
    { data: bytes.toString('base64'), type },
  )
}

test('a photo gets the size asked for, the other side follows, and downloads under its documented name', async ({
  guarded: page,
}) => {
  await openTool(page, SLUG, { locale: 'en' })
  await addFiles(page, 'astronaut.jpg')
  await expect(control(page, 'width')).toHaveValue('512')
  await expect(control(page, 'height')).toHaveValue('512')
  await expect(figure(page, 'originalWidth')).toHaveText('512')
  await expect(figure(page, 'originalSize')).toHaveText('71.56 KB')
  await control(page, 'width').fill('300')
  await expect(control(page, 'height')).toHaveValue('300')
  await expect(figure(page, 'resultWidth')).toHaveText('300')
  const { name, bytes } = await downloaded(page)
  await expect(page.getByRole('status').filter({ hasText: 'Image resized and downloaded successfully!' })).toBeVisible()
  expect(name).toBe('resized_astronaut.jpeg')
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  expect(await decode(page, bytes, 'image/jpeg')).toMatchObject({ width: 300, height: 300 })
  await expect(figure(page, 'resultSize')).toHaveAttribute('data-value', String(bytes.length))
})

test.describe('downscaling is at least as close to ImageMagick as the browser’s own canvas', { tag: '@full' }, () => {
  for (const [photo, width, height] of [
    ['astronaut', 200, 200],
    ['coffee', 240, 160],
  ] as const) {
    test(photo, async ({ guarded: page }) => {
      await openTool(page, SLUG)
      await addFiles(page, `${photo}.jpg`)
      await expect(control(page, 'width')).not.toHaveValue('')
      await setSize(page, width, height)
      await choose(page, 'format', 'png')
      await expect(figure(page, 'resultHeight')).toHaveText(String(height))
      const ours = readPng((await downloaded(page)).bytes)
      const canvas = await page.evaluate(
        async ({ data, size }) => {
          const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
          const target = new OffscreenCanvas(size.width, size.height)
          const context = target.getContext('2d')
          if (!context) throw new Error('no canvas')
          context.imageSmoothingQuality = 'high'
          context.drawImage(bitmap, 0, 0, size.width, size.height)
          return [...context.getImageData(0, 0, size.width, size.height).data]
        },
        {
          data: (await readFile(path.join(IMAGES, `${photo}.jpg`))).toString('base64'),
          size: { width, height },
        },
      )
      const reference = readPng(await readFile(path.join(IMAGES, `reference/${photo}-${width}x${height}.png`)))
      const theirs = ssim(reference, { width, height, data: Uint8ClampedArray.from(canvas) })
      const own = ssim(reference, ours)
      expect(own).toBeGreaterThanOrEqual(0.999)
      expect(own).toBeGreaterThanOrEqual(theirs)
    })
  }
})

for (const [format, type, signature] of [
  ['jpeg', 'image/jpeg', [0xff, 0xd8]],
  ['png', 'image/png', [0x89, 0x50]],
  ['webp', 'image/webp', [0x52, 0x49]],
  ['avif', 'image/avif', [0x00, 0x00]],
] as const) {
  test(`saves ${format}, and what it saves decodes to the same size`, { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await addFiles(page, 'small-photo.jpg')
    await choose(page, 'format', format)
    await expect(control(page, 'quality')).toHaveCount(format === 'png' ? 0 : 1)
    await control(page, 'width').fill('61')
    await expect(figure(page, 'resultHeight')).toHaveText('41')
    const { name, bytes } = await downloaded(page)
    expect(name).toBe(`resized_small-photo.${format}`)
    expect([...bytes.subarray(0, 2)]).toEqual([...signature])
    expect(await decode(page, bytes, type)).toMatchObject({ width: 61, height: 41 })
  })
}

test(
  'reads every documented kind: orientation applied, first frame of animations, HEIC, AVIF, SVG',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    const kinds = [
      ['orientation-6.jpg', '60×120'],
      ['animated.gif', '64×48'],
      ['still.webp', '120×80'],
      ['16bit.png', '96×64'],
      ['interlaced.png', '120×80'],
      ['cmyk.jpg', '120×80'],
      ['photo.heic', '200×140'],
      ['photo.avif', '200×140'],
      ['simple.svg', '200×100'],
    ] as const
    await addFiles(page, ...kinds.map(([name]) => name))
    for (const [name, size] of kinds) await expect(item(page, name)).toContainText(size)
    await choose(page, 'fit', 'exact')
    await control(page, 'keepAspectRatio').uncheck()
    await control(page, 'width').fill('50')
    await control(page, 'height').fill('40')
    for (const [name] of kinds) {
      await expect(item(page, name).locator('output[name="resultWidth"]')).toHaveText('50')
      await expect(item(page, name).locator('output[name="resultHeight"]')).toHaveText('40')
    }
    await expect(item(page, 'animated.gif')).toContainText('only the first frame is used')
  },
)

test('contain fits each picture inside the box, cover fills it', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await addFiles(page, 'astronaut.jpg', 'small-photo.jpg')
  await expect(item(page, 'small-photo').locator('output[name="resultWidth"]')).toBeVisible()
  await setSize(page, 100, 100, 'contain')
  await expect(item(page, 'small-photo').locator('output[name="resultHeight"]')).toHaveText('67')
  await expect(item(page, 'astronaut').locator('output[name="resultHeight"]')).toHaveText('100')
  await choose(page, 'fit', 'cover')
  await expect(item(page, 'small-photo').locator('output[name="resultHeight"]')).toHaveText('100')
})

test(
  'a transparent picture stays transparent as PNG and lies on white as JPEG',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await page.locator('input[name="file"]').setInputFiles({
      name: '투명.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'),
    })
    await expect(figure(page, 'resultWidth')).toHaveText('40')
    const jpeg = await downloaded(page)
    expect(jpeg.name).toBe('resized_투명.jpeg')
    expect((await decode(page, jpeg.bytes, 'image/jpeg')).middle).toEqual([255, 255, 255, 255])
    await choose(page, 'format', 'png')
    await expect(item(page, '투명').locator('button[name="download"]')).toBeVisible()
    await expect.poll(async () => (await downloaded(page)).name).toBe('resized_투명.png')
    expect((await decode(page, (await downloaded(page)).bytes, 'image/png')).middle[3]).toBe(0)
  },
)

test(
  'bad files give a reason in the page’s language; the good one is processed',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'ja' })
    await addFiles(
      page,
      'chelsea.jpg',
      'empty.jpg',
      'renamed-text.jpg',
      'truncated.jpg',
      'huge-30000.png',
      'foreign.svg',
    )
    await expect(item(page, 'empty.jpg')).toContainText('空のファイルです')
    await expect(item(page, 'renamed-text.jpg')).toContainText('有効な画像ファイルを選択してください')
    await expect(item(page, 'truncated.jpg')).toContainText('残っている部分だけを使いました')
    await expect(item(page, 'huge-30000.png')).toContainText('30000×30000ピクセル')
    await expect(item(page, 'chelsea.jpg').locator('output[name="resultWidth"]')).toHaveText('451')
    await expect(item(page, 'foreign.svg').getByRole('alert')).toContainText('foreignObject')
    await item(page, 'empty.jpg').locator('button[name="remove"]').click()
    await expect(item(page, 'empty.jpg')).toHaveCount(0)
  },
)

test(
  'refuses to resize without a file, and a size out of bounds beside its field',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await button(page, 'download').click()
    await expect(alert(page, 'Please select an image first')).toBeVisible()
    await addFiles(page, 'small-photo.jpg')
    await expect(figure(page, 'resultWidth')).toHaveText('120')
    await control(page, 'width').fill('9000')
    await expect(control(page, 'width')).toHaveAccessibleDescription('Please enter a value from 1 to 8,192.')
    await expect(figure(page, 'resultWidth')).toHaveCount(0)
  },
)

test(
  'two typed sides that the kept ratio does not allow together are offered as a crop',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await addFiles(page, 'astronaut.jpg')
    await expect(control(page, 'height')).toHaveValue('512')
    await control(page, 'width').fill('413')
    await expect(control(page, 'height')).toHaveValue('413')
    await expect(button(page, 'cropToSize')).toHaveCount(0)
    await control(page, 'height').fill('531')
    await expect(control(page, 'width')).toHaveValue('531')
    await expect(button(page, 'cropToSize')).toHaveText('413 × 531, cropped')
    await button(page, 'cropToSize').click()
    await expect(button(page, 'cropToSize')).toHaveCount(0)
    await expect(figure(page, 'resultWidth')).toHaveText('413')
    await expect(figure(page, 'resultHeight')).toHaveText('531')
  },
)

test(
  'percent is of each picture, and switching back restores the pixels',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await addFiles(page, 'astronaut.jpg', 'coffee.jpg')
    await expect(control(page, 'width')).toHaveValue('512')
    await control(page, 'width').fill('301')
    await choose(page, 'sizeUnit', 'percent')
    await expect(control(page, 'width')).toHaveValue('58.79')
    await choose(page, 'sizeUnit', 'px')
    await expect(control(page, 'width')).toHaveValue('301')
    await choose(page, 'sizeUnit', 'percent')
    await control(page, 'width').fill('50')
    await expect(control(page, 'height')).toHaveValue('50')
    await expect(item(page, 'astronaut').locator('output[name="resultWidth"]')).toHaveText('256')
    await expect(item(page, 'coffee').locator('output[name="resultWidth"]')).toHaveText('300')
  },
)

test('several files are saved as one ZIP', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await addFiles(page, 'astronaut.jpg', 'coffee.jpg', 'chelsea.jpg')
  await control(page, 'width').fill('64')
  for (const name of ['astronaut', 'coffee', 'chelsea']) {
    await expect(item(page, name).locator('output[name="resultWidth"]')).toHaveText(name === 'astronaut' ? '64' : /6\d/)
  }
  const download = page.waitForEvent('download')
  await button(page, 'downloadAll').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('resized_images.zip')
  const zip = await readFile(await file.path())
  expect(zip.subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04', 'latin1'))
  for (const name of ['astronaut', 'coffee', 'chelsea']) expect(zip.includes(`resized_${name}.jpeg`)).toBe(true)
})

test(
  'a dropped and a pasted picture are taken; reset returns to the beginning',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    const data = (await readFile(path.join(IMAGES, 'small-photo.jpg'))).toString('base64')
    await page.evaluate((base64) => {
      const file = new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], 'photo', { type: 'image/jpeg' })
      const transfer = () => {
        const data = new DataTransfer()
        data.items.add(file)
        return data
      }
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer(), bubbles: true, cancelable: true }))
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: transfer(), bubbles: true, cancelable: true }),
      )
    }, data)
    await expect(page.locator('li[data-name="item"]')).toHaveCount(2)
    await choose(page, 'format', 'webp')
    await button(page, 'reset').click()
    await expect(page.locator('li[data-name="item"]')).toHaveCount(0)
    await expect(control(page, 'width')).toHaveValue('')
    await expect(page.locator('input[name="format"][value="jpeg"]')).toBeChecked()
    await expect(control(page, 'keepAspectRatio')).toBeChecked()
    await expect(control(page, 'quality')).toHaveValue('90')
  },
)
