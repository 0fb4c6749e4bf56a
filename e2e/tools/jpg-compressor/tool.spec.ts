import { readFile } from 'node:fs/promises'
import ExifReader from 'exifreader'
import { addImages, decodeImage, download, image, item, unzipStored } from '@/e2e/support/images'
import { alert, button, control, expect, figure, figureValue, openTool, test } from '@/e2e/support/test'

const SLUG = 'jpg-compressor'
const KILOBYTE = 1024

test('a photo gets smaller at once, follows the quality, and downloads under its documented name', async ({
  guarded: page,
}) => {
  await openTool(page, SLUG, { locale: 'en' })
  await expect(control(page, 'quality')).toHaveValue('80')
  await expect(control(page, 'stripMetadata')).toBeChecked()
  await addImages(page, 'astronaut.jpg')
  await expect(figure(page, 'originalSize')).toHaveText('71.56 KB')
  await expect(figure(page, 'originalSize')).toHaveAttribute('data-value', '73281')
  const atDefault = await figureValue(page, 'compressedSize')
  await control(page, 'quality').fill('50')
  await expect.poll(() => figureValue(page, 'compressedSize')).toBeLessThan(atDefault)
  const { name, bytes } = await download(page)
  await expect(page.getByRole('status').filter({ hasText: 'Compressed image downloaded successfully!' })).toBeVisible()
  expect(name).toBe('compressed_astronaut.jpg')
  await expect(figure(page, 'compressedSize')).toHaveAttribute('data-value', String(bytes.length))
  await expect.poll(() => figureValue(page, 'reductionPercent')).toBeCloseTo(100 - (bytes.length / 73281) * 100, 6)
  await expect(figure(page, 'reductionPercent')).toHaveText(/^\d\d\.\d%$/)
  await expect(figure(page, 'reductionPercent').locator('..')).toHaveText(/^−/)
  expect(await decodeImage(page, bytes)).toMatchObject({ width: 512, height: 512 })
  // Progressive DCT (ITU-T T.81: SOF2), as MozJPEG writes it.
  expect(bytes.includes(Buffer.from([0xff, 0xc2]))).toBe(true)
})

for (const kilobytes of [15, 30, 50]) {
  test(
    `${kilobytes} KB as target are met to within 3 % and never exceeded`,
    { tag: '@full' },
    async ({ guarded: page }) => {
      await openTool(page, SLUG, { fragment: `targetSize=${kilobytes}` })
      await addImages(page, 'astronaut.jpg')
      await expect(figure(page, 'compressedSize')).toBeVisible()
      const { bytes } = await download(page)
      expect(bytes.length).toBeLessThanOrEqual(kilobytes * KILOBYTE)
      expect(bytes.length).toBeGreaterThanOrEqual(0.97 * kilobytes * KILOBYTE)
      await expect(page.locator('[data-name="note"]')).toHaveCount(0)
    },
  )
}

test('a target size that cannot be met is reported beside the file', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await control(page, 'targetSize').fill('1')
  await addImages(page, 'astronaut.jpg')
  await expect(item(page, 'astronaut')).toContainText('Even at the lowest quality, the file is over the target size.')
  await control(page, 'targetSize').fill('500')
  await expect(item(page, 'astronaut')).toContainText('Not compressed again')
  await expect.poll(() => figureValue(page, 'compressedSize')).toBeLessThanOrEqual(73_281)
})

test('a JPEG that would grow is kept as it came, without its metadata', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja' })
  await addImages(page, 'small-photo.jpg')
  await control(page, 'quality').fill('100')
  await expect(item(page, 'small-photo').locator('[data-name="note"]')).toHaveAttribute('data-value', 'kept')
  await expect.poll(() => figureValue(page, 'reductionPercent')).toBeGreaterThanOrEqual(0)
  const { bytes } = await download(page)
  const original = await readFile(image('small-photo.jpg'))
  expect(bytes.subarray(-100)).toEqual(original.subarray(-100))
})

test('5 to 50 KB are met from below and from above', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en', fragment: 'quality=10&targetSize=50&leastSize=5' })
  await addImages(page, 'small-photo.jpg', 'astronaut.jpg')
  for (const name of ['small-photo.jpg', 'astronaut.jpg']) {
    const size = item(page, name).locator('output[name="compressedSize"]')
    await expect.poll(async () => Number(await size.getAttribute('data-value'))).toBeGreaterThanOrEqual(5 * KILOBYTE)
    await expect.poll(async () => Number(await size.getAttribute('data-value'))).toBeLessThanOrEqual(50 * KILOBYTE)
  }
  await control(page, 'leastSize').fill('50')
  await expect(item(page, 'small-photo.jpg')).toContainText('Smaller than the minimum size')
})

test.describe('metadata', () => {
  test('is removed, the picture upright', { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await addImages(page, 'metadata-big-endian.jpg')
    const { bytes } = await download(page)
    for (const trace of ['Exif', 'Canon', 'xap', 'Photoshop', 'made for a test']) {
      expect(bytes.includes(trace)).toBe(false)
    }
    expect(await decodeImage(page, bytes)).toMatchObject({ width: 60, height: 120 })
  })

  test('is preserved exactly on request, with the picture upright', { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await control(page, 'stripMetadata').uncheck()
    await addImages(page, 'metadata-big-endian.jpg')
    const { bytes } = await download(page)
    const tags = ExifReader.load(bytes, { expanded: true })
    expect(tags.exif?.Model?.description).toBe('Canon EOS R5')
    expect(tags.exif?.LensModel?.description).toBe('RF 50mm F1.2 L USM')
    expect(tags.exif?.Orientation?.value).toBe(1)
    expect(tags.gps?.Latitude).toBeCloseTo(37.5512, 6)
    expect(tags.iptc?.City?.description).toBe('Seoul')
    expect(tags.xmp?.title?.description).toBe('남산')
    expect(tags.icc).toBeUndefined()
    expect(await decodeImage(page, bytes)).toMatchObject({ width: 60, height: 120 })
  })

  test('that cannot be preserved is reported', { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en', fragment: 'stripMetadata=false' })
    await addImages(page, 'photo.png')
    await expect(item(page, 'photo.png')).toContainText('This file was saved without photo details')
  })
})

test(
  'forty photos: never more workers than cores, each with progress and cancel, one ZIP of the rest',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.addInitScript(() => {
      const counts = { now: 0, most: 0 }
      Object.assign(window, { workerCounts: counts })
      window.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options)
          counts.now++
          counts.most = Math.max(counts.most, counts.now)
        }
        override terminate() {
          counts.now--
          super.terminate()
        }
      }
    })
    await openTool(page, SLUG, { locale: 'en' })
    const photos = await Promise.all(
      ['astronaut', 'coffee', 'rocket', 'chelsea'].map((name) => readFile(image(`${name}.jpg`))),
    )
    const files = Array.from({ length: 40 }, (_, index) => ({
      name: `photo ${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: photos[index % 4] ?? Buffer.alloc(0),
    }))
    await page.locator('input[name="file"]').setInputFiles(files)
    const items = page.locator('li[data-name="item"]')
    await expect(items).toHaveCount(40)
    await expect(items.last().locator('progress[name="progress"]')).toBeVisible()
    await items.last().locator('button[name="cancel"]').click()
    await expect(items.last()).toHaveAttribute('data-status', 'cancelled')
    await expect(page.locator('li[data-status="done"]')).toHaveCount(39, { timeout: 60_000 })
    const { most, cores } = await page.evaluate(() => ({
      most: (window as unknown as { workerCounts: { most: number } }).workerCounts.most,
      cores: navigator.hardwareConcurrency,
    }))
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(cores)

    const { name, bytes } = await download(page, button(page, 'downloadAll'))
    expect(name).toBe('compressed_images.zip')
    const entries = unzipStored(bytes)
    expect([...entries.keys()].sort()).toEqual(
      files
        .slice(0, 39)
        .map((file) => `compressed_${file.name}`)
        .sort(),
    )
    for (const [index, file] of files.slice(0, 39).entries()) {
      const entry = entries.get(`compressed_${file.name}`)
      expect(entry?.length).toBe(
        Number(await items.nth(index).locator('output[name="compressedSize"]').getAttribute('data-value')),
      )
      expect(entry?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    }
    expect(await decodeImage(page, entries.get('compressed_photo 2.jpg') ?? bytes)).toMatchObject({
      width: 600,
      height: 400,
    })
  },
)

test(
  'unusual files convert correctly or with a note about what was left out',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    const sizes = {
      'cmyk.jpg': [120, 80],
      '16bit.png': [96, 64],
      'interlaced.png': [120, 80],
      'animated.gif': [64, 48],
      'animated.webp': [64, 48],
      'photo.heic': [200, 140],
      'photo.avif': [200, 140],
      'simple.svg': [200, 100],
    } as const
    await addImages(page, ...Object.keys(sizes))
    for (const [name, [width, height]] of Object.entries(sizes)) {
      const { bytes } = await download(page, item(page, name).locator('button[name="download"]'))
      expect(await decodeImage(page, bytes)).toMatchObject({ width, height })
    }
    for (const name of ['animated.gif', 'animated.webp']) {
      await expect(item(page, name)).toContainText('only the first frame is used')
    }
  },
)

test(
  'bad files give a reason in the page’s language; the good one is processed',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await addImages(
      page,
      'empty.jpg',
      'renamed-text.jpg',
      'truncated.jpg',
      'huge-30000.png',
      'chelsea.jpg',
      '../scans/two-pages.pdf',
    )
    await expect(item(page, 'empty.jpg')).toContainText('0바이트')
    await expect(item(page, 'renamed-text.jpg').getByRole('alert')).toBeVisible()
    await expect(item(page, 'truncated.jpg')).toContainText('남아 있는 부분만 썼어요')
    await expect(item(page, 'two-pages.pdf').getByRole('alert')).toContainText('PDF 문서')
    await expect(item(page, 'huge-30000.png')).toContainText('30000')
    await expect(item(page, 'chelsea.jpg').locator('output[name="compressedSize"]')).toBeVisible()
    await expect(page.locator('li[data-status="failed"]')).toHaveCount(4)
  },
)

test('names of 300 characters, in Korean and right to left survive', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  const buffer = await readFile(image('small-photo.jpg'))
  const names = [`${'a'.repeat(300)}.jpg`, '남산 야경.jpg', 'صورة.jpg']
  await page
    .locator('input[name="file"]')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })))
  const saved: string[] = []
  for (const index of [0, 1, 2]) {
    const pressed = page.locator('li[data-name="item"]').nth(index).locator('button[name="download"]')
    saved.push((await download(page, pressed)).name)
  }
  expect(saved[0]).toMatch(/^compressed_a+\.jpg$/)
  expect(saved[0]?.length).toBeLessThanOrEqual(255)
  expect(saved.slice(1)).toEqual(['compressed_남산 야경.jpg', 'compressed_صورة.jpg'])
})

test(
  'refuses to download without a file, and settings out of bounds beside their field',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await button(page, 'download').click()
    await expect(alert(page, 'No compressed image available')).toBeVisible()
    await addImages(page, 'small-photo.jpg')
    await expect(figure(page, 'compressedSize')).toBeVisible()
    await control(page, 'targetSize').fill('0')
    await expect(control(page, 'targetSize')).toHaveAccessibleDescription(/from 1 to 51,200/)
    await expect(figure(page, 'compressedSize')).toHaveCount(0)
    await button(page, 'reset').click()
    await expect(page.locator('li[data-name="item"]')).toHaveCount(0)
    await expect(control(page, 'targetSize')).toHaveValue('')
    await expect(control(page, 'quality')).toHaveValue('80')
  },
)
