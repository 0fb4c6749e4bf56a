import type { Page } from 'playwright/test'
import { button, expect, test } from '@/e2e/support/test'

const LANGUAGES = [
  { prefix: '', query: '대출', typo: '대춤 계산기', name: '대출 계산기', none: '없는도구' },
  { prefix: '/en', query: 'mortgage', typo: 'loan calcultor', name: 'Loan calculator', none: 'zzzqqq' },
  { prefix: '/ja', query: 'ろーn', typo: 'ろおんけいさん', name: 'ローン計算', none: '量子力学' },
] as const

async function openHome(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('main[data-ready="true"]').waitFor()
}

function field(page: Page) {
  return page.locator('input[name="search"]')
}

const LOAN = 'a[data-tool="loan-calculator"]'
const firstCard = (page: Page) => page.locator('a[data-tool]').first()

for (const { prefix, query, typo, name, none } of LANGUAGES) {
  const home = prefix || '/'

  test.describe(`the search of ${home}`, () => {
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

    test('forgives a typo, and says when nothing fits', async ({ guarded: page }) => {
      await openHome(page, home)
      await field(page).fill(typo)
      await expect(firstCard(page)).toHaveAttribute('data-tool', 'loan-calculator')
      await field(page).fill(none)
      await expect(page.locator('[data-name="noResults"]')).toBeVisible()
      await expect(page.locator('a[data-tool]')).toHaveCount(0)
      await field(page).press('Escape')
      await expect(field(page)).toHaveValue('')
      await expect(page.locator('[data-name="noResults"]')).toHaveCount(0)
    })

    test('takes the query from the address and keeps it in the fragment', async ({ guarded: page }) => {
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
    })

    test('palette: by keyboard from a tool to another, and the focus comes back', async ({ guarded: page }) => {
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
    })

    test('an address with a slip is answered with the tool that was meant', async ({ page }) => {
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

test('the keyboard left in the other language is understood', async ({ guarded: page }) => {
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

test('the arrow keys walk through the cards as they stand on the screen', async ({ guarded: page }) => {
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
})

test('what a chosen category hides is said and can be shown', async ({ guarded: page }) => {
  await openHome(page, '/en')
  await page.locator('button[name="category"][value="image"]').click()
  await field(page).fill('mortgage')
  await expect(page.locator('[data-name="noResults"]')).toBeVisible()
  await button(page, 'showElsewhere').click()
  await expect(page.locator(LOAN)).toBeVisible()
})

test('a search typed before the script came is taken up', async ({ page }) => {
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

test('without the index the names are still searched', async ({ page }) => {
  await page.route('**/search-index/*', (route) => route.abort())
  await openHome(page, '/en')
  await field(page).fill('laon calculator')
  await expect(firstCard(page)).toHaveAttribute('data-tool', 'loan-calculator')
  await field(page).fill('zzzqqq')
  await expect(page.locator('[data-name="noResults"]')).toBeVisible()
})

test('Enter that ends a composition of an input method opens nothing', async ({ guarded: page }) => {
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

test.describe('shortcuts', () => {
  test('rest while one types in a field', async ({ guarded: page }) => {
    await page.goto('/en/tools/loan-calculator')
    await page.locator('main[data-ready="true"]').waitFor()
    await page.locator('input[name="loanAmount"]').click()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('?')
    await page.goto('/en/tools/word-counter')
    await page.locator('main[data-ready="true"]').waitFor()
    await page.locator('textarea[name="text"]').click()
    await page.keyboard.type('a/b? c')
    await page.keyboard.press('Control+k')
    await expect(page.locator('textarea[name="text"]')).toHaveValue('a/b? c')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await openHome(page, '/en')
    await field(page).click()
    await page.keyboard.type('a/b?')
    await page.keyboard.press('Control+k')
    await expect(field(page)).toHaveValue('a/b?')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })

  test('are listed under ?', async ({ guarded: page }) => {
    await page.goto('/en/about')
    await page.locator('main[data-ready="true"]').waitFor()
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(list).toContainText('Ctrl K')
    await expect(list.getByRole('definition')).toHaveCount(4)
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
  })
})

test('the palette is opened by its button, closed by its own key and by a press beside it', async ({
  guarded: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en/contact')
  await page.locator('main[data-ready="true"]').waitFor()
  const palette = page.locator('dialog[data-name="palette"]')
  await button(page, 'palette').click()
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(palette).toHaveCount(0)
  await expect(button(page, 'palette')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(palette).toBeVisible()
  await page.mouse.click(5, 700)
  await expect(palette).toHaveCount(0)
  await button(page, 'palette').click()
  await palette.locator('button[name="close"]').click()
  await expect(palette).toHaveCount(0)
})

test('on a phone the palette is in the menu', async ({ guarded: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tools/word-counter')
  await page.locator('main[data-ready="true"]').waitFor()
  await button(page, 'menu').click()
  await button(page, 'menuSearch').click()
  const palette = page.locator('dialog[data-name="palette"]')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('bmi')
  await palette.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/tools\/bmi-calculator$/)
})

test('the index and the palette are loaded with their first use', async ({ guarded: page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/en/about', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => path.includes('search-index'))).toEqual([])
  const before = asked.filter((path) => path.endsWith('.js')).length
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  expect(asked.filter((path) => path.includes('search-index'))).toEqual(['/search-index/en.json'])
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(before)
})

test('what is typed while the palette is loading is not lost', async ({ guarded: page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/search-index/*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en/tools/basic-calculator')
  await page.locator('main[data-ready="true"]').waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('5 k')
  for (let press = 0; press < 3; press++) await page.keyboard.press('Backspace')
  await page.keyboard.type('bmi')
  release()
  await expect(page.getByRole('combobox')).toHaveValue('bmi')
  await expect(page.locator('output[name="display"]')).toHaveText('0')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/tools\/bmi-calculator$/)
})

test('where the palette cannot be loaded the home page’s search takes its place', async ({ page }) => {
  await page.route('**/search-index/*', (route) => route.abort())
  await page.goto('/en/about')
  await page.locator('main[data-ready="true"]').waitFor()
  await page.keyboard.press('Control+k')
  await expect(page).toHaveURL(/\/en$/)
})

test('an address like no tool is answered with popular tools and the search', async ({ page }) => {
  await page.goto('/en/zzzqqq')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Popular tools')
  await expect(page.locator('a[data-tool]')).toHaveCount(3)
})
