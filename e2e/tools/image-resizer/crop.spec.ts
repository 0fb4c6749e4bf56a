import { addImages, decodeImage, download, image, item } from '@/e2e/support/images'
import { button, choose, control, expect, figure, openTool, test } from '@/e2e/support/test'

const QUADRANTS = {
  name: 'quadrants.svg',
  mimeType: 'image/svg+xml',
  buffer:
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="40" height="20" fill="red"/>
<rect x="40" width="40" height="20" fill="lime"/><rect y="20" width="40" height="20" fill="blue"/></svg>`),
}

test(
  'a frame is typed, nudged and dragged; what it shows is cut out, turned and mirrored',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'image-resizer')
    await page.locator('input[name="file"]').setInputFiles(QUADRANTS)
    await expect(control(page, 'width')).toHaveValue('80')
    await choose(page, 'format', 'png')
    await button(page, 'crop').click()
    await control(page, 'ratio').selectOption('1:1')
    await expect(control(page, 'cropWidth')).toHaveValue('40')
    await expect(control(page, 'cropX')).toHaveValue('20')
    await button(page, 'frame').press('ArrowRight')
    await expect(control(page, 'cropX')).toHaveValue('21')
    await control(page, 'cropX').fill('0')
    await expect(control(page, 'width')).toHaveValue('40')
    await button(page, 'turnRight').click()
    await expect(figure(page, 'resultWidth')).toHaveText('40')
    const blue = [0, 0, 255, 255]
    const red = [255, 0, 0, 255]
    const places = [
      [10, 20],
      [30, 20],
    ] as const
    await expect
      .poll(async () => (await decodeImage(page, (await download(page)).bytes, places)).colors)
      .toEqual([blue, red])
    await button(page, 'mirror').click()
    await expect
      .poll(async () => (await decodeImage(page, (await download(page)).bytes, places)).colors)
      .toEqual([red, blue])
    await control(page, 'ratio').selectOption('free')
    const corner = page.locator('button[name="corner"][value="sw"]')
    await corner.hover()
    const box = await corner.boundingBox()
    if (!box) throw new Error('no corner')
    await page.mouse.down()
    await page.mouse.move(box.x + 80, box.y - 40)
    await page.mouse.up()
    await expect(control(page, 'cropWidth')).not.toHaveValue('40')
    await button(page, 'uncrop').click()
    await expect(control(page, 'width')).toHaveValue('80')
    await expect(control(page, 'height')).toHaveValue('40')
  },
)

for (const order of ['cropX cropY cropWidth cropHeight', 'cropHeight cropY cropWidth cropX'])
  test(`a frame is what was typed, in the order ${order}`, { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, 'image-resizer')
    await addImages(page, 'chelsea.jpg')
    await button(page, 'crop').click()
    const wanted = { cropX: '150', cropY: '100', cropWidth: '200', cropHeight: '120' } as const
    const names = order.split(' ') as (keyof typeof wanted)[]
    for (const name of names) {
      await control(page, name).fill('')
      await control(page, name).pressSequentially(wanted[name])
    }
    for (const name of names) await expect(control(page, name)).toHaveValue(wanted[name])
  })

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test(
    'two pinch the frame, one drags it, and the typed number gives way',
    { tag: '@full' },
    async ({ guarded: page }) => {
      await openTool(page, 'image-resizer')
      await page.locator('input[name="file"]').setInputFiles(QUADRANTS)
      await expect(control(page, 'width')).toHaveValue('80')
      await button(page, 'crop').click()
      await control(page, 'cropWidth').fill('40')
      const frame = button(page, 'frame')
      await frame.scrollIntoViewIfNeeded()
      const box = await frame.boundingBox()
      if (!box) throw new Error('no frame')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const session = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...offsets: number[]) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: offsets.map((offset, id) => ({ x: x + offset, y, id })),
        })
      await touch('touchStart', -40)
      await touch('touchStart', -40, 40)
      await touch('touchMove', -20, 20)
      await touch('touchEnd')
      await expect(control(page, 'cropWidth')).toHaveValue('20')
      await expect(control(page, 'cropX')).toHaveValue('10')
      await touch('touchStart', 0)
      await touch('touchMove', box.width / 8)
      await touch('touchEnd')
      await expect(control(page, 'cropWidth')).toHaveValue('20')
      await expect(control(page, 'cropX')).toHaveValue('15')
    },
  )
})

test('the same frame holds for all files, or each has its own', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, 'image-resizer', { locale: 'en' })
  await addImages(page, 'astronaut.jpg', 'chelsea.jpg')
  await expect(item(page, 'chelsea').locator('output[name="resultWidth"]')).toBeVisible()
  await button(page, 'crop').click()
  await control(page, 'ratio').selectOption('1:1')
  await control(page, 'cropWidth').fill('256')
  await expect(item(page, 'chelsea').locator('output[name="resultHeight"]')).toHaveText('150')
  await control(page, 'sameForAll').uncheck()
  await button(page, 'nextPicture').click()
  await expect(page.getByText('chelsea.jpg').first()).toBeVisible()
  await button(page, 'uncrop').click()
  await expect(item(page, 'chelsea').locator('output[name="resultHeight"]')).toHaveText('300')
  await expect(item(page, 'astronaut').locator('output[name="resultHeight"]')).toHaveText('256')
})

test('a HEIC photo is shown under the frame', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, 'image-resizer')
  await page.locator('input[name="file"]').setInputFiles(image('photo.heic'))
  await expect(figure(page, 'resultWidth')).toHaveText('200')
  await button(page, 'crop').click()
  await expect(page.locator('.picture-stage img')).toHaveJSProperty('naturalWidth', 200)
})
