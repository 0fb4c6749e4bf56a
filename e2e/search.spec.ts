import type { Page } from 'playwright/test'
import { field, openHome } from '@/e2e/support/home-search'
import { button, expect, test } from '@/e2e/support/test'
import { fullUnless } from '@/e2e/support/full'

const LANGUAGES = [
  { prefix: '', query: '대출', typo: '대춤 계산기', name: '대출 계산기', none: '없는도구' },
  { prefix: '/en', query: 'mortgage', typo: 'loan calcultor', name: 'Loan calculator', none: 'zzzqqq' },
  { prefix: '/ja', query: 'ろーn', typo: 'ろおんけいさん', name: 'ローン計算', none: '量子力学' },
] as const

const LOAN = 'a[data-tool="loan-calculator"]'
const firstCard = (page: Page) => page.locator('a[data-tool]').first()

for (const { prefix, query, typo, name, none } of LANGUAGES) {
  const home = prefix || '/'

  test.describe(`the search of ${home}`, fullUnless(prefix === ''), () => {
    test('finds the best tool first as one types and opens it with Enter', async ({ guarded: page }) => {
      await openHome(page, home)
      await page.keyboard.press('/')
      await expect(field(page)).toBeFocused()
      await page.keyboard.type(query)
      await expect(firstCard(page)).toHaveAttribute('data-tool', 'loan-calculator')
      await expect(page.locator('a[data-tool="image-resizer"]')).toHaveCount(0)
      await expect(page.getByRole('status').filter({ hasText: name })).toBeAttached()
      await field(page).press('Enter')
      await expect(page).toHaveURL(new RegExp(`${prefix}/tools/loan-calculator$`))
      await page.goBack()
      await expect(field(page)).toHaveValue(query)
      await expect(firstCard(page)).toHaveAttribute('data-tool', 'loan-calculator')
    })

    test(
      'finds a tool despite a typo, and reports when nothing matches',
      { tag: '@full' },
      async ({ guarded: page }) => {
        await openHome(page, home)
        await field(page).fill(typo)
        await expect(firstCard(page)).toHaveAttribute('data-tool', 'loan-calculator')
        await field(page).fill(none)
        await expect(page.locator('[data-name="noResults"]')).toBeVisible()
        await expect(page.locator('a[data-tool]')).toHaveCount(0)
        await field(page).press('Escape')
        await expect(field(page)).toHaveValue('')
        await expect(page.locator('[data-name="noResults"]')).toHaveCount(0)
      },
    )

    test(
      'takes the query from the address and keeps it in the fragment',
      { tag: '@full' },
      async ({ guarded: page }) => {
        await openHome(page, `${home}?q=${encodeURIComponent(query)}`)
        await expect(field(page)).toHaveValue(query)
        await expect(firstCard(page)).toHaveAttribute('data-tool', 'loan-calculator')
        await field(page).fill('bmi')
        await expect(page).toHaveURL(new RegExp(`^http://[^/]+${home}#q=bmi$`))
        await expect(firstCard(page)).toHaveAttribute('data-tool', 'bmi-calculator')
        await page.reload()
        await expect(field(page)).toHaveValue('bmi')
        await expect(firstCard(page)).toHaveAttribute('data-tool', 'bmi-calculator')
        await field(page).fill('')
        await expect(page).toHaveURL(new RegExp(`^http://[^/]+${home}$`))
      },
    )

    test(
      'palette: opens another tool by keyboard, and Escape restores the focus',
      { tag: '@full' },
      async ({ guarded: page }) => {
        await page.goto(`${prefix}/tools/unit-converter`)
        await page.locator('main[data-ready="true"]').waitFor()
        const back = page.locator('[data-name="back"]')
        await back.focus()
        await page.keyboard.press('Control+k')
        const palette = page.locator('dialog[data-name="palette"]')
        const input = palette.getByRole('combobox')
        await expect(input).toBeFocused()
        await expect(palette.getByRole('option')).not.toHaveCount(0)
        await page.keyboard.press('Escape')
        await expect(palette).toHaveCount(0)
        await expect(back).toBeFocused()

        await page.keyboard.press('Control+k')
        await page.keyboard.type(query)
        const best = palette.getByRole('option').first()
        await expect(best).toHaveAttribute('data-option', 'loan-calculator')
        await expect(best).toHaveAttribute('aria-selected', 'true')
        await page.keyboard.press('ArrowUp')
        await expect(palette.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
        await page.keyboard.press('ArrowDown')
        await expect(best).toHaveAttribute('aria-selected', 'true')
        await expect(input).toHaveAttribute('aria-activedescendant', (await best.getAttribute('id')) ?? '')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`${prefix}/tools/loan-calculator$`))
      },
    )

    test('an address with a typo offers the right tool', async ({ page }) => {
      await page.goto(`${prefix}/tools/loan-calcultor`)
      await expect(firstCard(page)).toHaveAttribute('data-tool', 'loan-calculator')
      await expect(firstCard(page)).toContainText(name)
      await expect(firstCard(page)).toHaveAttribute('href', `${prefix}/tools/loan-calculator`)
      await page.goto(`${prefix}/tools/bmi`)
      await expect(firstCard(page)).toHaveAttribute('data-tool', 'bmi-calculator')
      await field(page).fill(query)
      await expect(page.getByRole('option').first()).toHaveAttribute('data-option', 'loan-calculator')
      await field(page).press('Enter')
      await expect(page).toHaveURL(new RegExp(`${prefix}/tools/loan-calculator$`))
    })
  })
}

test('the keyboard left in the other language is understood', { tag: '@full' }, async ({ guarded: page }) => {
  await openHome(page, '/')
  for (const [typed, slug] of [
    ['rPtksrl', 'basic-calculator'],
    ['ㄱㅅㄱ', 'basic-calculator'],
    ['계ㅅ', 'basic-calculator'],
    ['ㅠㅡㅑ', 'bmi-calculator'],
    ['daechul', 'loan-calculator'],
  ] as const) {
    await field(page).fill(typed)
    await expect(firstCard(page)).toHaveAttribute('data-tool', slug)
  }
})

test(
  'the arrow keys walk through the cards as they stand on the screen',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openHome(page, '/en')
    await field(page).fill('calculator')
    await expect(firstCard(page)).toHaveAttribute('data-tool', 'basic-calculator')
    await field(page).press('ArrowDown')
    await expect(firstCard(page)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('a[data-tool]').nth(1)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const box = async (index: number) => page.locator('a[data-tool]').nth(index).boundingBox()
    const second = await box(1)
    const focused = await page.locator('a[data-tool]:focus').boundingBox()
    expect(focused?.x).toBe(second?.x)
    expect(focused?.y).toBeGreaterThan(second?.y ?? 0)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
  },
)

test('matches outside the chosen category can be shown', { tag: '@full' }, async ({ guarded: page }) => {
  await openHome(page, '/en')
  await page.locator('button[name="category"][value="image"]').click()
  await field(page).fill('mortgage')
  await expect(page.locator('[data-name="noResults"]')).toBeVisible()
  await button(page, 'showElsewhere').click()
  await expect(page.locator(LOAN)).toBeVisible()
})

test('a search typed before the scripts ran is applied', { tag: '@full' }, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en', { waitUntil: 'commit' })
  await field(page).fill('loan')
  release()
  await expect(firstCard(page)).toHaveAttribute('data-tool', 'loan-calculator')
  await expect(page).toHaveURL(/#q=loan$/)
})

test('without the index the names are still searchable', { tag: '@full' }, async ({ page }) => {
  await page.route('**/search-index/*', (route) => route.abort())
  await openHome(page, '/en')
  await field(page).fill('laon calculator')
  await expect(firstCard(page)).toHaveAttribute('data-tool', 'loan-calculator')
  await field(page).fill('zzzqqq')
  await expect(page.locator('[data-name="noResults"]')).toBeVisible()
})

test('Enter that ends an input method’s composition opens nothing', async ({ guarded: page }) => {
  await openHome(page, '/ja')
  await field(page).fill('ローン')
  await expect(firstCard(page)).toHaveAttribute('data-tool', 'loan-calculator')
  const pressComposing = (selector: string) =>
    page.locator(selector).evaluate((input) => {
      const init = { key: 'Enter', bubbles: true, cancelable: true }
      input.dispatchEvent(new KeyboardEvent('keydown', { ...init, isComposing: true }))
      input.dispatchEvent(new KeyboardEvent('keydown', { ...init, keyCode: 229 }))
    })
  await pressComposing('input[name="search"]')
  await page.locator('h1').click()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('電卓')
  await expect(page.getByRole('option').first()).toHaveAttribute('data-option', 'basic-calculator')
  await pressComposing('input[name="paletteSearch"]')
  await expect(page.locator('dialog[data-name="palette"]')).toBeVisible()
  await expect(page).toHaveURL(/\/ja#q=/)
})

for (const [home, query, task] of [
  ['/', '증명사진', '/tools/image-resizer/korean-id-photo'],
  ['/en', 'us visa photo', '/en/tools/image-resizer/us-2x2-photo'],
  ['/ja', '履歴書 写真', '/ja/tools/image-resizer/japanese-resume-photo'],
] as const) {
  test(`"${query}" on ${home} leads to the page of its task with Enter`, async ({ guarded: page }) => {
    await openHome(page, home)
    await field(page).fill(query)
    const first = page.locator('a[data-name="firstMatch"]')
    await expect(first).toHaveAttribute('href', task)
    await expect(first).toHaveAttribute('data-task', task.split('/').at(-1) ?? '')
    await field(page).press('Enter')
    await expect(page).toHaveURL(new RegExp(`${task}$`))
  })
}

test('what was chosen for a query comes first the next time, until everything is erased', async ({ guarded: page }) => {
  await openHome(page, '/en')
  await field(page).fill('passport photo')
  const other = page.locator('a[data-tool="image-resizer"][data-task]').nth(1)
  const task = await other.getAttribute('data-task')
  await other.click()
  await page.waitForURL(`**/${task}`)
  await openHome(page, '/en')
  await field(page).fill('passport photo')
  await expect(page.locator('a[data-name="firstMatch"]')).toHaveAttribute('data-task', task!)
  await page.evaluate(() => localStorage.clear())
  await openHome(page, '/en')
  await field(page).fill('passport photo')
  await expect(page.locator('a[data-name="firstMatch"]')).not.toHaveAttribute('data-task', task!)
})
