import {
  alert,
  button,
  control,
  expect,
  figure,
  figureValue,
  openBeforeScripts,
  openTool,
  test,
} from '@/e2e/support/test'

const SLUG = 'word-counter'

// The classic opening: 69 words and 445 characters by wc, 4 sentences.
const LOREM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna ' +
  'aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. ' +
  'Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint ' +
  'occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.'

test('counts a text whose figures are known', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await control(page, 'text').fill(LOREM)
  await expect(figure(page, 'characters')).toHaveText('445')
  await expect(figure(page, 'charactersNoSpaces')).toHaveText('377')
  await expect(figure(page, 'words')).toHaveText('69')
  await expect(figure(page, 'sentences')).toHaveText('4')
  await expect(figure(page, 'paragraphs')).toHaveText('1')
  await expect(figure(page, 'lines')).toHaveText('1')
  await expect(figure(page, 'readingTime')).toHaveText('1 min')
  await expect(figure(page, 'typingTime')).toHaveText('2 min')
  await expect.poll(() => figureValue(page, 'wordsPerSentence')).toBe(17.25)
  await expect.poll(() => figureValue(page, 'charactersPerWord')).toBeCloseTo(5.4638, 4)
  await expect.poll(() => figureValue(page, 'sentencesPerParagraph')).toBe(4)
})

test('shows zeros for nothing and for blanks, and offers no copy', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  for (const text of ['', ' \n\u3000\t ']) {
    await control(page, 'text').fill(text)
    for (const name of ['characters', 'words', 'sentences', 'paragraphs', 'lines', 'readingTime', 'wordsPerSentence']) {
      await expect(figure(page, name)).toHaveAttribute('data-value', '0')
    }
  }
  await expect(button(page, 'copy')).toHaveCount(0)
})

test(
  'follows every key, and counts school record bytes and manuscript sheets in Korean',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await control(page, 'text').pressSequentially('가나 abc\n')
    await expect(figure(page, 'words')).toHaveText('2')
    await expect(figure(page, 'characters')).toHaveText('7')
    // 2 × 3 for Hangul, 4 for the space and the letters, 2 for Enter
    await expect(figure(page, 'schoolRecordBytes')).toHaveText('12')
    await expect(figure(page, 'eucKrBytes')).toHaveText('9')
    await expect(figure(page, 'eucKrMissing')).toHaveCount(0)
    await control(page, 'text').fill('가'.repeat(500))
    await expect(figure(page, 'manuscriptPages')).toHaveText('2.5장')
  },
)

test(
  'shows the Unicode count beside the sentences where it differs, and what EUC-KR lacks',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await control(page, 'text').fill('See e.g. example.com. Pi is 3.14.')
    await expect(figure(page, 'sentences')).toHaveText('6')
    await expect(page.locator('[data-name="sentencesByUnicode"]')).toHaveText('Unicode 2')
    await control(page, 'text').fill('뷁€é. One two.')
    await expect(figure(page, 'sentences')).toHaveText('2')
    await expect(page.locator('[data-name="sentencesByUnicode"]')).toHaveCount(0)
    // Code page 949 has all Hangul syllables and the euro sign, but not é.
    await expect(figure(page, 'eucKrBytes')).toHaveText('16')
    await expect(figure(page, 'eucKrMissing')).toHaveAttribute('data-value', '1')
  },
)

test('estimates the reading time of Japanese by characters', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja' })
  await control(page, 'text').fill('吾輩は猫である。'.repeat(100))
  // 800 characters at 500 a minute
  await expect(figure(page, 'readingTime')).toHaveText('2分')
  await expect(page.getByText('1分500字')).toBeVisible()
  await expect(page.locator('main .headline-figure')).toHaveText(['800', '800'])
  await expect(figure(page, 'words')).toHaveText('1')
  await expect(figure(page, 'manuscriptPages')).toHaveText('2枚')
})

test('shows how much is left to a target and how much exceeds it', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en', fragment: 'target=10&targetUnit=words' })
  await control(page, 'text').fill('one two three')
  await expect(figure(page, 'remaining')).toHaveText('7 words left')
  await control(page, 'target').fill('2')
  await expect(figure(page, 'remaining')).toHaveText('1 word over')
  await expect(page.getByText('3 / 2 words')).toBeVisible()
  await expect(page.locator('[data-name="beyondLimit"]')).toHaveText('three')
  await expect(control(page, 'text')).toHaveAccessibleDescription('The underlined part is beyond the limit.')
  await control(page, 'target').fill('0')
  await expect(figure(page, 'remaining')).toHaveCount(0)
  await expect(control(page, 'target')).toHaveAccessibleDescription('Please enter 1 or more.')
})

test('a text of blanks and line ends can be cleared', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await expect(button(page, 'clear')).toBeDisabled()
  await control(page, 'text').fill(' \n\n ')
  await button(page, 'clear').click()
  await expect(control(page, 'text')).toHaveValue('')
})

test('loads samples, clears them and brings them back', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await button(page, 'sample', 'email').click()
  await expect(control(page, 'text')).toHaveValue(/^Subject: /)
  await expect(figure(page, 'paragraphs')).toHaveText('5')
  await button(page, 'sample', 'lorem').click()
  await expect(control(page, 'text')).toHaveValue(/^Lorem ipsum dolor sit amet/)
  await button(page, 'clear').click()
  await expect(control(page, 'text')).toHaveValue('')
  await expect(figure(page, 'words')).toHaveText('0')
  await button(page, 'undo').click()
  await expect(control(page, 'text')).toHaveValue(/^Lorem ipsum/)
  await expect(figure(page, 'sentences')).toHaveText('2')
})

test('finds text, selects it and replaces all of it', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await control(page, 'text').fill('Our firm. OUR firm. $& firm.')
  await button(page, 'findReplace').click()
  await control(page, 'find').fill('our firm')
  await expect(figure(page, 'matchCount')).toHaveText('2 found')
  await button(page, 'findNext').click()
  const selected = () =>
    control(page, 'text').evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    )
  expect(await selected()).toBe('Our firm')
  await button(page, 'findNext').click()
  expect(await selected()).toBe('OUR firm')
  await control(page, 'matchCase').check()
  await expect(button(page, 'replaceAll')).toBeDisabled()
  await control(page, 'find').fill('OUR')
  await control(page, 'replaceWith').fill('$&')
  await button(page, 'replaceAll').click()
  await expect(control(page, 'text')).toHaveValue('Our firm. $& firm. $& firm.')
  await button(page, 'undo').click()
  await expect(control(page, 'text')).toHaveValue('Our firm. OUR firm. $& firm.')
})

test(
  'keeps answers of a form, each with its limit, only when asked to',
  { tag: '@full' },
  async ({ guarded: page }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('toolbox:v1:answers'))
    const answers = page.locator('[data-name="answer"]')
    await openTool(page, SLUG, { locale: 'en' })
    await button(page, 'openAnswers').click()
    await page.locator('button[name="answerPreset"][value="commonApp"]').click()
    await expect(answers).toHaveCount(4)
    const last = answers.nth(3)
    await expect(last.locator('[name="answerLimit"]')).toHaveValue('150')
    await last.locator('[name="answer"]').fill(`${'a'.repeat(148)}12345`)
    await expect(last.locator('output[name="answerRemaining"]')).toHaveText(/^3 .* over$/)
    await expect(last.locator('[data-name="beyondLimit"]')).toHaveText('345')
    await expect(last.locator('[name="answer"]')).toHaveAccessibleDescription(
      'The underlined part is beyond the limit.',
    )
    await last.locator('[name="answerUnit"]').selectOption('words')
    await expect(last.locator('[data-name="beyondLimit"]')).toHaveCount(0)
    await last.locator('[name="answerLimit"]').fill('0')
    await expect(last.locator('[name="answerLimit"]')).toHaveAccessibleDescription('Please enter 1 or more.')
    await answers.nth(0).getByRole('button', { name: 'Remove question 1' }).click()
    await expect(answers).toHaveCount(3)

    const download = page.waitForEvent('download')
    await button(page, 'downloadAnswers').click()
    expect((await download).suggestedFilename()).toBe('answers.txt')
    expect(await stored()).toBeNull()

    await control(page, 'keepAnswers').check()
    await expect.poll(stored).toContain('12345')
    await openTool(page, SLUG, { locale: 'en' })
    await expect(answers).toHaveCount(3)
    await control(page, 'keepAnswers').uncheck()
    expect(await stored()).toBeNull()
    await expect(answers).toHaveCount(3)
  },
)

test('copies the statistics', { tag: '@full' }, async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG, { locale: 'en' })
  await control(page, 'text').fill('One. Two!')
  await button(page, 'copy').click()
  await expect(page.getByRole('status').filter({ hasText: 'Statistics copied to clipboard!' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Characters: 9\n')
  expect(copied).toContain('Sentences: 2\n')
})

test('opens text files in old encodings and refuses others', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  const open = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[name="file"]').setInputFiles({ name, mimeType, buffer })
  // 안녕하세요 in code page 949
  await open('old.txt', 'text/plain', Buffer.from('bec8b3e7c7cfbcbcbfe4', 'hex'))
  await expect(control(page, 'text')).toHaveValue('안녕하세요')
  await expect(figure(page, 'characters')).toHaveText('5')
  await open('notes.md', 'text/markdown', Buffer.from('# Notes'))
  await expect(alert(page, 'Please upload a text file (.txt)')).toBeVisible()
  await expect(control(page, 'text')).toHaveValue('안녕하세요')
})

test('counts five megabytes and follows typing after them', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  const lines = 80_000
  const line = 'The quick brown fox jumps over the lazy dog, again and again.\n'
  await page
    .locator('input[name="file"]')
    .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(line.repeat(lines)) })
  await expect(figure(page, 'words')).toHaveAttribute('data-value', String(lines * 12))
  await expect(figure(page, 'bytes')).toHaveAttribute('data-value', String(lines * line.length))
  await control(page, 'text').press('Control+End')
  // Two keys: for each the browser lays out the whole text again.
  await control(page, 'text').pressSequentially('so')
  await expect(figure(page, 'words')).toHaveAttribute('data-value', String(lines * 12 + 1))
})

test('text typed before the scripts ran is counted', { tag: '@full' }, async ({ guarded: page }) => {
  const release = await openBeforeScripts(page, `/en/tools/${SLUG}`)
  await control(page, 'text').fill('typed early')
  release()
  await expect(figure(page, 'words')).toHaveText('2')
})
