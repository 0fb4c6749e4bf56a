import { button, control, expect, figure, openTool, test } from '@/e2e/support/test'

const SLUG = 'scientific-calculator'

const READ = {
  '6/(2)(1+2)': ['9', '(6 ÷ (2)) × (1 + 2)'],
  '6/2(1+2)': ['9', '(6 ÷ 2) × (1 + 2)'],
  '√50%': ['0.707106781186548', '√(50%)'],
  '천만+1': ['10000001', '10,000,000 + 1'],
  'log₂8': ['3', ''],
  'log₃(9)': ['2', ''],
  'log₁₀100': ['2', ''],
  'sin²30': ['0.25', ''],
  '³√8': ['2', ''],
  '1e-200*1e-200*1e300': ['1e-100', ''],
  '(-8)^(2/3)': ['4', ''],
  'sin(30°)': ['0.5', ''],
  '5nCr2': ['10', ''],
  '₩1,000*3': ['3000', ''],
} as const

for (const [locale, label, refusals] of [
  ['ko', '읽은 식: ', ['사이에 연산 기호가', '사이에 연산 기호가', '0에 너무 가까워서', '두 가지로']],
  ['en', 'Read as ', ['no operator between', 'no operator between', 'too close to zero', 'in two ways']],
] as const) {
  test(
    `says how it read an expression (${locale})`,
    locale === 'ko' ? {} : { tag: '@full' },
    async ({ guarded: page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openTool(page, SLUG, { locale })
      for (const [expression, [value, reading]] of Object.entries(READ)) {
        await button(page, 'clear').click()
        await page.evaluate((text) => navigator.clipboard.writeText(text), expression)
        await page.keyboard.press('Control+V')
        await expect(figure(page, 'result')).toHaveText(value)
        await expect(page.locator('[data-name="reading"]')).toHaveText(reading ? [label + reading] : [])
      }
      for (const [index, text] of ['5²3', '1\n234', 'exp(-800)', 'sin-1(0.5)'].entries()) {
        await button(page, 'clear').click()
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
        await page.keyboard.press('Control+V')
        await page.keyboard.press('Enter')
        await expect(figure(page, 'result')).toHaveText('Error')
        await expect(control(page, 'expression')).toHaveAccessibleDescription(new RegExp(refusals[index]!))
      }
    },
  )
}

test(
  'keys write what they say: the sign of an exponent, a digit after a square',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    const press = async (keys: string) => {
      for (const key of keys.split(' ')) await page.locator(`button[name="key"][value="${key}"]`).click()
    }
    await press('2 EXP 3 sign')
    await expect(control(page, 'expression')).toHaveValue('2e-3')
    await button(page, 'clear').click()
    await press('5 ^2 3')
    await button(page, 'equals').click()
    await expect(figure(page, 'result')).toHaveText('Error')
    await button(page, 'clear').click()
    await press('5 ^ 2 3')
    await expect(figure(page, 'result')).toHaveText('1.19209289550781e+16')
  },
)

test('a memory is not joined to the digits before it', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await control(page, 'expression').fill('8*10')
  await expect(figure(page, 'result')).toHaveText('80')
  await button(page, 'memoryStore').click()
  await control(page, 'expression').fill('5')
  await button(page, 'memoryRecall').click()
  await expect(control(page, 'expression')).toHaveValue('5M')
  await expect(figure(page, 'result')).toHaveText('400')
})

test('a plus sign in a link is a plus sign, and Ctrl+C copies the result', async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG, { locale: 'en', fragment: 'expression=1+234' })
  await expect(control(page, 'expression')).toHaveValue('1+234')
  await expect(figure(page, 'result')).toHaveText('235')
  await page.keyboard.press('Control+C')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('235')
})
