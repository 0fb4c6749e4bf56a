import { readFile, writeFile } from 'node:fs/promises'
import { download, image, item } from '@/e2e/support/images'
import { layoutShifts, watchShifts } from '@/e2e/support/layout-shift'
import { longestTask, RESPONSIVE_MILLISECONDS, watchLongTasks } from '@/e2e/support/long-tasks'
import { drawRealPage, REAL_PAGES } from '@/scripts/bench/real-pages'
import { readPdf } from './read-pdf'
import { characterErrorRate, choosePaper, extract, extractedText, scan, textOf } from './scans'
import { button, control, expect, figure, figureValue, openTool, test, toast } from '@/e2e/support/test'

const SLUG = 'text-extractor'

for (const { locale, file, language, expected, limit, width, tag } of [
  { locale: 'en', file: 'en.png', language: 'eng', expected: textOf('en', 0, 1), limit: 0.003, width: 1280, tag: [] },
  { locale: '', file: 'ko.png', language: 'kor', expected: textOf('ko', 4, 5), limit: 0.02, width: 390, tag: '@full' },
  {
    locale: 'ja',
    file: 'ja.png',
    language: 'jpn',
    expected: textOf('ja', 3, 4),
    limit: 0.03,
    width: 390,
    tag: '@full',
  },
]) {
  test(
    `${file} is read in ${language}: text, figures, no request elsewhere, no layout shift`,
    { tag },
    async ({ guarded: page }) => {
      await page.setViewportSize({ width, height: 844 })
      await watchShifts(page)
      await openTool(page, SLUG, { locale })
      await watchLongTasks(page)
      await extract(page, scan(file), language)
      // What follows from the visitor's own choice may move the page, however slow the machine.
      await expect(item(page, file).and(page.locator('[data-status="working"], [data-status="done"]'))).toBeVisible()
      await layoutShifts(page)
      const read = await extractedText(page)
      expect(characterErrorRate(expected, read, { spaces: locale === 'en' })).toBeLessThanOrEqual(limit)
      await expect.poll(() => figureValue(page, 'confidence')).toBeGreaterThan(80)
      await expect(figure(page, 'confidenceBand')).toHaveAttribute('data-value', /^(excellent|good)$/)
      await expect.poll(() => figureValue(page, 'wordCount')).toBe(read.match(/\S+/g)?.length)
      await expect.poll(() => figureValue(page, 'lineCount')).toBe(read.split('\n').length)
      await expect.poll(() => figureValue(page, 'processingTime')).toBeGreaterThan(0)
      expect(await longestTask(page)).toBeLessThan(RESPONSIVE_MILLISECONDS)
      expect(await layoutShifts(page)).toEqual([])

      const saved = page.waitForEvent('download')
      await button(page, 'downloadPdf').click()
      const pdf = await saved
      expect(pdf.suggestedFilename()).toBe(`extracted_text_${file.replace(/png$/, 'pdf')}`)
      const content = await readFile(await pdf.path(), 'latin1')
      // One page whose words are placed over its picture: at least one operator for each.
      expect(content).toMatch(/^%PDF-1\.5[^]*\/Count 1 [^]*\/DCTDecode/)
      expect(content.match(/ Tj\n/g)?.length).toBeGreaterThan(3)
    },
  )
}

test(
  'progress never decreases, and the size of the first download is shown',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await page.evaluate(() => {
      const shares: number[] = []
      Object.assign(window, { shares })
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLProgressElement>('li progress')
        if (bar?.hasAttribute('value')) shares.push(bar.value / bar.max)
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    })
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/eng.traineddata.gz', async (route) => {
      await released
      await route.continue()
    })
    // A page of many steps, whose last ones are not all shown together with its text.
    await extract(page, scan('two-columns.png'), 'eng')
    await expect(item(page, 'two-columns.png')).toContainText(
      /Loading the text reader: [\d.]+ (KB|MB|Bytes) of 5\.\d+ MB/,
    )
    release()
    await extractedText(page)
    const shares = await page.evaluate(() => (window as unknown as { shares: number[] }).shares)
    expect(shares.length).toBeGreaterThan(5)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares[0]).toBeLessThan(0.1)
    expect(shares.at(-1)).toBeGreaterThan(0.8)
  },
)

test('two columns are read one after the other', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await extract(page, scan('two-columns.png'), 'eng')
  expect(characterErrorRate(textOf('en', 0, 2), await extractedText(page), { spaces: true })).toBeLessThanOrEqual(0.006)
})

test('vertical Japanese is read', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja' })
  await extract(page, scan('ja-vertical.png'), 'jpn')
  expect(characterErrorRate(textOf('ja', 3, 4), await extractedText(page), { spaces: false })).toBeLessThanOrEqual(0.05)
})

test('a page upside down is rotated, with a note', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await extract(page, scan('upside-down.png'), 'eng')
  expect(characterErrorRate(textOf('en', 1, 2), await extractedText(page), { spaces: true })).toBeLessThanOrEqual(0.01)
  await expect(item(page, 'upside-down.png')).toContainText('has been turned')
})

test(
  'pages of a PDF are read in two languages, viewed, put in order, cropped and turned',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await page.locator('input[name="file"]').setInputFiles(scan('two-pages.pdf'))
    await control(page, 'asPicture').check()
    await control(page, 'language').selectOption(['eng', 'kor'])
    await button(page, 'extract').click()
    await expect(item(page, 'two-pages.pdf')).toContainText(/Reading|Downloading/)
    await expect(item(page, 'two-pages.pdf')).toContainText('2 pages', { timeout: 60_000 })
    const text = control(page, 'text')
    const read = await extractedText(page)
    expect(characterErrorRate(textOf('en', 1, 2), read.slice(0, 390), { spaces: true })).toBeLessThan(0.2)
    expect(characterErrorRate(textOf('ko', 1, 2), read.replace(/^[^가-힣]*/, ''), { spaces: false })).toBeLessThan(0.05)
    await button(page, 'nextPage').click()
    await expect(item(page, 'two-pages.pdf')).toContainText('Page 2 of 2')
    await button(page, 'previousPage').click()
    await button(page, 'moveDown').click()
    await expect(button(page, 'moveDown')).toBeFocused()
    await expect(item(page, 'two-pages.pdf')).toContainText('Page 2 of 2')
    await expect(text).toHaveValue(/^[^a-z]*[가-힣][^]*\n\nWe hold these truths/)

    const words = page.locator('[data-name="word"]')
    const settled = () => expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 })
    const all = await words.count()

    await test.step('cut to its left half by keys, it has fewer words, and all of them again', async () => {
      await button(page, 'crop').click()
      await button(page, 'corner').and(page.locator('[value="se"]')).focus()
      for (let presses = 0; presses < 20; presses++) await page.keyboard.press('Shift+ArrowLeft')
      await button(page, 'crop').click()
      await settled()
      const left = await words.count()
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThan(all * 0.8)
      await button(page, 'uncrop').click()
      await expect(words).toHaveCount(all, { timeout: 60_000 })
    })

    await test.step('a turned page is read as it lies', async () => {
      await button(page, 'turn').click()
      await settled()
      const { width, height } = (await page.locator('[data-name="words"]').boundingBox())!
      expect(width).toBeGreaterThan(height)
      await expect(text).not.toHaveValue(/We hold these truths/)
    })
  },
)

test(
  'a sheet photographed at an angle is flattened, and shown as photographed when asked',
  { tag: '@full' },
  async ({ guarded: page, browser }, info) => {
    const photo = REAL_PAGES.find(({ name }) => name.startsWith('en, photo'))!
    const drawing = await browser.newPage()
    const file = info.outputPath('photo.png')
    await writeFile(file, await drawRealPage(drawing, photo))
    await openTool(page, SLUG, { locale: 'en' })
    await extract(page, file, 'eng')
    expect(characterErrorRate(photo.text, await extractedText(page), { spaces: true })).toBeLessThanOrEqual(0.005)

    // The words of the first line lie beside each other where the shown page has them.
    const words = page.locator('[data-name="word"]')
    const firstLine = () =>
      words.evaluateAll((boxes) => boxes.slice(0, 12).map((box) => Number(box.getAttribute('y')) / 1000))
    const heightOf = (tops: readonly number[]) => Math.max(...tops) - Math.min(...tops)
    expect(heightOf(await firstLine())).toBeLessThan(0.012)
    expect(Math.min(...(await firstLine()))).toBeLessThan(0.08)

    // So they do in the PDF: each line begins where the ink of its picture does.
    const saved = page.waitForEvent('download')
    await button(page, 'downloadPdf').click()
    const { text, lines, leftOfInk } = await readPdf(drawing, await readFile(await (await saved).path()))
    expect(text).toContain('We hold these truths to be self-evident')
    expect(lines.length).toBeGreaterThan(5)
    for (const { left, top, bottom } of lines) expect(Math.abs(left - leftOfInk(top, bottom))).toBeLessThan(0.01)
    await drawing.close()

    const flatten = button(page, 'flatten')
    await expect(flatten).toHaveAttribute('aria-pressed', 'true')
    await flatten.click()
    await expect(flatten).toHaveAttribute('aria-pressed', 'false', { timeout: 60_000 })
    expect(heightOf(await firstLine())).toBeGreaterThan(0.015)
    expect(Math.min(...(await firstLine()))).toBeGreaterThan(0.1)
  },
)

test(
  'doubtful words are mended beside the picture, or read in another language, and the next file unasked',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    // Japanese read as English is full of doubt.
    await extract(page, scan('ja-lines.png'), 'eng')
    await extractedText(page)
    const doubtful = page.locator('[data-name="doubtful"]')
    await doubtful.locator('summary').click()
    const [first, second] = [doubtful.locator('input').nth(0), doubtful.locator('input').nth(1)]
    await first.fill('MendedWord')
    await first.press('Enter')
    await expect(second).toBeFocused()
    await expect(control(page, 'text')).toHaveValue(/MendedWord/)
    const saved = page.waitForEvent('download')
    await button(page, 'downloadPdf').click()
    const pdf = await readFile(await (await saved).path(), 'latin1')
    // Each letter of the mended word has its number in the PDF's table of characters.
    for (const letter of 'MendedWord')
      expect(pdf).toContain(`<${letter.charCodeAt(0).toString(16).padStart(4, '0')}>\n`)

    await button(page, 'extract').and(page.locator('[value="jpn"]')).click()
    await expect(control(page, 'text')).toHaveValue(/[ぁ-ん]{2}/, { timeout: 60_000 })
    await expect(control(page, 'language')).toHaveValues(['eng', 'jpn'])
    await page.locator('input[name="file"]').setInputFiles(scan('en.png'))
    await expect(control(page, 'text')).toHaveCount(2, { timeout: 60_000 })
  },
)

test(
  'the text is found in the picture, edited, read again, copied, downloaded and restored',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTool(page, SLUG, { locale: 'en' })
    await extract(page, scan('en.png'), 'eng')
    const text = await extractedText(page)
    await expect(toast(page, 'Text extracted successfully! Confidence: ')).toBeVisible()

    await test.step('a word pressed in the picture is selected in the text, and the caret outlines its word', async () => {
      await page.locator('[data-name="word"]').nth(3).click()
      await expect(page.locator('[data-name="word"][data-kind="active"]')).toHaveCount(1)
      const chosen = await control(page, 'text').evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      )
      expect(chosen).toBe('Course')
      await control(page, 'text').evaluate(
        (area: HTMLTextAreaElement, at) => {
          area.focus()
          area.setSelectionRange(at, at)
        },
        text.indexOf('necessary') + 2,
      )
      await control(page, 'text').press('ArrowRight')
      const necessary = text.slice(0, text.indexOf('necessary')).match(/\S+/g)?.length ?? 0
      await expect(page.locator('[data-name="word"]').nth(necessary)).toHaveAttribute('data-kind', 'active')
      await expect(page.locator('[data-name="word"][data-kind="active"]')).toHaveCount(1)
    })

    await test.step('Extract pressed again restores the text, and Undo the edit', async () => {
      await control(page, 'text').fill('')
      await button(page, 'extract').click()
      await expect(control(page, 'text')).toHaveValue(text)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(control(page, 'text')).toHaveValue('')
      await button(page, 'extract').click()
      await expect(control(page, 'text')).toHaveValue(text)
      await button(page, 'extract').click()
      await expect(toast(page, 'Already read with these settings')).toBeVisible()
    })

    await test.step('the edited text is copied and downloaded', async () => {
      await control(page, 'text').fill('Edited by hand\nsecond line')
      await expect(figure(page, 'wordCount')).toHaveText('5')
      await expect(figure(page, 'lineCount')).toHaveText('2')
      await button(page, 'copy').click()
      await expect(toast(page, 'Text copied to clipboard!')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Edited by hand\nsecond line')
      const saved = await download(page)
      expect(saved.name).toBe('extracted_text_en.txt')
      expect(saved.bytes.toString()).toBe('Edited by hand\nsecond line')
      await expect(toast(page, 'Text file downloaded!')).toBeVisible()
    })

    await test.step('a reload keeps the text and no picture, until Reset', async () => {
      await page.reload()
      await expect(page.locator('main[data-ready="true"]')).toBeVisible()
      await expect(item(page, 'en.png')).toHaveCount(0)
      await expect(control(page, 'text')).toHaveValue('Edited by hand\nsecond line')
      await control(page, 'text').fill('Edited again')
      expect((await download(page)).bytes.toString()).toBe('Edited again')
      await button(page, 'reset').click()
      await page.reload()
      await expect(page.locator('main[data-ready="true"]')).toBeVisible()
      await expect(control(page, 'text')).toHaveCount(0)
    })
  },
)

test(
  'unreadable files give a reason, settings stay and the next file works',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await button(page, 'extract').click()
    await expect(toast(page, 'Please select an image first')).toBeVisible()
    await button(page, 'copy').click()
    await expect(toast(page, 'No text to copy')).toBeVisible()
    await button(page, 'download').click()
    await expect(toast(page, 'No text to download')).toBeVisible()
    const pdf = await readFile(scan('two-pages.pdf'))
    await control(page, 'language').selectOption(['eng', 'deu'])
    await page.locator('input[name="file"]').setInputFiles([
      { name: 'cut.pdf', mimeType: 'application/pdf', buffer: pdf.subarray(0, 600) },
      { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    ])
    const large = await page.evaluateHandle(() => {
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }))
      return files
    })
    await page.locator('[data-name="dropzone"]').dispatchEvent('drop', { dataTransfer: large })
    await page
      .locator('input[name="file"]')
      .setInputFiles([scan('encrypted.pdf'), image('renamed-text.jpg'), image('huge-30000.png')])
    for (const [name, words] of [
      ['cut.pdf', 'This PDF is damaged'],
      ['nothing.png', 'This file is empty (0 bytes)'],
      ['large.png', 'smaller than 50 MB'],
      ['encrypted.pdf', 'protected by a password'],
      ['renamed-text.jpg', 'Please select a valid image file or a PDF'],
      ['huge-30000.png', 'This device can open up to 120 megapixels'],
    ] as const) {
      await expect(item(page, name)).toContainText(words)
    }
    await page.locator('input[name="file"]').setInputFiles(scan('en.png'))
    await button(page, 'extract').click()
    expect(await extractedText(page)).toContain('When in the Course of human events')
    expect(await control(page, 'language').evaluate((list: HTMLSelectElement) => list.selectedOptions.length)).toBe(2)
  },
)

test('a scan of 40 megapixels does not block the page', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await choosePaper(page, 7300, 5500, 'Forty megapixels of paper')
  await watchLongTasks(page)
  await button(page, 'extract').click()
  expect((await extractedText(page)).trim()).toBe('Forty megapixels of paper')
  expect(await longestTask(page)).toBeLessThan(RESPONSIVE_MILLISECONDS)
})

test('Cancel ends the workers, and Extract starts again', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await extract(page, scan('two-columns.png'), 'eng')
  // Two engines run in workers that ours starts: in the middle of reading, all three end.
  await expect.poll(() => page.workers().length, { intervals: [50] }).toBe(3)
  await button(page, 'cancel').click()
  await expect(item(page, 'two-columns.png')).toContainText('Canceled. Press “Extract text” to start again.')
  await expect.poll(() => page.workers().length).toBe(0)
  await button(page, 'extract').click()
  expect(await extractedText(page)).toContain('When in the Course of human events')
})

test(
  'a pasted screenshot and another file are read and saved as one ZIP',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    const bytes = (await readFile(scan('en.png'))).toString('base64')
    await page.evaluate((data) => {
      const content = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([content], 'pasted.png', { type: 'image/png' }))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, bytes)
    await expect(item(page, 'pasted.png')).toBeVisible()
    await extract(page, image('photo.heic'), 'eng')
    await expect(item(page, 'pasted.png').locator('textarea[name="text"]')).toHaveValue(/When in the Course/, {
      timeout: 60_000,
    })
    await expect(item(page, 'photo.heic')).toHaveAttribute('data-status', 'done', { timeout: 60_000 })
    const zip = await download(page, button(page, 'downloadAll'))
    expect(zip.name).toBe('extracted_texts.zip')
    expect(zip.bytes.includes('extracted_text_pasted.txt')).toBe(true)
  },
)

test('the language of the page and English are chosen at first', { tag: '@full' }, async ({ guarded: page }) => {
  const chosen = () =>
    control(page, 'language').evaluate((list: HTMLSelectElement) => [...list.selectedOptions].map(({ value }) => value))
  for (const [locale, languages] of [
    ['', ['eng', 'kor']],
    ['en', ['eng']],
    ['ja', ['eng', 'jpn']],
  ] as const) {
    await openTool(page, SLUG, { locale })
    expect(await chosen()).toEqual(languages)
  }
})
