import { SLUG, clickPixel, colors, openHalves, savePalette } from './support'
import { addImages } from '@/e2e/support/images'
import { alert, button, choose, control, expect, figure, openTool, test, toast } from '@/e2e/support/test'
import { readPng } from '@/scripts/measure/read-png'
import { fullUnless } from '@/e2e/support/full'

test('the dominant colors are those that Python counts by the same rule', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await addImages(page, 'photo.png')
  await expect(toast(page, 'Color analysis complete!')).toBeVisible()
  await expect(figure(page, 'fileName')).toHaveText('photo.png')
  await expect(figure(page, 'fileSize')).toHaveAttribute('data-value', '95356')
  await expect(figure(page, 'fileDimensions')).toHaveAttribute('data-value', '240x180')
  // Counted in Python (zlib, collections.Counter): every 4th pixel, channels // 16 * 16.
  await expect(colors(page).locator('output[name="hex"]')).toHaveText([
    '#A07050',
    '#906040',
    '#A08060',
    '#805030',
    '#B08060',
    '#907050',
    '#906030',
    '#A07040',
    '#704020',
    '#B09070',
  ])
  await expect(colors(page).locator('output[name="share"]').first()).toHaveText('6.2%')
})

test('distinct colors replace the list and cover the picture', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await addImages(page, 'photo.png')
  await expect(colors(page)).toHaveCount(10)
  await control(page, 'distinct').check()
  const shares = colors(page).locator('output[name="share"]')
  await expect(colors(page)).not.toHaveCount(10)
  const values = await shares.evaluateAll((list) => list.map((share) => Number(share.getAttribute('data-value'))))
  expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(100, 6)
})

test(
  'a click picks the pixel under it, once; transparent ones are refused',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await openHalves(page)
    const size = { width: 40, height: 20 }
    await control(page, 'pickMode').check()
    await clickPixel(page, 5, 5, size)
    await expect(toast(page, 'Color picked: #C81E3C')).toBeVisible()
    await expect(page.locator('button[role="tab"][name="picked"]')).toHaveAttribute('aria-selected', 'true')
    const first = colors(page).first()
    await expect(first.locator('output[name="hex"]')).toHaveText('#C81E3C')
    await expect(first.locator('output[name="rgb"]')).toHaveText('rgb(200, 30, 60)')
    await expect(first.locator('output[name="hsl"]')).toHaveText('hsl(349, 74%, 45%)')
    await expect(first.locator('output[name="x"]')).toHaveText('5')
    await clickPixel(page, 6, 6, size)
    await expect(toast(page, 'Color already picked')).toBeVisible()
    await clickPixel(page, 25, 10, size)
    await expect(toast(page, 'Cannot pick color from transparent area')).toBeVisible()
    await clickPixel(page, 39, 19, size)
    await expect(colors(page)).toHaveCount(2)
    await expect(colors(page).nth(1).locator('output[name="hex"]')).toHaveText('#4F46E5')
  },
)

test('a click without pick mode picks at once and turns it on', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await openHalves(page)
  await clickPixel(page, 5, 5, { width: 40, height: 20 })
  await expect(control(page, 'pickMode')).toBeChecked()
  await expect(colors(page).locator('output[name="hex"]')).toHaveText(['#C81E3C'])
})

test(
  'the keyboard moves by one and by ten pixels and picks with Enter',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await openHalves(page)
    await control(page, 'pickMode').check()
    const picture = page.locator('[data-name="picture"]')
    await picture.focus()
    // The aim starts in the middle, at 20, 10.
    for (const key of ['ArrowLeft', 'Shift+ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown'])
      await picture.press(key)
    await expect(page.getByText('x 32, y 11: #4F46E5').first()).toBeVisible()
    await picture.press('Enter')
    await expect(colors(page).locator('output[name="hex"]')).toHaveText(['#4F46E5'])
    for (let press = 0; press < 5; press++) await picture.press('Shift+ArrowLeft')
    await picture.press('Enter')
    await expect(colors(page).nth(1).locator('output[name="x"]')).toHaveText('0')
  },
)

test('a finger aims and picks where it is lifted', { tag: '@full' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 }, baseURL })
  const page = await context.newPage()
  await openTool(page, SLUG)
  await openHalves(page)
  const picture = page.locator('[data-name="picture"]')
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('no picture')
  await page.touchscreen.tap(box.x + (5.5 / 40) * box.width, box.y + box.height / 2)
  await expect(colors(page).locator('output[name="hex"]')).toHaveText(['#C81E3C'])
  await expect(control(page, 'pickMode'), 'a finger may still scroll over the picture').not.toBeChecked()
  await context.close()
})

test(
  'a larger sample is the mean of the pixels that are not transparent',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await page.locator('input[name="file"]').setInputFiles({
      name: 'stripes.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30" shape-rendering="crispEdges">' +
          '<rect width="30" height="30" fill="#000000"/><rect x="15" width="15" height="30" fill="#FF0000"/></svg>',
      ),
    })
    await control(page, 'pickMode').check()
    await choose(page, 'sampleSize', '5')
    await clickPixel(page, 15, 15, { width: 30, height: 30 })
    // Columns 13 and 14 are black, 15 to 17 red: 255 × 3 / 5.
    await expect(colors(page).locator('output[name="rgb"]')).toHaveText(['rgb(153, 0, 0)'])
  },
)

test('a color shows its contrast and is copied in each notation', { tag: '@full' }, async ({ guarded: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG, { locale: 'en' })
  await openHalves(page)
  await control(page, 'pickMode').check()
  await clickPixel(page, 36, 5, { width: 40, height: 20 })
  const strip = button(page, 'copyStrip')
  await expect(strip).toHaveCount(2)
  await strip.first().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^#C[0-9A-F]{5}$/)
  const item = colors(page).first()
  // 6.2875 and 3.3399, rounded down.
  await expect(item.locator('output[name="contrastWhite"]')).toHaveText('6.28:1')
  await expect(item.locator('output[name="contrastBlack"]')).toHaveText('3.33:1')
  for (const [name, format, value] of [
    ['copyHex', 'HEX', '#4F46E5'],
    ['copyRgb', 'RGB', 'rgb(79, 70, 229)'],
    ['copyHsl', 'HSL', 'hsl(243, 75%, 59%)'],
  ] as const) {
    await item.locator(`button[name="${name}"]`).click()
    await expect(toast(page, `${format} color copied: ${value}`)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
  }
})

test(
  'the palette is saved as JSON, CSS, Tailwind theme, Adobe swatches, GIMP palette and PNG; colors have names',
  {
    tag: '@full',
  },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await button(page, 'download').click()
    await expect(toast(page, 'No colors to download')).toBeVisible()
    await openHalves(page)
    await control(page, 'pickMode').check()
    await clickPixel(page, 36, 5, { width: 40, height: 20 })
    const json = await savePalette(page, 'json')
    await expect(toast(page, 'Color palette downloaded!')).toBeVisible()
    expect(json.name).toBe('color_palette.json')
    const { dominant, picked } = JSON.parse(json.bytes.toString())
    // 5 of 10 counted columns are red, 2 blue: every 4th pixel of 40 is at columns 0, 4, 8 …
    expect(dominant.map(({ hex, share }: { hex: string; share: number }) => [hex, share])).toEqual([
      ['#C01030', 0.7143],
      ['#4040E0', 0.2857],
    ])
    expect(picked).toEqual([
      { hex: '#4F46E5', rgb: { r: 79, g: 70, b: 229 }, hsl: { h: 243, s: 75, l: 59 }, x: 36, y: 5 },
    ])
    const css = await savePalette(page, 'css')
    expect(css.name).toBe('color_palette.css')
    expect(css.bytes.toString()).toContain('--picked-1: #4F46E5;')
    const tailwind = await savePalette(page, 'tailwind')
    expect(tailwind.name).toBe('color_palette.tailwind.css')
    expect(tailwind.bytes.toString()).toMatch(/^@theme \{\n {2}--color-dominant-1: #C01030;/)
    const ase = await savePalette(page, 'ase')
    expect([ase.name, ase.bytes.toString('latin1', 0, 12)]).toEqual(['color_palette.ase', 'ASEF\0\x01\0\0\0\0\0\x03'])
    await expect(colors(page).locator('output[name="colorName"]')).toHaveText('≈ slate blue')
    await page.locator('summary', { hasText: 'Contrast of any two colors' }).click()
    await control(page, 'contrastColor').selectOption('#4F46E5')
    await control(page, 'contrastBackground').selectOption('#C01030')
    // By WCAG 2.2's formula in Python.
    await expect(figure(page, 'contrast')).toHaveText('1:1')
    await expect(figure(page, 'contrastLevel')).toHaveAttribute('data-value', 'none')
    await control(page, 'contrastColor').selectOption('#FFFFFF')
    await expect(figure(page, 'contrastLevel')).toHaveAttribute('data-value', 'AA')
    await expect(figure(page, 'contrastLevelLarge')).toHaveAttribute('data-value', 'AAA')
    const gpl = await savePalette(page, 'gpl')
    expect(gpl.name).toBe('color_palette.gpl')
    expect(gpl.bytes.toString()).toMatch(/^GIMP Palette\n/)
    const png = await savePalette(page, 'png')
    expect(png.name).toBe('color_palette.png')
    const strip = readPng(png.bytes)
    expect([strip.width, strip.height]).toEqual([300, 100])
    expect([...strip.data.slice(250 * 4, 250 * 4 + 4)]).toEqual([79, 70, 229, 255])
  },
)

for (const [name, text] of [
  ['empty.jpg', '빈 파일'],
  ['renamed-text.jpg', '올바른 이미지 파일'],
  ['huge-30000.png', '30000'],
  ['foreign.svg', 'foreignObject'],
] as const) {
  test(
    `${name} is refused in the page’s language`,
    fullUnless(name === 'renamed-text.jpg'),
    async ({ guarded: page }) => {
      await openTool(page, SLUG)
      await addImages(page, name)
      await expect(alert(page, text)).toBeVisible()
      await expect(figure(page, 'fileName')).toHaveCount(0)
    },
  )
}

test(
  'odd pictures are read: orientation, CMYK, 16 bits, interlaced, animated, HEIC',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'ja' })
    for (const [name, size] of [
      ['orientation-6.jpg', '60 × 120'],
      ['cmyk.jpg', '120 × 80'],
      ['16bit.png', '96 × 64'],
      ['interlaced.png', '120 × 80'],
      ['photo.avif', '200 × 140'],
      ['photo.heic', '200 × 140'],
      ['truncated.jpg', '600 × 400'],
      ['icon.ico', '32 × 32'],
      ['../tiff/orientation-8.tif', '40 × 60'],
      ['animated.webp', '64 × 48'],
    ] as const) {
      await addImages(page, name)
      await expect(figure(page, 'fileName')).toHaveText(name.replace('../tiff/', ''))
      await expect(figure(page, 'fileDimensions')).toHaveText(size)
      await expect(colors(page).first()).toBeVisible()
    }
    await expect(page.getByText('最初のコマだけを使いました')).toBeVisible()
    // Its first frame is plain red.
    await expect(colors(page).locator('output[name="hex"]')).toHaveText(['#F00000'])
  },
)

test('a second picture replaces the first; reset clears everything', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await openHalves(page, '가나다 '.repeat(70) + '.svg')
  await control(page, 'pickMode').check()
  await clickPixel(page, 5, 5, { width: 40, height: 20 })
  await expect(colors(page)).toHaveCount(1)
  await addImages(page, 'astronaut.jpg')
  await expect(figure(page, 'fileName')).toHaveText('astronaut.jpg')
  await expect(colors(page)).toHaveCount(10)
  await page.locator('button[role="tab"][name="picked"]').click()
  await expect(colors(page)).toHaveCount(0)
  await button(page, 'reset').click()
  await expect(page.locator('[data-name="picture"]')).toHaveCount(0)
  await expect(figure(page, 'fileName')).toHaveCount(0)
  await expect(control(page, 'pickMode')).not.toBeChecked()
})
