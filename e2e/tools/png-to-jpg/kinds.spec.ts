import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { decodeImage, download, image, item } from '@/e2e/support/images'
import { expect, openTool, test } from '@/e2e/support/test'

/** Files that hold a picture in another one, or more than one: every tool reads them in the same way. */

const tiff = (name: string) => readFile(`e2e/fixtures/tiff/${name}`)

/** The head of a DNG: a smaller copy, turned to the right, with its raw data in another directory (TIFF 6.0, section 2). */
function rawHead(): Buffer {
  const entries = [0xfe, 3, 1, 0, 1, 0, 0x112, 3, 1, 0, 6, 0, 0x14a, 3, 1, 0, 999, 0]
  return Buffer.concat([
    Buffer.from('II*\0\b\0\0\0', 'latin1'),
    Buffer.from(Uint16Array.of(3, ...entries, 0, 0).buffer),
  ])
}

test(
  'packed and UTF-16 SVG, PSD, raw files and TIFF with planes or pages become JPGs and say what was left out',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'png-to-jpg', { locale: 'en' })
    const photo = await readFile(image('chelsea.jpg'))
    const { width, height } = await decodeImage(page, photo)
    const cases = [
      ['packed.svgz', gzipSync(await readFile(image('simple.svg'))), [200, 100]],
      ['utf16.svg', await readFile(image('utf16.svg')), [64, 64]],
      ['planes.tif', await tiff('planar-deflate.tif'), [400, 300]],
      ['pages.tif', await tiff('two-pages.tif'), [60, 40], 'Only the first of 2 pages is used.'],
      ['layers.psd', await readFile(image('layers.psd')), [60, 40], 'instead of its 2 layers'],
      ['raw.dng', Buffer.concat([rawHead(), photo]), [height, width], 'This is the camera’s preview'],
      ['moving.gif', await readFile(image('animated.gif')), [64, 48], 'only the first frame'],
    ] as const
    await page
      .locator('input[name="file"]')
      .setInputFiles(cases.map(([name, buffer]) => ({ name, mimeType: 'application/octet-stream', buffer })))
    for (const [name, , [across, down], said] of cases) {
      const { bytes } = await download(page, item(page, name).locator('button[name="download"]'))
      expect(await decodeImage(page, bytes), name).toMatchObject({ width: across, height: down })
      const leftOut = item(page, name).locator('[data-name="leftOut"]')
      if (said) await expect(leftOut).toContainText(said)
      else await expect(leftOut).toHaveCount(0)
    }
  },
)

test('a file that is no picture is refused beside the drop zone until it is removed', async ({ guarded: page }) => {
  await openTool(page, 'png-to-jpg', { locale: 'en' })
  await page.locator('input[name="file"]').setInputFiles(image('renamed-text.jpg'))
  await expect(page.locator('[data-name="refused"]')).toContainText('valid image file')
})
