import type { Page } from 'playwright/test'
import { toolPages } from './support/pages'
import { expect, openTool, test } from './support/test'

interface Most {
  /** Before anything is chosen. */
  readonly atFirst: number
  /** With one file, of e2e/fixtures. */
  readonly withFile?: { readonly file: string; readonly most: number; readonly ready?: string }
}

const PHOTO = 'images/coffee.jpg'

/**
 * The most controls that a phone shows above the guide. A new setting belongs in MoreSettings unless it is worth more than one
 * of these; the keypads are not settings.
 */
const MOST: Readonly<Record<string, Most>> = {
  'jpg-compressor': { atFirst: 3, withFile: { file: PHOTO, most: 10 } },
  'png-to-jpg': { atFirst: 3, withFile: { file: PHOTO, most: 11 } },
  'image-resizer': { atFirst: 3, withFile: { file: PHOTO, most: 12 } },
  'mp4-to-gif': { atFirst: 3, withFile: { file: 'video/h264.mp4', most: 14 } },
  'favicon-generator': { atFirst: 5, withFile: { file: PHOTO, most: 11 } },
  'color-picker': { atFirst: 4, withFile: { file: PHOTO, most: 24 } },
  'exif-viewer': { atFirst: 3, withFile: { file: PHOTO, most: 12 } },
  'text-extractor': { atFirst: 4, withFile: { file: 'scans/sign.jpg', most: 14, ready: 'textarea[name="text"]' } },
  'word-counter': { atFirst: 9 },
  'csv-json-converter': { atFirst: 9 },
  'markdown-html': { atFirst: 9 },
  'lorem-ipsum': { atFirst: 8 },
  'credit-calculator': { atFirst: 5 },
  'compound-interest': { atFirst: 8 },
  'loan-calculator': { atFirst: 10 },
  'bac-calculator': { atFirst: 11 },
  'bmi-calculator': { atFirst: 9 },
  'weight-calculator': { atFirst: 9 },
  'pregnancy-calculator': { atFirst: 9 },
  'ovulation-calendar': { atFirst: 9 },
  'date-calculator': { atFirst: 9 },
  'unit-converter': { atFirst: 9 },
  'pomodoro-timer': { atFirst: 8 },
  'white-noise': { atFirst: 10 },
}
/** What is there once a file is: the bar, or the button that it would repeat. */
const READY = '[data-name="actionBar"], button:is([name="removeMetadata"], [name="downloadAll"])'

const KEYPADS = ['basic-calculator', 'scientific-calculator']

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Names of the controls above the guide, radios of one name as one, a slider and its number as one, as a comparison and its zoom; the bar left out. */
function controls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const guide = document.querySelector('[data-name="guide"]')!
    const all = document.querySelectorAll<HTMLInputElement>(
      'main :is(input, select, textarea, button, summary, a[href]):not(nav *, [name="favorite"], [data-name="actionBar"] *)',
    )
    const shown = [...all].filter((control) => {
      const folded = control.closest('details:not([open])')
      const isFolded = folded && control !== folded.querySelector('summary')
      const isTwin = control.localName === 'input' && control.name === ''
      const isAbove = control.compareDocumentPosition(guide) & Node.DOCUMENT_POSITION_FOLLOWING
      return isAbove && !isFolded && !isTwin && control.checkVisibility({ visibilityProperty: true })
    })
    const name = (control: HTMLInputElement) => control.name || control.textContent?.trim() || control.localName
    return [
      ...new Set(
        shown.map((control, index) => (control.type === 'radio' ? name(control) : `${index} ${name(control)}`)),
      ),
    ]
  })
}

test('each tool has a row', () => {
  const tools = toolPages().map((page) => page.replace('/tools/', ''))
  expect([...Object.keys(MOST), ...KEYPADS].toSorted()).toEqual(tools.toSorted())
})

for (const [slug, { atFirst, withFile }] of Object.entries(MOST)) {
  test(`${slug} shows a phone at most ${atFirst} controls at first`, async ({ page }) => {
    await openTool(page, slug)
    const found = await controls(page)
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(atFirst)
  })

  if (!withFile) continue
  const { file, most, ready = READY } = withFile
  test(`${slug} shows a phone at most ${most} controls with a file`, { tag: '@full' }, async ({ page }) => {
    await openTool(page, slug)
    await page.locator('input[name="file"]').setInputFiles(`e2e/fixtures/${file}`)
    await expect(page.locator(ready).first()).toBeVisible({ timeout: 60_000 })
    await expect.poll(async () => (await controls(page)).length).toBeLessThanOrEqual(most)
  })
}

test('the digits and = of the scientific calculator are on a phone’s first screen', async ({ page }) => {
  await openTool(page, 'scientific-calculator')
  for (const key of ['[value="7"]', '[value="0"]', '[name="equals"]']) {
    const box = await page.locator(`button${key}`).boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(844)
  }
})
