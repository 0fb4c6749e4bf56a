import type { Page } from 'playwright/test'
import { button, expect, figure, openTool, test } from '@/e2e/support/test'

const SLUG = 'basic-calculator'

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.locator(`button[name="key"][value="${key}"]`).click()
}

test('keeps a paper tape whose lines can be edited and copied', async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, 'basic-calculator')
  await page.keyboard.type('12+3*2=')
  const lines = page.locator('input[name="tapeLine"]')
  await expect(lines).toHaveCount(2)
  await lines.first().fill('1,200 × 3')
  await expect(figure(page, 'tapeResult').first()).toHaveAttribute('data-value', '3600')
  await button(page, 'copyTape').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('1,200 × 3 = 3600\n15 × 2 = 30')
  await button(page, 'clearTape').click()
  await expect(lines).toHaveCount(0)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(lines).toHaveCount(2)
})

test(
  'chains operations in the order they are pressed and shows the one that waits',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await expect(figure(page, 'display')).toHaveText('0')
    await press(page, '2 + 3 *')
    await expect(figure(page, 'display')).toHaveText('5')
    await expect(page.locator('[data-name="operation"]')).toHaveText('5 ×')
    await press(page, '4 =')
    await expect(figure(page, 'display')).toHaveText('20')
    await expect(page.locator('[data-name="operation"]')).toHaveText('5 × 4 =')
    await press(page, '=')
    await expect(figure(page, 'display')).toHaveText('80')
  },
)

test('computes in decimals and fits the display', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await press(page, '0 . 1 + 0 . 2 =')
  await expect(figure(page, 'display')).toHaveText('0.3')
  await expect(figure(page, 'display')).toHaveAttribute('data-value', '0.3')
  await press(page, 'C 2 / 3 =')
  await expect(figure(page, 'display')).toHaveText('0.666666666667')
  await press(page, 'sign')
  await expect(figure(page, 'display')).toHaveText('-0.666666666667')
})

test('shows 0 for a division by zero, with a reason', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja' })
  await press(page, '8 / 0 =')
  await expect(figure(page, 'display')).toHaveText('0')
  await expect(page.locator('[data-name="note"]')).toHaveText('0で割ることはできないため、0と表示しています。')
  await press(page, '5')
  await expect(page.locator('[data-name="note"]')).toBeEmpty()
})

test('listens to the keyboard on the whole page', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await page.keyboard.type('12.5x4-')
  await expect(figure(page, 'display')).toHaveText('50')
  await page.keyboard.type('8')
  await page.keyboard.press('Enter')
  await expect(figure(page, 'display')).toHaveText('42')
  await page.keyboard.press('Backspace')
  await expect(figure(page, 'display')).toHaveText('4')
  await page.keyboard.type('/8=')
  await expect(figure(page, 'display')).toHaveText('0.5')
  await page.keyboard.press('Escape')
  await expect(figure(page, 'display')).toHaveText('0')
})

test('a comma typed or pasted is decimal', { tag: '@full' }, async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG)
  await page.keyboard.type('5,5')
  await expect(figure(page, 'display')).toHaveText('5,5')
  await page.keyboard.type('+1=')
  await expect(figure(page, 'display')).toHaveText('6.5')
  await page.keyboard.press('Escape')
  await page.evaluate(() => navigator.clipboard.writeText('5,5+1'))
  await page.keyboard.press('Control+V')
  await page.keyboard.press('Enter')
  await expect(figure(page, 'display')).toHaveText('6.5')
})

test(
  'a key pressed with the mouse does not catch the Enter that follows',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await press(page, '7 + 7')
    await page.keyboard.press('Enter')
    await expect(figure(page, 'display')).toHaveText('14')
  },
)

test('accepts a pasted sum and copies the result', { tag: '@full' }, async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG, { locale: 'en' })
  await page.evaluate(() => navigator.clipboard.writeText('1,200 × 3 − 600 ÷'))
  await page.keyboard.press('Control+V')
  await expect(figure(page, 'display')).toHaveText('3000')
  await page.keyboard.type('7=')
  await button(page, 'copy').click()
  await expect(page.getByRole('status').filter({ hasText: 'Result copied to clipboard!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('428.571428571')
  await page.evaluate(() => navigator.clipboard.writeText('no sum'))
  await page.keyboard.press('Control+V')
  await expect(page.getByText('No calculation was found in what you pasted')).toBeVisible()
  await expect(figure(page, 'display')).toHaveText('428.571428571')
})

test(
  'a pasted number keeps the operator that waits, and a copied result can be pasted back',
  { tag: '@full' },
  async ({ guarded: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTool(page, SLUG)
    await press(page, '8 *')
    await page.evaluate(() => navigator.clipboard.writeText('-5'))
    await page.keyboard.press('Control+V')
    await page.keyboard.type('=')
    await expect(figure(page, 'display')).toHaveText('-40')
    await page.keyboard.type('c1500000000000*1=')
    await expect(figure(page, 'display')).toHaveText('1.5e+12')
    await button(page, 'copy').click()
    await press(page, 'C 2 *')
    await page.keyboard.press('Control+V')
    await page.keyboard.type('=')
    await expect(figure(page, 'display')).toHaveText('3e+12')
  },
)

test('keys are large enough, named and laid out as documented', { tag: '@full' }, async ({ guarded: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTool(page, SLUG)
  for (const [value, name] of [
    ['/', '나누기'],
    ['backspace', '한 글자 지우기'],
    ['=', '계산하기'],
  ] as const) {
    await expect(page.locator(`button[name="key"][value="${value}"]`)).toHaveAccessibleName(name)
  }
  const boxes = await page
    .locator('button[name="key"]')
    .evaluateAll((keys) =>
      keys.map((key) => ({ value: key.getAttribute('value'), box: key.getBoundingClientRect().toJSON() })),
    )
  const box = (value: string) => boxes.find((key) => key.value === value)?.box
  for (const {
    box: { width, height },
  } of boxes)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  expect(box('0').width).toBeGreaterThan(box('1').width * 1.9)
  expect(box('7').top).toBe(box('*').top)
  expect(box('4').top).toBe(box('-').top)
  expect(box('1').top).toBe(box('+').top)
  expect(box('0').top).toBe(box('=').top)
  expect(box('C').top).toBe(box('/').top)
})
