import type { Page } from 'playwright/test'
import { button, expect, openTool, test } from '@/e2e/support/test'

async function openHome(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('main[data-ready="true"]').waitFor()
}

function kept(page: Page, list: 'favorites' | 'recent') {
  return page.locator(`section[data-list="${list}"]`)
}

async function slugsOf(page: Page, list: 'favorites' | 'recent'): Promise<(string | null)[]> {
  const links = await kept(page, list).locator('a').all()
  return Promise.all(links.map((link) => link.getAttribute('data-kept')))
}

for (const { prefix, label } of [
  { prefix: '', label: '즐겨찾기: 대출 계산기' },
  { prefix: '/en', label: 'Favorite: Loan calculator' },
  { prefix: '/ja', label: 'お気に入り：ローン計算' },
]) {
  test(
    `favorites and recent tools of ${prefix || '/'} are stored until they are cleared`,
    { tag: '@full' },
    async ({ guarded: page }) => {
      await openHome(page, prefix || '/')
      await expect(kept(page, 'favorites')).toBeHidden()
      await expect(kept(page, 'recent')).toBeHidden()
      await page.locator('button[name="favorite"][value="bmi-calculator"]').click()
      await expect(kept(page, 'favorites')).toBeVisible()

      await openTool(page, 'loan-calculator', { locale: prefix.slice(1) })
      const star = page.getByRole('button', { name: label })
      await expect(star).toHaveAttribute('aria-pressed', 'false')
      await star.press('Enter')
      await expect(star).toHaveAttribute('aria-pressed', 'true')
      await page.reload()
      await expect(star).toHaveAttribute('aria-pressed', 'true')

      await openHome(page, prefix || '/')
      await expect.poll(() => slugsOf(page, 'favorites')).toEqual(['loan-calculator', 'bmi-calculator'])
      await expect.poll(() => slugsOf(page, 'recent')).toEqual(['loan-calculator'])
      await page.keyboard.press('Control+k')
      const options = page.locator('dialog[data-name="palette"]').getByRole('option')
      await expect(options.nth(0)).toHaveAttribute('data-option', 'loan-calculator')
      await expect(options.nth(1)).toHaveAttribute('data-option', 'bmi-calculator')

      await openHome(page, `${prefix}/privacy-policy`)
      await button(page, 'clearData').click()
      await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible()
      await openHome(page, prefix || '/')
      await expect(kept(page, 'favorites')).toBeHidden()
      await expect(kept(page, 'recent')).toBeHidden()
      await expect(page.locator('button[name="favorite"][aria-pressed="true"]')).toHaveCount(0)
    },
  )
}

test(
  'tools about the body are not listed as recent, and the list can be cleared',
  { tag: '@full' },
  async ({ guarded: page }) => {
    for (const slug of ['word-counter', 'bmi-calculator', 'ovulation-calendar', 'bac-calculator', 'unit-converter']) {
      await openTool(page, slug)
    }
    await openHome(page, '/')
    await expect.poll(() => slugsOf(page, 'recent')).toEqual(['unit-converter', 'word-counter'])
    await button(page, 'clearRecent').click()
    await expect(kept(page, 'recent')).toBeHidden()
    await page.reload()
    await expect(kept(page, 'recent')).toBeHidden()
  },
)

test('nothing shifts when favorites and recent tools are inserted', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('toolbox:v1:favorites', 'loan-calculator bmi-calculator')
    localStorage.setItem('toolbox:v1:recent', 'unit-converter')
    const shifts = window as unknown as { shift: number }
    shifts.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await openHome(page, '/')
    await expect(kept(page, 'favorites').locator('a')).toHaveCount(2)
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
  }
})
