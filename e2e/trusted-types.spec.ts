import { reportViolations } from '@/e2e/support/violations'
import { addImages, item } from '@/e2e/support/images'
import { expect, openTool, test } from '@/e2e/support/test'

/** Ways to turn text into markup, code or a script. Each runs in the page and would succeed without Trusted Types. */
const SINKS: Readonly<Record<string, () => unknown>> = {
  innerHTML: () => (document.createElement('div').innerHTML = '<b>text</b>'),
  outerHTML: () => {
    document.body.append(document.createElement('i'))
    document.querySelector('body > i')!.outerHTML = '<b>text</b>'
  },
  insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>text</b>'),
  'a parsed document': () => new DOMParser().parseFromString('<b>text</b>', 'text/html'),
  'a fragment of a range': () => document.createRange().createContextualFragment('<b>text</b>'),
  'document.write': () => document.write('<b>text</b>'),
  'the document of a frame': () => (document.createElement('iframe').srcdoc = '<b>text</b>'),
  'the text of a script': () => (document.createElement('script').text = 'go()'),
  'the address of a script': () => (document.createElement('script').src = 'https://elsewhere.example/a.js'),
  'the address of a script that is data': () => document.createElement('script').setAttribute('src', 'data:,go()'),
  'a worker': () => new Worker(URL.createObjectURL(new Blob(['go()'], { type: 'text/javascript' }))),
  'an event handler': () => document.createElement('button').setAttribute('onclick', 'go()'),
}

test('plain text never becomes markup or a script', async ({ page }) => {
  await openTool(page, 'loan-calculator')
  for (const [name, use] of Object.entries(SINKS)) {
    await expect(page.evaluate(use), name).rejects.toThrow(/TypeError: .*Trusted(HTML|Script|ScriptURL)/)
  }
})

test('plain text never becomes code', { tag: '@full' }, async ({ page }) => {
  const violations = await reportViolations(page)
  await openTool(page, 'loan-calculator')
  // In a task of its own: what the debugger runs may evaluate text whatever the policy says.
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) =>
        setTimeout(() => {
          try {
            resolve(new Function('return "ran"')())
          } catch {
            resolve('refused')
          }
        }),
      ),
  )
  expect(outcome).toBe('refused')
  await expect.poll(() => violations).toContain('require-trusted-types-for')
})

test('nobody can make another policy', { tag: '@full' }, async ({ page }) => {
  await openTool(page, 'loan-calculator')
  const creating = (name: string) =>
    page.evaluate((each) => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void }
      }
      trustedTypes.createPolicy(each, { createHTML: (text: string) => text })
    }, name)
  await expect(creating('default')).rejects.toThrow('already exists')
  await expect(creating('mine')).rejects.toThrow('disallowed')
})

test('a worker imports and starts scripts of the site only', async ({ page }) => {
  await openTool(page, 'jpg-compressor')
  const started = page.waitForEvent('worker')
  await addImages(page, 'small-photo.jpg')
  await expect(item(page, 'small-photo').locator('output[name="compressedSize"]')).toBeVisible()
  const worker = await started
  const importing = (address: string) =>
    worker.evaluate(
      (each) => (self as unknown as { importScripts: (name: string) => void }).importScripts(each),
      address,
    )
  await expect(importing('https://elsewhere.example/a.js')).rejects.toThrow('TrustedScriptURL')
  await expect(importing('data:text/javascript,go()')).rejects.toThrow('TrustedScriptURL')
  await expect(worker.evaluate(() => void new Worker('data:text/javascript,go()'))).rejects.toThrow('TrustedScriptURL')
  // Of the site, but not there: the policy lets it pass and the network refuses it.
  await expect(importing('/_next/static/none.js')).rejects.toThrow('NetworkError')
})
