import type { Page } from 'playwright/test'
import { expect, figure, openTool, test } from '@/e2e/support/test'

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+V')
}

const SUMS = {
  '4 - -4': '8',
  '3*-3': '-9',
  '10/-2': '-5',
  '1 234 567': '1234567',
  '5,000원+3,000원': '8000',
  '\u202d1,234\u202c': '1234',
  '(1,000)': '-1000',
}

for (const [locale, reason] of [
  ['ko', '‘12’, ‘34’ 두 수 사이에 연산 기호가 없어요. 기호를 적은 뒤 다시 붙여 넣어 주세요.'],
  ['en', 'There is no operator between 12 and 34. Enter one and paste again.'],
] as const) {
  test(`reads a pasted sum as it is written, or refuses it whole (${locale})`, async ({ guarded: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTool(page, 'basic-calculator', { locale })
    for (const [text, value] of Object.entries(SUMS)) {
      await page.keyboard.press('Escape')
      await paste(page, text)
      await page.keyboard.press('=')
      await expect(figure(page, 'display')).toHaveText(value)
    }
    for (const text of ['12\t34', '12 34', '12\n34']) {
      await paste(page, text)
      await expect(page.locator('[data-name="note"]')).toHaveText(reason)
      await expect(figure(page, 'display')).toHaveText('-1000')
    }
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-name="note"]')).toBeEmpty()
  })
}

test(
  'goes on with what is pasted after a sum, and takes an operator back',
  { tag: '@full' },
  async ({ guarded: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTool(page, 'basic-calculator')
    await paste(page, '1 +2 -3')
    await paste(page, '+4')
    await page.keyboard.press('=')
    await expect(figure(page, 'display')).toHaveText('4')
    await page.keyboard.press('Escape')
    await page.keyboard.type('345/')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('*2=')
    await expect(figure(page, 'display')).toHaveText('690')
    const line = page.locator('input[name="tapeLine"]').last()
    await expect(line).toHaveValue('345 × 2')
    for (const [text, value] of Object.entries({ '100+10%': '110', '5,000원+3,000원': '8000', '4 - -4': '8' })) {
      await line.fill(text)
      await expect(figure(page, 'tapeResult').last()).toHaveAttribute('data-value', value)
    }
  },
)

test('Ctrl+C copies the display unless something is selected', { tag: '@full' }, async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, 'basic-calculator')
  await page.keyboard.type('6*7=')
  await page.keyboard.press('Control+C')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('42')
  await page.locator('h1').selectText()
  await page.keyboard.press('Control+C')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('42')
})
