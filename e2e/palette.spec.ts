import { field, openHome } from '@/e2e/support/home-search'
import { button, control, expect, test } from '@/e2e/support/test'

test.describe('shortcuts', () => {
  test('are inactive in a text field', { tag: '@full' }, async ({ guarded: page }) => {
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

  test('/ opens the search unless the page has its own search or uses the key', async ({ guarded: page }) => {
    await page.goto('/en/tools/loan-calculator')
    await page.locator('main[data-ready="true"]').waitFor()
    await page.keyboard.press('/')
    await expect(page.locator('dialog[data-name="palette"]').getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await openHome(page, '/en')
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.goto('/en/tools/basic-calculator')
    await page.locator('main[data-ready="true"]').waitFor()
    await page.keyboard.type('8/2')
    await page.goto('/en/tools/scientific-calculator')
    await page.locator('main[data-ready="true"]').waitFor()
    await page.keyboard.type('/')
    await expect(control(page, 'expression')).toBeFocused()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })

  test('are listed by the ? key', { tag: '@full' }, async ({ guarded: page }) => {
    await page.goto('/en/about')
    await page.locator('main[data-ready="true"]').waitFor()
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(list).toContainText('Ctrl K')
    await expect(list.getByRole('definition')).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
  })
})

test(
  'the palette opens by its button and closes by its shortcut and a click outside',
  { tag: '@full' },
  async ({ guarded: page }) => {
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
  },
)

test('on a phone the palette is in the menu', { tag: '@full' }, async ({ guarded: page }) => {
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

test('the index and the palette are loaded with their first use', { tag: '@full' }, async ({ guarded: page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/en/about', { waitUntil: 'networkidle' })
  await page.locator('main[data-ready="true"]').waitFor()
  expect(asked.filter((path) => path.includes('search-index'))).toEqual([])
  const before = asked.filter((path) => path.endsWith('.js')).length
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  expect(asked.filter((path) => path.includes('search-index'))).toEqual(['/search-index/en.json'])
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(before)
})

test('what is typed while the palette is loading is not lost', { tag: '@full' }, async ({ guarded: page }) => {
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

test(
  'if the palette cannot be loaded the search of the home page opens in a new window',
  { tag: '@full' },
  async ({ page }) => {
    await page.route('**/search-index/*', (route) => route.abort())
    await page.goto('/en/about')
    await page.locator('main[data-ready="true"]').waitFor()
    const opened = page.waitForEvent('popup')
    await page.keyboard.press('Control+k')
    await expect(await opened).toHaveURL(/\/en$/)
    await expect(page).toHaveURL(/\/en\/about$/)
  },
)

test('an address like no tool’s shows popular tools and the search', { tag: '@full' }, async ({ page }) => {
  await page.goto('/en/zzzqqq')
  await expect(page.getByRole('heading', { level: 2, name: 'Popular tools' })).toBeVisible()
  await expect(page.locator('a[data-tool]')).toHaveCount(5)
})
