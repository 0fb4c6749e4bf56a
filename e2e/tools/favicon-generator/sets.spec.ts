import type { Page } from 'playwright/test'
import { download, unzipStored } from '@/e2e/support/images'
import { button, control, expect, openTool, test, toast } from '@/e2e/support/test'
import { readPng } from '@/scripts/measure/read-png'

/** R G B of the middle of an SVG's upper edge, as a browser in this color scheme draws it. */
async function edgeColor(page: Page, svg: string, colorScheme: 'light' | 'dark'): Promise<number[]> {
  const other = await page
    .context()
    .browser()!
    .newPage({ colorScheme, viewport: { width: 64, height: 64 } })
  await other.goto(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`)
  const { data } = readPng(await other.screenshot())
  await other.close()
  return [...data.slice(32 * 4 + 64 * 4 * 2, 32 * 4 + 64 * 4 * 2 + 3)]
}

test(
  'all shapes come in one ZIP, the SVG knows dark tabs, the iPhone icon has its space',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'favicon-generator', { locale: 'en', fragment: 'tab=text' })
    await control(page, 'text').fill('A')
    await control(page, 'background').fill('#102030')
    await control(page, 'darkBackground').fill('#F0E0D0')
    await control(page, 'darkColor').fill('#000000')
    await control(page, 'allShapes').check()
    await button(page, 'generate').click()
    await expect(toast(page, 'Generated 4 favicon sizes!')).toBeVisible()
    const files = unzipStored((await download(page, button(page, 'downloadAll'))).bytes)
    const names = [...files.keys()]
    const folders = [...new Set(names.map((name) => name.split('/').slice(0, -1).join('/')))]
    expect(folders).toEqual(['', 'rounded', 'circle'])
    for (const folder of ['rounded/', 'circle/'])
      expect(names.filter((name) => name.startsWith(folder))).toHaveLength(names.length / 3)
    const alphaAt = (name: string, place: number) => readPng(files.get(name)!).data[place * 4 + 3]
    // The corner of a circle is empty, and so is that of a rounded square; not 40 pixels along the edge of the latter.
    expect(['', 'rounded/', 'circle/'].map((folder) => alphaAt(`${folder}favicon-192x192.png`, 0))).toEqual([255, 0, 0])
    expect(['', 'rounded/', 'circle/'].map((folder) => alphaAt(`${folder}favicon-192x192.png`, 40))).toEqual([
      255, 255, 0,
    ])
    const svg = files.get('favicon.svg')!.toString()
    expect(await edgeColor(page, svg, 'light')).toEqual([0x10, 0x20, 0x30])
    expect(await edgeColor(page, svg, 'dark')).toEqual([0xf0, 0xe0, 0xd0])

    /** Rows of the iPhone icon in which something is drawn. */
    const inkRows = (png: Buffer) => {
      const { data, width, height } = readPng(png)
      return Array.from({ length: height }, (_, y) => y).filter((y) =>
        Array.from({ length: width }, (_, x) => data[(y * width + x) * 4]!).some((red) => red > 200),
      ).length
    }
    const whole = inkRows(files.get('apple-touch-icon.png')!)
    await control(page, 'applePadding').first().fill('25')
    await control(page, 'allShapes').uncheck()
    await button(page, 'generate').click()
    await expect(page.getByText('These icons were made before')).toBeHidden()
    const padded = unzipStored((await download(page, button(page, 'downloadAll'))).bytes)
    expect(padded.size).toBe(files.size / 3)
    expect(inkRows(padded.get('apple-touch-icon.png')!) / whole).toBeCloseTo(0.5, 1)
  },
)
