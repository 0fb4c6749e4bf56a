import { fullUnless } from '@/e2e/support/full'
import { expect, openTool, test } from '@/e2e/support/test'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

test('parts of a guide are open on a desk and folded on a phone, how-to and questions always open', async ({
  guarded: page,
}) => {
  const parts = page.locator('[data-name="guide"] details')
  for (const [size, isOpen] of [
    [DESK, true],
    [PHONE, false],
  ] as const) {
    await page.setViewportSize(size)
    await openTool(page, 'jpg-compressor')
    await expect(parts.first()).toBeAttached()
    expect(await parts.evaluateAll((all: HTMLDetailsElement[]) => all.map(({ open }) => open))).toEqual(
      (await parts.all()).map(() => isOpen),
    )
    await expect(page.locator('[data-name="guide"] > ol')).toBeVisible()
    await expect(page.locator('[data-name="guide"] h3').first()).toBeVisible()
  }
})

test('an address of a part opens it', { tag: '@full' }, async ({ guarded: page }) => {
  await page.setViewportSize(PHONE)
  await openTool(page, 'jpg-compressor', { fragment: 'guide-tips' })
  await expect(page.locator('#guide-tips li').first()).toBeInViewport()
  await page.evaluate(() => location.assign('#guide-features'))
  await expect(page.locator('#guide-features li').first()).toBeInViewport()
})

for (const [slug, labels] of [
  ['compound-interest', ['Basics', 'Strategies', 'Examples']],
  ['loan-calculator', ['Loan Basics', 'Payment Strategies', 'Money-Saving Tips']],
  ['weight-calculator', ['Formulas', 'Limitations', 'Health Tips']],
  ['ovulation-calendar', ['Phases', 'Fertility Signs', 'Tracking Tips']],
] as const) {
  test(
    `${slug} has the documented tabs of information, which the keyboard and the browser's search reach`,
    fullUnless(slug === 'loan-calculator'),
    async ({ guarded: page }) => {
      await openTool(page, slug, { locale: 'en' })
      const guide = page.locator('[data-name="guide"]')
      const tabs = guide.getByRole('tab')
      const panels = guide.locator('[role="tabpanel"]')
      await expect(tabs).toHaveText([...labels])
      await expect(panels).toHaveCount(3)
      await tabs.first().focus()
      await page.keyboard.press('ArrowRight')
      await expect(tabs.nth(1)).toBeFocused()
      await expect(panels.nth(1)).toBeVisible()
      await expect(panels.first()).toHaveAttribute('hidden', 'until-found')
      // What the browser does when its search finds a text in the panel.
      await panels.nth(2).evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })))
      await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
      await expect(panels.nth(2)).toBeVisible()
    },
  )
}

test('the text of a guide’s table stands inside its frame', async ({ guarded: page }) => {
  await page.setViewportSize(PHONE)
  await openTool(page, 'image-resizer/korean-id-photo', { fragment: 'guide-1' })
  const table = page.locator('[data-name="guide"] table').first()
  const frame = await table.locator('xpath=..').boundingBox()
  const first = await table.locator('td').first().boundingBox()
  expect((first?.x ?? 0) - (frame?.x ?? 0)).toBeGreaterThanOrEqual(12)
})
