import { expect, openBeforeScripts, test } from '@/e2e/support/test'
import { fullUnless } from '@/e2e/support/full'

test.describe('language', () => {
  test('a page is in the language of its address, whatever the browser prefers', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'en-US', baseURL })
    const page = await context.newPage()
    await page.goto('/tools/loan-calculator')
    await expect(page).toHaveURL(/\/tools\/loan-calculator$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    const offer = page.locator('.language-offer[lang="en"]')
    await expect(offer).toBeVisible()
    await offer.getByRole('button').click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(offer).toBeHidden()
    await context.close()
  })

  test(
    'dismissing the language offer by key moves the focus to the next control',
    { tag: '@full' },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale: 'en-US', baseURL })
      const page = await context.newPage()
      await page.goto('/tools/loan-calculator')
      await page.locator('main[data-ready="true"]').waitFor()
      const offer = page.locator('.language-offer[lang="en"]')
      for (let press = 0; press < 3; press++) await page.keyboard.press('Tab')
      await expect(offer.getByRole('button')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(offer).toBeHidden()
      await expect(page.locator('header a').first()).toBeFocused()
      await context.close()
    },
  )

  test('the language menu links to the same page, and the choice is remembered', async ({ guarded: page }) => {
    await page.goto('/tools/loan-calculator#loanAmount=123456')
    await page.locator('button[popovertarget="language-menu"]').click()
    await page.locator('[data-name="language"][hreflang="ja"]').click()
    await expect(page).toHaveURL(/\/ja\/tools\/loan-calculator#loanAmount=123456$/)
    await expect(page.locator('input[name="loanAmount"]')).toHaveValue('123,456')
    await page.goto('/about')
    await expect(page).toHaveURL(/\/ja\/about$/)
    await page.locator('button[popovertarget="language-menu"]').click()
    await page.locator('[data-name="language"][hreflang="ko"]').click()
    await expect(page).toHaveURL(/[^a]\/about$/)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  })

  test('?lng= selects a language, and unknown ones are ignored', { tag: '@full' }, async ({ guarded: page }) => {
    // A tool's page would keep that the tool was opened.
    await page.goto('/about?lng=<script>alert(1)</script>')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await page.goto('/about?lng=en')
    await expect(page).toHaveURL(/\/en\/about$/)
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0])
    await page.goto('/')
    await expect(page).toHaveURL(/[^n]\/$/)
  })
})

test(
  'the theme cycles through system, light and dark and applies before the first paint',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.goto('/')
    await page.locator('main[data-ready="true"]').waitFor()
    const toggle = page.locator('button[name="theme"]')
    await toggle.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await toggle.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    // The browser's own bar goes with it, whatever the system wears.
    const bar = () =>
      page.locator('meta[name="theme-color"]').evaluateAll((all) => all.map((meta) => meta.getAttribute('content')))
    expect(await bar()).toEqual(['#171b22', '#171b22'])
    await page.goto('/about', { waitUntil: 'commit' })
    await page.waitForSelector('body')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.locator('main[data-ready="true"]').waitFor()
    await toggle.click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    expect(await bar()).toEqual(['#ffffff', '#171b22'])
  },
)

test('undoing by key in a toast leaves the focus on the page', { tag: '@full' }, async ({ guarded: page }) => {
  await page.goto('/en/tools/loan-calculator')
  await page.locator('main[data-ready="true"]').waitFor()
  await page.locator('input[name="loanAmount"]').fill('123456')
  await page.locator('button[name="reset"]').focus()
  await page.keyboard.press('Enter')
  const undo = page.locator('[data-sonner-toast] button')
  await expect(undo).toBeVisible()
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(undo).toHaveCount(0)
  await expect(page.locator('input[name="loanAmount"]')).toHaveValue('123,456')
  await expect(page.locator('main :focus')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, text] of [
    ['/', '자바스크립트로 작동해요'],
    ['/en/tools/white-noise', 'need JavaScript'],
    ['/ja/tools/white-noise', 'JavaScriptで動作します'],
  ] as const) {
    test(`${path} states that its tools need them`, fullUnless(path === '/'), async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('main noscript p')).toContainText(text)
      await expect(page.locator('main noscript p')).toBeVisible()
    })
  }
})

test('the side menu opens before the scripts have loaded', { tag: '@full' }, async ({ guarded: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBeforeScripts(page, '/')
  await page.locator('button[name="menu"]').click()
  await expect(page.getByRole('dialog').getByRole('link', { name: '소개' })).toBeVisible()
})

test('the side menu opens on a phone, keeps the focus and closes with Escape', async ({ guarded: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('main[data-ready="true"]').waitFor()
  await page.locator('button[name="menu"]').click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('link', { name: '소개' })).toBeVisible()
  for (let press = 0; press < 8; press++) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/)
  expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.locator('button[name="menu"]').click()
  await expect(menu.getByRole('link', { name: 'BMI 계산기' })).toHaveCount(1)
  // A finger does not lift from a link that is still sliding in.
  await menu.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
  await menu.getByRole('link', { name: '소개' }).click()
  await expect(page).toHaveURL(/\/about$/)
})

test.describe('home', () => {
  test(
    'searches by name, initial consonants, English and kana, and reports when nothing matches',
    { tag: '@full' },
    async ({ guarded: page }) => {
      await page.goto('/')
      await page.locator('main[data-ready="true"]').waitFor()
      await page.keyboard.press('/')
      const search = page.locator('input[name="search"]')
      await expect(search).toBeFocused()
      for (const query of ['대출', 'ㄷㅊ', 'loan', 'LOAN calc']) {
        await search.fill(query)
        await expect(page.locator('a[data-name="firstMatch"]')).toHaveAttribute('data-tool', 'loan-calculator')
        await expect(page.locator('a[data-tool="image-resizer"]')).toHaveCount(0)
      }
      await search.fill('없는도구')
      await expect(page.locator('[data-name="noResults"]')).toBeVisible()
      await page.goto('/ja')
      await page.locator('main[data-ready="true"]').waitFor()
      await search.fill('ろーん')
      await expect(page.locator('a[data-name="firstMatch"]')).toHaveAttribute('data-tool', 'loan-calculator')
    },
  )

  test('filters by category', { tag: '@full' }, async ({ guarded: page }) => {
    await page.goto('/en')
    await page.locator('main[data-ready="true"]').waitFor()
    const image = page.locator('button[name="category"][value="image"]')
    await image.click()
    await expect(image).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('a[data-tool="image-resizer"]')).toBeVisible()
    await expect(page.locator('a[data-tool="loan-calculator"]')).toHaveCount(0)
    await page.locator('button[name="category"][value="all"]').click()
    await expect(page.locator('a[data-tool="loan-calculator"]')).toBeVisible()
  })
})

test('an unknown address answers 404 in the language of the address, with a way home', async ({ page }) => {
  const response = await page.goto('/en/tools/nothing-here')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page).toHaveTitle('Page Not Found')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/en$/)
})

test('clearing the device forgets theme and language', { tag: '@full' }, async ({ guarded: page }) => {
  await page.goto('/privacy-policy')
  await page.locator('button[popovertarget="language-menu"]').click()
  await page.locator('[data-name="language"][hreflang="en"]').click()
  await page.locator('html[lang="en"] main[data-ready="true"]').waitFor()
  expect(await page.evaluate(() => document.cookie)).toBe('lng=en')
  await page.locator('button[name="theme"]').click()
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
  await page.locator('button[name="clearData"]').click()
  await expect(page.getByRole('status').first()).not.toBeEmpty()
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
})
