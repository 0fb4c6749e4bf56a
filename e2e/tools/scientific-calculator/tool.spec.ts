import type { Page, Response } from 'playwright/test'
import { button, choose, control, expect, figure, openTool, test } from '@/e2e/support/test'

const SLUG = 'scientific-calculator'

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.locator(`button[name="key"][value="${key}"]`).click()
}

async function solve(page: Page, expression: string): Promise<void> {
  await control(page, 'expression').fill(expression)
  await button(page, 'equals').click()
}

test('keys build the expression, the answer shows before =', async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await press(page, 'sin 3 0 ) + 2 ^3')
  await expect(control(page, 'expression')).toHaveValue('sin(30)+2^3')
  await expect(figure(page, 'result')).toHaveText('8.5')
  await button(page, 'equals').click()
  await expect(page.locator('li[data-name="history"]')).toHaveAttribute('data-result', '8.5')
  await press(page, '* 2')
  await expect(control(page, 'expression')).toHaveValue('Ans*2')
  await button(page, 'equals').click()
  await expect(figure(page, 'result')).toHaveText('17')
})

test('answers the decided expressions', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  const answers = {
    '5,5+1': '6.5',
    '2^3!': '64',
    '-2^2': '-4',
    '2^3^2': '512',
    '100+3%': '103',
    'log(1000)': '3',
    '7 mod 3': '1',
    '√(16) × 2π ÷ π − 1': '7',
    '0.1+0.2': '0.3',
    '170!': '7.257415615308e+306',
    '8.1-8': '0.1',
    '898.62-874.19': '24.43',
    'sin(45)': '0.707106781186548',
    'sin 30': '0.5',
    sin30: '0.5',
    log100: '2',
    '3x4': '12',
    'sin^2(30)': '0.25',
    '2*(3+4': '14',
  }
  for (const [expression, answer] of Object.entries(answers)) {
    await solve(page, expression)
    await expect(figure(page, 'result')).toHaveText(answer)
  }
})

test('shows Error with a reason, and does not compute with it', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  const reasons = {
    'tan(90)': '이 각도의 탄젠트는 값이 없어요. 다른 각도를 입력해 주세요.',
    'sqrt(-1)': '음수의 짝수 거듭제곱근은 실수가 아니에요. 부호를 확인해 주세요.',
    'asin(2)': 'asin 괄호에는 −1부터 1까지의 수를 넣어 주세요.',
    '2+*3': '+ 기호와 × 기호 사이에 수가 없어요. 수를 넣어 주세요.',
    '1+2)': '닫는 괄호가 하나 더 있어요. 괄호를 확인해 주세요.',
    sin: 'sin 뒤의 괄호에 수를 넣어 주세요.',
    'nCr(5)': 'nCr 뒤의 괄호에 수 2개를 쉼표로 나눠 넣어 주세요.',
    '2.5!': '팩토리얼은 0 이상의 정수만 계산해요. 숫자를 확인해 주세요.',
    '171!': '결과가 너무 커서 나타낼 수 없어요. 더 작은 수를 입력해 주세요.',
    '1/0': '0으로는 나눌 수 없어요. 나누는 수를 확인해 주세요.',
    'constructor("return 1")()': '이 계산기에 없는 함수나 기호예요. 철자를 확인해 주세요: constructor',
    'a = 3': '이 계산기에 없는 함수나 기호예요. 철자를 확인해 주세요: a',
  }
  for (const [expression, reason] of Object.entries(reasons)) {
    await solve(page, expression)
    await expect(figure(page, 'result')).toHaveText('Error')
    await expect(control(page, 'expression')).toHaveAccessibleDescription(reason)
  }
  await expect(page.locator('li[data-name="history"]')).toHaveCount(0)
})

test(
  'a megabyte or ten thousand parentheses give Error without blocking the page',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    for (const hostile of ['('.repeat(10_000) + '1' + ')'.repeat(10_000), '1+'.repeat(524_288)]) {
      await control(page, 'expression').fill(hostile)
      await expect(figure(page, 'result')).toHaveText('Error')
      await expect(control(page, 'expression')).toHaveAccessibleDescription(/too long/)
    }
    await solve(page, '1+1')
    await expect(figure(page, 'result')).toHaveText('2')
  },
)

test('degrees and radians', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await solve(page, 'sin(180)')
  await expect(figure(page, 'result')).toHaveText('0')
  await choose(page, 'angleMode', 'rad')
  // Python: math.sin(180) = -0.8011526357338304
  await expect(figure(page, 'result')).toHaveText('-0.80115263573383')
  await solve(page, 'sin(pi)')
  await expect(figure(page, 'result')).toHaveText('0')
})

test('a figure carries the value that its text rounds', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await solve(page, '2pi')
  await expect(figure(page, 'result')).toHaveText('6.28318530717959')
  await expect(figure(page, 'result')).toHaveAttribute('data-value', '6.283185307179586')
  await solve(page, '1/3e7')
  await button(page, 'memoryStore').click()
  await expect(figure(page, 'memory')).toHaveText('3.33333333333333e-8')
  await expect(figure(page, 'memory')).toHaveAttribute('data-value', '0.000000033333333333333334')
})

test('memory keeps a value', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await expect(figure(page, 'memory')).toHaveCount(0)
  await expect(button(page, 'memoryRecall')).toBeDisabled()
  await solve(page, '6*7')
  await expect(figure(page, 'result')).toHaveText('42')
  await button(page, 'memoryStore').click()
  await button(page, 'memoryAdd').click()
  await expect(figure(page, 'memory')).toHaveText('84')
  await control(page, 'expression').fill('4')
  await expect(figure(page, 'result')).toHaveText('4')
  await button(page, 'memorySubtract').click()
  await expect(figure(page, 'memory')).toHaveText('80')
  await control(page, 'expression').fill('1+')
  await button(page, 'memoryRecall').click()
  await expect(control(page, 'expression')).toHaveValue('1+80')
  await button(page, 'memoryClear').click()
  await expect(figure(page, 'memory')).toHaveCount(0)
})

test('memory keeps all digits of a number', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await solve(page, '1/3')
  await button(page, 'memoryStore').click()
  await button(page, 'clear').click()
  await button(page, 'memoryRecall').click()
  await press(page, '* 3')
  await expect(control(page, 'expression')).toHaveValue('M*3')
  await expect(figure(page, 'result')).toHaveText('1')
})

test(
  'a negative power of ten by keys, a choice of two numbers, and the result as a fraction',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await press(page, '2 EXP sign 3')
    await expect(control(page, 'expression')).toHaveValue('2e-3')
    await expect(figure(page, 'result')).toHaveText('0.002')
    await button(page, 'fraction').click()
    await expect(figure(page, 'fraction')).toHaveText('= 1/500')
    await button(page, 'clear').click()
    await press(page, 'nCr 5 , 2')
    await expect(figure(page, 'result')).toHaveText('10')
    await solve(page, 'sqrt(2)')
    await expect(figure(page, 'fraction')).toHaveCount(0)
  },
)

test(
  'history keeps ten, newest first; a click loads the result; it can be cleared',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    for (let number = 1; number <= 11; number++) {
      await solve(page, `${number}*2`)
      await expect(figure(page, 'result')).toHaveText(String(number * 2))
    }
    const entries = page.locator('li[data-name="history"]')
    await expect(entries).toHaveCount(10)
    await expect(entries.first()).toHaveAttribute('data-expression', '11*2')
    await expect(entries.last()).toHaveAttribute('data-expression', '2*2')
    await entries.nth(1).getByRole('button').click()
    await expect(control(page, 'expression')).toHaveValue('20')
    await expect(figure(page, 'result')).toHaveText('20')
    await button(page, 'clearHistory').click()
    await expect(entries).toHaveCount(0)
  },
)

test(
  'keys edit at the caret, and typing anywhere reaches the expression',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await page.keyboard.type('12+34')
    await expect(control(page, 'expression')).toHaveValue('12+34')
    for (let left = 0; left < 3; left++) await page.keyboard.press('ArrowLeft')
    await button(page, 'backspace').click()
    await press(page, '9')
    await expect(control(page, 'expression')).toHaveValue('19+34')
    await page.keyboard.press('Enter')
    await expect(figure(page, 'result')).toHaveText('53')
    await page.keyboard.type('+1')
    await expect(control(page, 'expression')).toHaveValue('Ans+1')
    await page.keyboard.press('Enter')
    await expect(figure(page, 'result')).toHaveText('54')
    await page.keyboard.type('5')
    await expect(control(page, 'expression')).toHaveValue('5')
    await button(page, 'clear').click()
    await expect(figure(page, 'result')).toHaveCount(0)
  },
)

test('a link with an expression computes immediately', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja', fragment: 'expression=cos(pi)&angleMode=rad' })
  await expect(figure(page, 'result')).toHaveText('-1')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test(
    'the keyboard of the phone stays away and keys are large enough',
    { tag: '@full' },
    async ({ guarded: page }) => {
      await openTool(page, SLUG)
      await expect(control(page, 'expression')).toHaveAttribute('inputmode', 'none')
      const sizes = await page
        .locator('section button')
        .evaluateAll((keys) =>
          keys.map((key) => key.getBoundingClientRect()).map(({ width, height }) => [width, height]),
        )
      for (const size of sizes.flat()) expect(size).toBeGreaterThanOrEqual(44)
      await page.locator('button[name="key"][value="sqrt"]').tap()
      await page.locator('button[name="key"][value="9"]').tap()
      await expect(figure(page, 'result')).toHaveText('3')
    },
  )
})

test('the engine is not loaded before there is something to compute', { tag: '@full' }, async ({ guarded: page }) => {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response)
  })
  const engineLoaded = async () => {
    const sources = await Promise.all(scripts.map((script) => script.text()))
    return sources.some((source) => source.includes('DecimalError'))
  }
  await openTool(page, SLUG)
  expect(await engineLoaded()).toBe(false)
  await press(page, '7')
  await expect(figure(page, 'result')).toHaveText('7')
  expect(await engineLoaded()).toBe(true)
})
