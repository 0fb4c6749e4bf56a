import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { alert, button, choose, control, expect, figure, openTool, test } from '@/e2e/support/test'
import { ATTACKS, SOME_ATTACKS } from '@/lib/tools/markdown-html/fixtures/attacks'

const SLUG = 'markdown-html'
/** Those that the unit tests try, shown together. */
const SHOWN_ATTACKS = process.env.TEST_FULL ? ATTACKS : SOME_ATTACKS
/** One of how many of them is shown alone before. */
const SHOWN_ALONE = process.env.TEST_FULL ? 40 : 30
// In Chromium one of nine of those that the unit tests paste.
const PASTED_ATTACKS = process.env.TEST_FULL ? ATTACKS : SOME_ATTACKS.filter((_, index) => index % 9 === 0)
const DANGEROUS = 'script, iframe, form, object, embed, style, button, svg, [onerror], [onload], [onclick], [onfocus]'

const preview = (page: Page) => page.locator('[data-name="preview"]')
const html = (page: Page) => page.locator('[data-name="html"]')

const open = (page: Page, name: string, text: string) =>
  page.locator('input[name="file"]').setInputFiles({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) })

async function downloaded(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await button(page, 'download').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('converted.html')
  return readFile(await file.path(), 'utf8')
}

// What the sanitizer takes apart is parsed under the page's policy too, which reports each handler that it blocks.
test.use({ expectedErrors: /^Executing inline event handler violates/ })

test('previews what is typed, line breaks, tables and tasks included', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await control(page, 'input').fill('# Title\n\none\ntwo\n\n| a |\n| - |\n| 1 |\n\n- [x] done')
  await expect(preview(page).locator('h1')).toHaveText('Title')
  await expect(preview(page).locator('p br')).toHaveCount(1)
  await expect(preview(page).locator('td')).toHaveText('1')
  await expect(preview(page).locator('input[type="checkbox"]')).toBeDisabled()
  await expect(figure(page, 'lines')).toHaveText('10')
  await expect(figure(page, 'words')).toHaveText('16')
  await choose(page, 'view', 'html')
  await expect(html(page)).toContainText('<h1>Title</h1>\n<p>one<br>two</p>')
  await expect(preview(page)).toHaveCount(0)
})

test('makes emphasis beside Korean and Japanese letters bold', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await control(page, 'input').fill('**굵게**는 **강조(괄호)**를 **「テスト」**です')
  await expect(preview(page).locator('strong')).toHaveText(['굵게', '강조(괄호)', '「テスト」'])
})

test(
  'shows alerts in the language of the page, footnotes with back links, and highlighted code',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'ja' })
    await control(page, 'input').fill('> [!NOTE]\n> 本文\n\n語[^1]\n\n[^1]: 説明\n\n```js\nconst a = 1\n```')
    await expect(preview(page).locator('.markdown-alert-title')).toHaveText('メモ')
    await expect(preview(page).locator('.hljs-keyword')).toHaveText('const')
    const note = await preview(page).locator('sup a').getAttribute('href')
    await expect(page.locator(note ?? 'none')).toContainText('説明')
  },
)

test('fetches the highlighter only for a code block', { tag: '@full' }, async ({ guarded: page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  await openTool(page, SLUG)
  await control(page, 'input').fill('# No code')
  await expect(preview(page).locator('h1')).toBeVisible()
  const before = scripts.length
  await control(page, 'input').fill('```css\na { color: red }\n```')
  await expect(preview(page).locator('.hljs-attribute')).toBeVisible()
  expect(scripts.length).toBeGreaterThan(before)
})

test(
  'pastes rich text and sheets as Markdown without running or loading anything, and copies rich text',
  { tag: '@full' },
  async ({ guarded: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTool(page, SLUG, { locale: 'en' })
    const paste = (types: Record<string, string>) =>
      control(page, 'input').evaluate((area: HTMLTextAreaElement, entries) => {
        const clipboardData = new DataTransfer()
        for (const [type, text] of Object.entries(entries)) clipboardData.setData(type, text)
        area.focus()
        area.select()
        area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, types)
    const attack = '<img src="https://example.com/x.png" onerror="xss()"><script>xss()</script>'
    await paste({ 'text/html': `<h1>Title</h1><p><b>bold</b>${attack}</p>`, 'text/plain': 'Title bold' })
    await expect(control(page, 'input')).toHaveValue('# Title\n\n**bold**![](https://example.com/x.png)')
    await expect(preview(page).locator('strong')).toHaveText('bold')
    await paste({ 'text/plain': 'a\tb\n1\t2\n' })
    await expect(control(page, 'input')).toHaveValue('| a | b |\n| --- | --- |\n| 1 | 2 |')
    await paste({ 'text/html': '<p>only text</p>', 'text/plain': 'only text' })
    await expect(control(page, 'input')).toHaveValue('only text')
    const items = Array.from({ length: 1000 }, (_, index) => `item ${index}`)
    await paste({ 'text/html': `<ul><li>${items.join('<li>')}</ul>`, 'text/plain': 'items' })
    await expect(control(page, 'input')).toHaveValue(`- ${items.join('\n- ')}`)
    await button(page, 'undo').click()
    await expect(control(page, 'input')).toHaveValue('only text')

    await control(page, 'input').fill('| a |\n| - |\n| **1** |')
    await expect(preview(page).locator('td')).toHaveText('1')
    await button(page, 'copyRich').click()
    await expect(page.getByText('Copied with its formatting')).toBeVisible()
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const read = async (type: string) => (await item?.getType(type))?.text()
      return [await read('text/html'), await read('text/plain')]
    })
    expect(copied[0]).toMatch(/<td style="border: 1px solid[^>]*><strong>1<\/strong>/)
    expect(copied[1]).toBe('| a |\n| - |\n| **1** |')
  },
)

test('images from elsewhere are not loaded but stay in the HTML', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await control(page, 'input').fill('![A cat](https://example.com/cat.png) [site](https://example.com)')
  await expect(preview(page)).toContainText('Image: A cat')
  await expect(preview(page).locator('img')).toHaveCount(0)
  await expect(page.getByText('Images from other addresses are not loaded here.')).toBeVisible()
  await expect(preview(page).locator('a')).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(preview(page).locator('a')).toHaveAttribute('target', '_blank')
  await choose(page, 'view', 'html')
  await expect(html(page)).toContainText('<img src="https://example.com/cat.png" alt="A cat">')
})

/** Calls of `xss()` and dialogs by what a visitor pasted or typed. */
async function countRuns(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const run = () => Object.assign(window, { ran: Number(Reflect.get(window, 'ran')) + 1 })
    Object.assign(window, { ran: 0, xss: run, alert: run, confirm: run, prompt: run, print: run })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'ran')))
}

test('runs none of the known attacks that are pasted as rich text', { tag: '@full' }, async ({ guarded: page }) => {
  // All 474 take 50 s of an idle machine.
  if (process.env.TEST_FULL) test.slow()
  await openTool(page, SLUG, { locale: 'en' })
  const runs = await countRuns(page)
  const pasted = await control(page, 'input').evaluate(async (area: HTMLTextAreaElement, payloads) => {
    const texts: string[] = []
    area.focus()
    for (const [index, payload] of payloads.entries()) {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', `<p><b>${index}</b></p>${payload}`)
      area.select()
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      while (!area.value.includes(`**${index}**`)) await new Promise((done) => setTimeout(done))
      texts.push(area.value)
    }
    return texts
  }, PASTED_ATTACKS)
  expect(pasted).toHaveLength(PASTED_ATTACKS.length)
  await control(page, 'input').fill(pasted.join('\n\n'))
  await expect(preview(page)).toContainText(String(PASTED_ATTACKS.length - 1))
  await expect(preview(page).locator(DANGEROUS)).toHaveCount(0)
  expect(await runs()).toBe(0)
})

test('runs none of the known attacks, neither in the preview nor in the file', async ({ guarded: page, context }) => {
  await openTool(page, SLUG, { locale: 'en' })
  const runs = await countRuns(page)
  for (const [index, payload] of SHOWN_ATTACKS.filter((_, at) => at % SHOWN_ALONE === 0).entries()) {
    // A number of lines that no other payload has tells when this one is on the screen.
    const blank = '\n'.repeat(10 * index)
    await control(page, 'input').fill(`${payload}\n\nend${blank}`)
    await expect(figure(page, 'lines')).toHaveAttribute(
      'data-value',
      String(payload.split('\n').length + 2 + 10 * index),
    )
    await expect(preview(page).locator(DANGEROUS)).toHaveCount(0)
  }
  await control(page, 'input').fill(`# Start\n\n${SHOWN_ATTACKS.join('\n\n')}`)
  await expect(figure(page, 'words')).not.toHaveAttribute('data-value', /^\d{1,2}$/)
  const file = await downloaded(page)
  expect(await runs()).toBe(0)

  const victim = await context.newPage()
  await victim.addInitScript(() => {
    Object.assign(window, { ran: 0, xss: () => Object.assign(window, { ran: 1 }) })
  })
  await victim.route('**/*', (route) =>
    route.request().isNavigationRequest() && route.request().frame() === victim.mainFrame()
      ? route.fulfill({ contentType: 'text/html', body: file })
      : route.abort(),
  )
  await victim.goto('https://victim.example/')
  await expect(victim.locator('h1').first()).toHaveText('Start')
  await expect(victim.locator('script, iframe, form, object, embed, svg, button')).toHaveCount(0)
  expect(await victim.evaluate(() => Reflect.get(window, 'ran'))).toBe(0)
})

test(
  'copies sanitized HTML, downloads a document or a fragment',
  { tag: '@full' },
  async ({ guarded: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTool(page, SLUG, { locale: 'en' })
    await button(page, 'copy').click()
    await expect(alert(page, 'No text to copy')).toBeVisible()
    await control(page, 'input').fill('# Hi & bye\n\n<b onclick="x()">bold</b>')
    await expect(preview(page).locator('b')).toHaveText('bold')
    await button(page, 'copy').click()
    await expect(page.getByRole('status').filter({ hasText: 'HTML copied to clipboard!' })).toBeVisible()
    const fragment = '<h1>Hi &amp; bye</h1>\n<p><b>bold</b></p>\n'
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fragment)
    const whole = await downloaded(page)
    expect(whole).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(whole).toContain('<title>Hi &amp; bye</title>')
    expect(whole).toContain(fragment)
    await control(page, 'downloadAs').selectOption('fragment')
    expect(await downloaded(page)).toBe(fragment)
    await expect(
      page.getByRole('status').filter({ hasText: 'converted.html downloaded successfully!' }).first(),
    ).toBeVisible()
  },
)

test('opens Markdown files and refuses others', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await open(page, 'notes.markdown', '# From a file')
  await expect(preview(page).locator('h1')).toHaveText('From a file')
  await expect(page.getByRole('status').filter({ hasText: 'Markdown file loaded successfully!' })).toBeVisible()
  await open(page, 'page.html', '<h1>No</h1>')
  await expect(alert(page, 'Please upload a Markdown file (.md or .markdown)')).toBeVisible()
  await expect(control(page, 'input')).toHaveValue('# From a file')
})

test(
  'the sample fills the page, reset empties it and returns to the preview',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await button(page, 'sample').click()
    await expect(preview(page).locator('h1')).toHaveText('주말 산행 안내')
    await expect(preview(page).locator('strong').first()).toHaveText('토요일(8시 30분)')
    await choose(page, 'view', 'html')
    await expect(html(page)).toContainText('<h1>')
    await button(page, 'reset').click()
    await expect(control(page, 'input')).toHaveValue('')
    await expect(figure(page, 'words')).toHaveText('0')
    await expect(preview(page)).toHaveText('')
    await button(page, 'undo').click()
    await expect(preview(page).locator('h1')).toHaveText('주말 산행 안내')
    await button(page, 'reset').click()
    await page.locator('[data-sonner-toast] button').filter({ hasText: '되돌리기' }).click()
    await expect(preview(page).locator('h1')).toHaveText('주말 산행 안내')
  },
)

test(
  'links within the document scroll the preview and leave the address alone',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await control(page, 'input').fill(
      `[Install](#install)\n\n${'text\n\n'.repeat(200)}## Install\n\n${'end\n\n'.repeat(100)}`,
    )
    const heading = preview(page).locator('h2')
    await expect(heading).not.toBeInViewport()
    const before = page.url()
    await preview(page).getByRole('link', { name: 'Install' }).click()
    await expect(heading).toBeInViewport()
    expect(page.url()).toBe(before)
  },
)

test('shows an error when the text cannot be converted', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await control(page, 'input').fill('>'.repeat(20_000) + ' deep')
  await expect(page.getByText('Error converting markdown. Please check your syntax.')).toBeVisible()
  await expect(figure(page, 'words')).toHaveText('2')
  await expect(figure(page, 'lines')).toHaveText('1')
  await control(page, 'input').fill('fine again')
  await expect(preview(page)).toHaveText('fine again')
})

test('converts a megabyte and follows typing in it', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  const block = '## Part\n\nSome **bold** words, a [link](https://example.com) and `code`.\n\n- one\n- two\n\n'
  await open(page, 'long.md', block.repeat(12_000))
  await expect(figure(page, 'lines')).toHaveAttribute('data-value', String(12_000 * 7 + 1))
  await control(page, 'input').press('Control+Home')
  await page.keyboard.insertText('# Typed\n\n')
  // Not a locator's retries, each of which walks through 12,000 headings.
  await page.waitForFunction(() => document.querySelector('[data-name="preview"] h1')?.textContent === 'Typed')
  await expect(preview(page).locator('h2')).toHaveCount(12_000)
})

test(
  'front matter is left out of the page, said, and names the document',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await open(page, 'post.md', '---\ntitle: My post\ntags: [a, b]\n---\n\n# Heading\n\ntext\n')
    await expect(preview(page).locator('h1')).toHaveText('Heading')
    await expect(preview(page)).not.toContainText('tags')
    await expect(page.locator('[data-name="leftOut"]')).toContainText('My post')
    expect(await downloaded(page)).toContain('<title>My post</title>')
  },
)
