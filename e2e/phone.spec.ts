import path from 'node:path'
import type { Page } from 'playwright/test'
import { addImages, download, image, item } from '@/e2e/support/images'
import { toolsWith } from '@/e2e/support/journeys'
import { button, control, expect, figure, openTool, test } from '@/e2e/support/test'
import { fullUnless } from '@/e2e/support/full'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

/** What is left of the window above the keyboard on the screen. */
const ABOVE_KEYBOARD = { width: 360, height: 320 }

for (const { slug, keyFigure } of toolsWith('keyFigure')) {
  const { field, typed, fragment } = keyFigure
  test(
    `${slug}: field and key figure are in view while typing on a phone`,
    fullUnless(slug === 'loan-calculator'),
    async ({ guarded: page }) => {
      await openTool(page, slug, { fragment })
      const bar = page.locator('[data-name="keyFigure"]')
      await control(page, field).tap()
      await page.setViewportSize(ABOVE_KEYBOARD)
      const before = (await bar.count()) > 0 ? await bar.locator('strong').textContent() : ''
      await control(page, field).selectText()
      await page.keyboard.type(typed)
      await expect(bar.locator('strong')).not.toHaveText(before ?? '')
      const { header, input, figures, room } = await page.evaluate((name) => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON()
        return {
          header: box('header'),
          input: box(`main [name="${name}"]`),
          figures: box('[data-name="keyFigure"]'),
          room: window.innerHeight,
        }
      }, field)
      expect(figures.bottom).toBeLessThanOrEqual(room + 1)
      expect(figures.top).toBeGreaterThanOrEqual(0)
      expect(input.top, 'below the header').toBeGreaterThanOrEqual(Math.min(header.bottom, room) - 1)
      // A field of many lines is higher than the room: its beginning is seen.
      const lines = Math.min(input.bottom, input.top + 44)
      expect(lines, 'above the key figure').toBeLessThanOrEqual(figures.top + 1)
    },
  )
}

for (const path of ['/', '/en', '/ja']) {
  test(`${path}: the home page is three screens and a half, three tools a row`, async ({ guarded: page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000)
    const tops = await page
      .locator('a[data-tool]')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3)
  })
}

test('Calculate scrolls to the result', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, 'compound-interest')
  await button(page, 'calculate').tap()
  await expect(figure(page, 'finalAmount')).toBeInViewport()
})

test('a generated text is scrolled into view', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, 'lorem-ipsum')
  await button(page, 'generate').tap()
  await expect(control(page, 'output')).toBeInViewport({ ratio: 0.3 })
})

test('generated icons are scrolled into view', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, 'favicon-generator')
  await page.locator('input[name="file"]').setInputFiles(image('photo.png'))
  await button(page, 'generate').tap()
  await expect(page.locator('section:has(li[data-name="item"]) figure').first()).toBeInViewport()
})

const bar = (page: Page) => page.locator('[data-name="actionBar"]')

test('a picture and its quality are on one screen, with the result and its download in the bar', async ({
  guarded: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTool(page, 'jpg-compressor', { locale: 'en' })
  await expect(page.locator('[data-name="dropzone"]')).not.toContainText(/drop|past/i, { useInnerText: true })
  await addImages(page, 'astronaut.jpg')
  await expect(bar(page)).toContainText(/71\.56 KB → \d.*−\d+%/)
  await expect(page.locator('input[name="quality"][type="range"]')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.picture-stage')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY), 'no scrolling').toBe(0)
  const { name } = await download(page, bar(page).locator('button[value="download"]'))
  expect(name).toBe('compressed_astronaut.jpg')
  await button(page, 'download').scrollIntoViewIfNeeded()
  await expect(bar(page)).toHaveCount(0)
})

test(
  'several files are one line each, with a menu, a comparison and a total in the bar',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openTool(page, 'jpg-compressor', { locale: 'en' })
    await addImages(page, 'astronaut.jpg', 'small-photo.jpg', 'renamed-text.jpg')
    const total = page.locator('section:has(button[name="downloadAll"])')
    await expect(total).toContainText(/75.* KB → .* KB −\d+%2 of 3 done · 1 failed/)
    await expect(bar(page), 'what is in sight is not repeated').toHaveCount(0)
    await page.setViewportSize({ width: 360, height: 480 })
    await expect(bar(page)).toContainText(/75.* KB → .* KB −\d+%2 of 3 done · 1 failed/)
    await expect(bar(page).locator('button[value="downloadAll"]')).toBeVisible()
    const small = item(page, 'small-photo.jpg')
    expect((await small.boundingBox())?.height).toBeLessThanOrEqual(60)
    await small.locator('button[name="view"]').tap()
    await expect(small.locator('.picture-stage')).toBeVisible()
    await small.locator('button[name="more"]').tap()
    await expect(small.locator('.sheet p')).toHaveText('small-photo.jpg')
    await small.locator('button[name="remove"]').tap()
    await expect(small).toHaveCount(0)
  },
)

interface BarState {
  /** Brings the tool into a state in which its own button is out of sight. */
  readonly prepare: (page: Page) => Promise<unknown>
  /** What came of it, and the button of the page that the bar presses. */
  readonly shows: RegExp
  readonly action: string
  readonly then: (page: Page) => Promise<unknown>
}

const toasted = (page: Page, text: RegExp) =>
  expect(page.locator('[data-sonner-toast]').filter({ hasText: text }).first()).toBeVisible()

const BARS: Readonly<Record<string, BarState>> = {
  'exif-viewer': {
    prepare: async (page) => {
      const photo = path.join(process.cwd(), 'e2e/fixtures/metadata/camera.jpg')
      await page.locator('input[name="file"]').setInputFiles(photo)
      await page.locator('[role="tablist"]').last().scrollIntoViewIfNeeded()
    },
    shows: /This photo reveals.*camera\.jpg/,
    action: 'removeMetadata',
    then: (page) => toasted(page, /a copy without this data/),
  },
  'favicon-generator': {
    prepare: async (page) => {
      await page.locator('[role="tab"]').nth(1).tap()
      await control(page, 'text').fill('A')
    },
    shows: /^Generate favicons$/,
    action: 'generate',
    then: (page) => expect(bar(page).locator('[value="downloadAll"]')).toBeVisible(),
  },
  'color-picker': {
    prepare: async (page) => {
      await addImages(page, 'photo.png')
      await page.locator('[data-name="picture"]').tap()
    },
    shows: /#[0-9A-F]{6}/,
    action: 'copyHex',
    then: (page) => toasted(page, /HEX.*#[0-9A-F]{6}/),
  },
  'csv-json-converter': {
    prepare: (page) => control(page, 'input').fill('a,b\n1,2'),
    shows: /^Convert to JSON$/,
    action: 'convert',
    then: (page) => expect(bar(page).locator('[value="copy"]')).toBeVisible(),
  },
  'markdown-html': {
    prepare: (page) => control(page, 'input').fill('# a'),
    shows: /^Copy HTML$/,
    action: 'copy',
    then: (page) => toasted(page, /HTML/),
  },
  'pomodoro-timer': {
    prepare: async (page) => {
      await button(page, 'toggle').tap()
      await control(page, 'task').fill('Tea')
      await button(page, 'toggle').evaluate((toggle) => window.scrollBy(0, toggle.getBoundingClientRect().bottom))
    },
    shows: /\d\d:\d\d.*Tea/,
    action: 'toggle',
    then: (page) => expect(bar(page)).toContainText('Resume'),
  },
  'white-noise': {
    prepare: (page) => page.locator('label:has([name="type"][value="pink"])').tap(),
    shows: /Pink noise/,
    action: 'toggle',
    then: (page) => expect(figure(page, 'state')).toHaveAttribute('data-value', 'playing'),
  },
  'lorem-ipsum': {
    prepare: async (page) => {
      await button(page, 'generate').tap()
      await expect(figure(page, 'characters')).toBeVisible()
      await control(page, 'count').scrollIntoViewIfNeeded()
    },
    shows: /5 paragraphs/,
    action: 'copy',
    then: (page) => toasted(page, /opied/),
  },
}

for (const [slug, { prepare, shows, action, then }] of Object.entries(BARS)) {
  test(
    `${slug}: the result and the next action are in the bar above the keyboard`,
    { tag: '@full' },
    async ({ guarded: page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await openTool(page, slug, { locale: 'en' })
      await page.setViewportSize({ width: 320, height: ABOVE_KEYBOARD.height })
      await prepare(page)
      await expect(bar(page)).toContainText(shows)
      const { bottom, excess } = await bar(page).evaluate((element) => ({
        bottom: element.getBoundingClientRect().bottom - window.innerHeight,
        excess: element.scrollWidth - element.clientWidth,
      }))
      expect(bottom).toBeLessThanOrEqual(1)
      expect(excess, 'cut off').toBeLessThanOrEqual(0)
      await bar(page).locator(`button[value="${action}"]`).tap()
      await then(page)
    },
  )
}

test('the settings of several files are a sheet that keeps the focus', { tag: '@full' }, async ({ guarded: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTool(page, 'jpg-compressor', { locale: 'en' })
  await addImages(page, 'astronaut.jpg', 'small-photo.jpg')
  const total = page.locator('section:has(button[name="downloadAll"]) strong')
  await expect(page.getByText('2 of 2 done').first()).toBeVisible()
  const before = await total.textContent()
  await expect(control(page, 'quality').first()).toBeHidden()
  await button(page, 'settings').tap()
  const sheet = page.locator('#settings')
  await expect(sheet).toBeInViewport({ ratio: 0.9 })
  await control(page, 'quality').first().fill('20')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button(page, 'settings')).toBeFocused()
  await expect(total).not.toHaveText(before ?? '')
  await button(page, 'settings').tap()
  await button(page, 'closeSettings').tap()
  await expect(sheet).toBeHidden()
})

test('a toast stands on the bar, and at the very bottom where there is none', async ({ guarded: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const roomBelowToast = async (top: number) => {
    const box = await page.locator('[data-sonner-toast]').boundingBox()
    return box ? Math.round(top - box.y - box.height) : NaN
  }
  await openTool(page, 'csv-json-converter')
  await control(page, 'input').fill('a,b\n1,2')
  await button(page, 'convert').tap()
  await expect.poll(() => roomBelowToast(844)).toBe(12)
  await openTool(page, 'jpg-compressor')
  await addImages(page, 'astronaut.jpg')
  await bar(page).locator('button[value="download"]').tap()
  const { y = 0 } = (await bar(page).boundingBox()) ?? {}
  await expect.poll(() => roomBelowToast(y)).toBe(12)
})

test('the menu of a file that has no other button stands beside its name', async ({ guarded: page }) => {
  await openTool(page, 'jpg-compressor')
  await addImages(page, 'renamed-text.jpg')
  const refused = item(page, 'renamed-text.jpg')
  await expect(refused.locator('[data-name="refused"]')).toBeVisible()
  const { x = 0, width = 0, height = 0 } = (await refused.boundingBox()) ?? {}
  const menu = await refused.locator('button[name="more"]').boundingBox()
  expect(height, 'one row').toBeLessThanOrEqual(96)
  expect(menu && menu.x + menu.width, 'at the end').toBeGreaterThan(x + width - 12)
})

test('each choice of a unit or a category is as high and wide as a thumb', async ({ guarded: page }) => {
  const sizes = () =>
    page
      .locator('main .segments label')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON()),
      )
  await openTool(page, 'unit-converter')
  for (const { height, width } of await sizes()) expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
  await openTool(page, 'loan-calculator')
  for (const { width } of await sizes()) expect(width).toBeGreaterThanOrEqual(44)
})
