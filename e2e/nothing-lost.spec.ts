import type { Page } from 'playwright/test'
import { holdWork } from '@/e2e/support/held-work'
import { addImages } from '@/e2e/support/images'
import { button, control, expect, figure, openTool, test } from '@/e2e/support/test'

async function reload(page: Page): Promise<void> {
  await page.reload()
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
}

function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('toolbox:v1:draft:')))
}

test.describe('a reload keeps', () => {
  test('what a calculator was given, and its result', async ({ guarded: page }) => {
    await openTool(page, 'loan-calculator')
    await control(page, 'loanAmount').fill('123456')
    await reload(page)
    await expect(control(page, 'loanAmount')).toHaveValue('123,456')
    await button(page, 'reset').click()
    const initial = await control(page, 'loanAmount').inputValue()
    await reload(page)
    await expect(control(page, 'loanAmount')).toHaveValue(initial)
    expect(await drafts(page)).toEqual([])
  })

  test('a text, and clears it with the text', async ({ guarded: page }) => {
    await openTool(page, 'word-counter')
    await control(page, 'text').fill('하나 둘 셋')
    await reload(page)
    await expect(control(page, 'text')).toHaveValue('하나 둘 셋')
    await expect(figure(page, 'words')).toHaveAttribute('data-value', '3')
    await control(page, 'text').fill('')
    await reload(page)
    await expect(control(page, 'text')).toHaveValue('')
  })

  test('both sides of the converter', async ({ guarded: page }) => {
    await openTool(page, 'csv-json-converter')
    await control(page, 'input').fill('a,b\n1,2')
    await button(page, 'jsonToCsv').click()
    await control(page, 'input').fill('[{"a":1}]')
    await reload(page)
    await expect(control(page, 'input')).toHaveValue('[{"a":1}]')
    await button(page, 'csvToJson').click()
    await expect(control(page, 'input')).toHaveValue('a,b\n1,2')
  })

  test('the calculators’ displays, memory and history', async ({ guarded: page }) => {
    await openTool(page, 'basic-calculator')
    for (const key of ['1', '2', '+', '3']) await page.locator(`button[name="key"][value="${key}"]`).click()
    await reload(page)
    await page.locator('button[name="key"][value="="]').click()
    await expect(figure(page, 'display')).toHaveText('15')
    await openTool(page, 'scientific-calculator')
    await control(page, 'expression').fill('2^5')
    await button(page, 'equals').click()
    await button(page, 'memoryStore').click()
    await reload(page)
    await expect(control(page, 'expression')).toHaveValue('2^5')
    await expect(page.locator('li[data-name="history"]')).toHaveAttribute('data-result', '32')
    await expect(figure(page, 'memory')).toHaveText('32')
  })

  test('what was typed after a link rather than the link; a new link counts more than either', async ({
    guarded: page,
  }) => {
    await openTool(page, 'loan-calculator', { fragment: 'loanAmount=111111&annualRate=7' })
    await control(page, 'loanAmount').fill('222222')
    await reload(page)
    await expect(control(page, 'loanAmount')).toHaveValue('222,222')
    await expect(control(page, 'annualRate')).toHaveValue('7')
    await page.evaluate(() => (location.hash = '#loanAmount=333333'))
    await expect(control(page, 'loanAmount')).toHaveValue('333,333')
    await reload(page)
    await expect(control(page, 'loanAmount')).toHaveValue('333,333')
  })
})

test('a fresh visit starts afresh, and two tabs do not disturb each other', async ({ guarded: page, context }) => {
  await openTool(page, 'compound-interest')
  const initial = await control(page, 'principal').inputValue()
  await control(page, 'principal').fill('777')
  const other = await context.newPage()
  await openTool(other, 'compound-interest')
  await expect(control(other, 'principal')).toHaveValue(initial)
  await control(other, 'principal').fill('888')
  await reload(other)
  await reload(page)
  await expect(control(page, 'principal')).toHaveValue('777')
  await expect(control(other, 'principal')).toHaveValue('888')
  await openTool(page, 'unit-converter')
  await openTool(page, 'compound-interest')
  await expect(control(page, 'principal')).toHaveValue(initial)
})

for (const [slug, name] of [
  ['bmi-calculator', 'weight'],
  ['weight-calculator', 'height'],
  ['bac-calculator', 'weight'],
  ['pregnancy-calculator', 'cycleLength'],
  ['ovulation-calendar', 'cycleLength'],
] as const) {
  test(`${slug} keeps nothing about a body`, async ({ guarded: page }) => {
    await openTool(page, slug)
    await control(page, name).fill('41')
    await page.goto('/privacy-policy')
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0])
  })
}

test('leaving asks while a picture is worked on, and only then', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await openTool(page, 'jpg-compressor')
  const release = await holdWork(page)
  await page.locator('h1').click()
  await addImages(page, 'small-photo.jpg')
  await expect(page.locator('progress')).toBeVisible()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await release()
  await expect(page.locator('output[name="compressedSize"]')).toBeVisible()
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })])
  expect(asked).toEqual(['beforeunload'])
})

test('clearing the device forgets what tabs, caches and the worker keep', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL })
  const page = await context.newPage()
  await openTool(page, 'loan-calculator', { locale: 'en' })
  await control(page, 'loanAmount').fill('123456')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/en/privacy-policy')
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  expect(await drafts(page)).toHaveLength(1)
  await button(page, 'clearData').click()
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).toBeVisible()
  const left = await page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    session: sessionStorage.length,
  }))
  expect(left).toEqual({ caches: [], workers: 0, session: 0 })
  await context.close()
})
