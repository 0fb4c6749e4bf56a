import { readFile } from 'node:fs/promises'
import { decodeImage, download, image } from '@/e2e/support/images'
import { control, expect, figure, openTool, test } from '@/e2e/support/test'

const SLUG = 'image-resizer'

test(
  'a PNG that the browser turns by its EXIF has the width that it is seen with',
  { tag: '@full' },
  async ({ guarded: page }) => {
    const file = image('../metadata/exif.png')
    await openTool(page, SLUG)
    await page.locator('input[name="file"]').setInputFiles(file)
    const seen = await decodeImage(page, await readFile(file))
    await expect(figure(page, 'originalWidth')).toHaveText(String(seen.width))
    await expect(control(page, 'width')).toHaveValue(String(seen.width))
    const result = await decodeImage(page, (await download(page)).bytes)
    expect([result.width, result.height]).toEqual([seen.width, seen.height])
  },
)

test('a bitmap of OS/2 is read', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  // 2 × 1: file header, OS/2 header of twelve bytes, one row of two pixels padded to a multiple of four bytes.
  const bitmap = Buffer.concat([
    Buffer.from('BM'),
    Buffer.from(new Uint32Array([34, 0, 26, 12]).buffer),
    Buffer.from(new Uint16Array([2, 1, 1, 24]).buffer),
    Buffer.from([0, 0, 255, 255, 0, 0, 0, 0]),
  ])
  await page.locator('input[name="file"]').setInputFiles({ name: 'os2.bmp', mimeType: 'image/bmp', buffer: bitmap })
  await expect(figure(page, 'originalWidth')).toHaveText('2')
  await expect(figure(page, 'resultWidth')).toHaveText('2')
})
