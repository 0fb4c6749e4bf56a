import type { Page } from 'playwright/test'
import { holdWork } from '@/e2e/support/held-work'
import { journeyOf, toolsWith } from '@/e2e/support/journeys'
import { addImages } from '@/e2e/support/images'
import { button, control, expect, figure, openBeforeScripts, openTool, test } from '@/e2e/support/test'
import { CATALOG } from '@/lib/tools/catalog'
import { fullUnless } from '@/e2e/support/full'

async function reload(page: Page): Promise<void> {
  await page.reload()
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
}

function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('toolbox:v1:draft:')))
}

test.describe('after a reload the page has', () => {
  test('the inputs of a calculator and its result', async ({ guarded: page }) => {
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

  test('a text, and none once the text was deleted', { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, 'word-counter')
    await control(page, 'text').fill('하나 둘 셋')
    await reload(page)
    await expect(control(page, 'text')).toHaveValue('하나 둘 셋')
    await expect(figure(page, 'words')).toHaveAttribute('data-value', '3')
    await control(page, 'text').fill('')
    await reload(page)
    await expect(control(page, 'text')).toHaveValue('')
  })

  test('the inputs of both directions of the converter', { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, 'csv-json-converter')
    await control(page, 'input').fill('a,b\n1,2')
    await button(page, 'jsonToCsv').click()
    await control(page, 'input').fill('[{"a":1}]')
    await reload(page)
    await expect(control(page, 'input')).toHaveValue('[{"a":1}]')
    await button(page, 'csvToJson').click()
    await expect(control(page, 'input')).toHaveValue('a,b\n1,2')
  })

  test('the calculators’ displays, memory and history', { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, 'basic-calculator')
    for (const key of ['1', '2', '+', '3']) await page.locator(`button[name="key"][value="${key}"]`).click()
    await reload(page)
    await page.locator('button[name="key"][value="="]').click()
    await expect(figure(page, 'display')).toHaveText('15')
    await openTool(page, 'scientific-calculator')
    await control(page, 'expression').fill('2^5')
    await button(page, 'equals').click()
    await expect(figure(page, 'result')).toHaveText('32')
    await button(page, 'memoryStore').click()
    await expect(figure(page, 'memory')).toHaveText('32')
    await reload(page)
    await expect(control(page, 'expression')).toHaveValue('2^5')
    await expect(page.locator('li[data-name="history"]')).toHaveAttribute('data-result', '32')
    await expect(figure(page, 'memory')).toHaveText('32')
  })

  test(
    'what was typed after a link was opened, until a new link is opened',
    { tag: '@full' },
    async ({ guarded: page }) => {
      await openTool(page, 'loan-calculator', { fragment: 'loanAmount=111111&annualRate=7' })
      await control(page, 'loanAmount').fill('222222')
      await reload(page)
      await expect(control(page, 'loanAmount')).toHaveValue('222,222')
      await expect(control(page, 'annualRate')).toHaveValue('7')
      await page.evaluate(() => (location.hash = '#loanAmount=333333'))
      await expect(control(page, 'loanAmount')).toHaveValue('333,333')
      await reload(page)
      await expect(control(page, 'loanAmount')).toHaveValue('333,333')
    },
  )
})

test(
  'a new visit starts with the defaults, and two tabs do not share inputs',
  { tag: '@full' },
  async ({ guarded: page, context }) => {
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
  },
)

const ABOUT_THE_BODY = CATALOG.filter(({ disclaimer }) => disclaimer === 'health' || disclaimer === 'drinking')

for (const { slug } of ABOUT_THE_BODY) {
  test(
    `${slug} stores nothing about the body`,
    fullUnless(slug === 'pregnancy-calculator'),
    async ({ guarded: page }) => {
      await openTool(page, slug)
      await control(page, journeyOf(slug).typing?.field ?? '').fill('41')
      await page.goto('/privacy-policy')
      expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0])
    },
  )
}

test('leaving the page asks for confirmation only while a picture is processed', { tag: '@full' }, async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await openTool(page, 'jpg-compressor')
  const release = await holdWork(page)
  await page.locator('h1').click()
  await addImages(page, 'small-photo.jpg')
  await expect(page.locator('progress[name="progress"]')).toBeVisible()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await release()
  await expect(page.locator('output[name="compressedSize"]')).toBeVisible()
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })])
  expect(asked).toEqual(['beforeunload'])
})

test('clearing the device deletes drafts, caches and the service worker', async ({ browser, baseURL }) => {
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

test(
  'changing the language leaves the inputs, except those about the body',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'loan-calculator')
    await control(page, 'loanAmount').fill('123456')
    const choose = async (language: string) => {
      await page.locator('button[popovertarget="language-menu"]').click()
      await page.locator(`[data-name="language"][hreflang="${language}"]`).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    }
    await choose('ja')
    await expect(control(page, 'loanAmount')).toHaveValue('123,456')
    await expect(control(page, 'currency')).toHaveValue('KRW')
    await openTool(page, 'bmi-calculator')
    await control(page, 'weight').fill('70')
    await choose('en')
    await expect(control(page, 'weight')).toHaveValue('')
    await openTool(page, 'loan-calculator', { locale: 'en' })
    await expect(control(page, 'loanAmount')).toHaveValue('300,000')
  },
)

test.describe('a file given before the scripts have run', () => {
  const SENTENCE = { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('one two three') }

  /** Drags a file over the page and drops it; true where the browser would have opened it in the page's place. */
  async function dropText(page: Page): Promise<boolean> {
    return page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['one two three'], 'words.txt', { type: 'text/plain' }))
      const send = (type: string) =>
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
      return [send('dragover'), send('drop')].includes(true)
    })
  }

  test('is opened when it was dropped', { tag: '@full' }, async ({ guarded: page }) => {
    const release = await openBeforeScripts(page, '/en/tools/word-counter')
    await control(page, 'text').waitFor()
    expect(await dropText(page)).toBe(false)
    release()
    await expect(figure(page, 'words')).toHaveText('3')
    await expect(control(page, 'text')).toHaveValue('one two three')
  })

  test('does not replace the page of a calculator', { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, 'bmi-calculator')
    expect(await dropText(page)).toBe(false)
  })

  test('can be chosen again', { tag: '@full' }, async ({ guarded: page }) => {
    const release = await openBeforeScripts(page, '/en/tools/word-counter')
    await control(page, 'file').setInputFiles(SENTENCE)
    release()
    await expect(figure(page, 'words')).toHaveText('3')
    await control(page, 'text').fill('')
    await expect(figure(page, 'words')).toHaveText('0')
    await control(page, 'file').setInputFiles(SENTENCE)
    await expect(figure(page, 'words')).toHaveText('3')
  })
})

/** The newer of two files is what stands there, however long the older one takes to be read. */
for (const { slug, text } of toolsWith('text')) {
  test(`a slow first file does not overwrite the second in ${slug}`, { tag: '@full' }, async ({ guarded: page }) => {
    await page.addInitScript(() => {
      const read = Blob.prototype.arrayBuffer
      Blob.prototype.arrayBuffer = async function (this: Blob) {
        if (this instanceof File && this.name.startsWith('slow')) {
          await new Promise((resolve) => addEventListener('read-on', resolve, { once: true }))
          document.documentElement.dataset.readOn = ''
        }
        return read.call(this)
      }
    })
    await openTool(page, slug)
    const open = (file: string, content: string) =>
      control(page, 'file').setInputFiles({
        name: `${file}.${text.extension}`,
        mimeType: 'text/plain',
        buffer: Buffer.from(content),
      })
    await open('slow', 'first,file')
    await open('quick', 'second,file')
    await expect(control(page, text.area)).toHaveValue('second,file')
    await page.evaluate(() => dispatchEvent(new Event('read-on')))
    await expect(page.locator('html')).toHaveAttribute('data-read-on', '')
    // Whatever the first one still does happens before the page has drawn twice.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(control(page, text.area)).toHaveValue('second,file')
  })
}
