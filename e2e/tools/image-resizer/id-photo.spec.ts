import { addImages, decodeImage, download, item } from '@/e2e/support/images'
import { button, control, expect, figure, openTool, test } from '@/e2e/support/test'

/** Dots per inch of a JPEG's JFIF header: unit (1: inch), across, down. */
function density(jpeg: Buffer): readonly [string, number, number, number] {
  return [jpeg.toString('latin1', 6, 10), jpeg.readUInt8(13), jpeg.readUInt16BE(14), jpeg.readUInt16BE(16)]
}

test(
  'a photo for a document has its pixels, dots per inch and kilobytes, and a sheet to print',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'image-resizer', { locale: 'en' })
    await addImages(page, 'astronaut.jpg')
    await button(page, 'crop').click()
    await control(page, 'document').selectOption('koreanPassport')
    // What is found in the face moves the buttons below it.
    await expect(page.locator('[data-check="tilt"]')).toBeVisible()
    await expect(page.locator('[data-name="guides"]').first()).toContainText('Crown')
    await expect(figure(page, 'resultWidth')).toHaveText('413')
    await expect(figure(page, 'resultHeight')).toHaveText('531')
    await expect(button(page, 'sheet')).toBeEnabled()
    const photo = (await download(page)).bytes
    expect(density(photo)).toEqual(['JFIF', 1, 300, 300])
    expect(photo.length).toBeLessThanOrEqual(500_000)

    const { name, bytes } = await download(page, button(page, 'sheet'))
    expect(name).toBe('astronaut_10x15.jpeg')
    expect(density(bytes)).toEqual(['JFIF', 1, 300, 300])
    expect(await decodeImage(page, bytes)).toMatchObject({ width: 1772, height: 1181 })

    await button(page, 'turnRight').click()
    await control(page, 'document').selectOption('china')
    await expect(figure(page, 'resultWidth')).toHaveText('380')
    await control(page, 'quality').fill('10')
    // The form wants 40 to 120 KB, whatever quality that takes.
    const size = async () => (await download(page)).bytes.length
    await expect.poll(size).toBeGreaterThan(40_000)
    await expect.poll(size).toBeLessThan(123_000)
    // Of another size, it is no photo for the form any more.
    await control(page, 'width').fill('300')
    await expect(figure(page, 'resultWidth')).toHaveText('300')
    await expect.poll(size).toBeLessThan(40_000)
    await control(page, 'leastSize').fill('9000')
    await expect(item(page, 'astronaut')).toContainText('Smaller than the minimum, even at the best quality')
  },
)

test(
  'the quality goes down until the file is as small as asked, and the name follows its pattern',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'image-resizer', { locale: 'en' })
    await addImages(page, 'rocket.jpg')
    await button(page, 'crop').click()
    await control(page, 'document').selectOption('us')
    await control(page, 'quality').fill('100')
    await expect(figure(page, 'resultWidth')).toHaveText('600')
    await expect(figure(page, 'resultSize')).toBeVisible()
    const { bytes } = await download(page)
    expect(bytes.length).toBeLessThanOrEqual(240_000)
    expect(bytes.length).toBeGreaterThan(100_000)
    await control(page, 'namePattern').fill('{name}-{n}-{width}')
    await control(page, 'targetSize').fill('20')
    await expect
      .poll(async () => Number(await figure(page, 'resultSize').getAttribute('data-value')))
      .toBeLessThan(20_481)
    const small = await download(page)
    expect(small.name).toBe('rocket-1-600.jpeg')
    expect(small.bytes.length).toBeGreaterThan(15_000)
    await control(page, 'targetSize').fill('1')
    await expect(item(page, 'rocket')).toContainText('Larger than allowed')
  },
)

test(
  'on a large screen the bar saves the photo while its own button is out of sight',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'image-resizer', { fragment: 'document=korean3x4' })
    await addImages(page, 'astronaut.jpg')
    const save = page.locator('[data-name="actionBar"] button[name="barAction"]')
    // A first photo, from the middle, is made before the face is found.
    await expect(figure(page, 'resultWidth')).toHaveText(/^(?!384$)\d+$/)
    await expect(save).toBeVisible()
    expect((await download(page, save)).name).toBe('resized_astronaut.jpeg')
    await button(page, 'download').scrollIntoViewIfNeeded()
    await expect(save).toBeHidden()
  },
)
