import { readFileSync } from 'node:fs'
import { damagedFiles, damagedTexts, FUZZ_TIMEOUT, openDamagedFiles } from '@/e2e/support/fuzz'
import { control, expect, figure, openTool, test } from '@/e2e/support/test'
import { CSV, CSV_TOKENS, JSON_TEXTS, JSON_TOKENS } from '@/scripts/fuzz/corpus'

const SOUND_WORKBOOK = 'e2e/fixtures/sheets/libreoffice.xlsx'

const DIRECTIONS = [
  {
    tab: 'csvToJson',
    file: { name: 'a.csv', mimeType: 'text/csv' },
    texts: CSV,
    tokens: CSV_TOKENS,
    sound: '# a\n\nb\nc\n',
  },
  {
    tab: 'jsonToCsv',
    file: { name: 'a.json', mimeType: 'application/json' },
    texts: JSON_TEXTS,
    tokens: JSON_TOKENS,
    sound: '[{"a":1},{"a":2}]',
  },
]

for (const { tab, file, texts, tokens, sound } of DIRECTIONS) {
  test(
    `damaged files of ${tab} are converted or refused with a reason`,
    { tag: '@full' },
    async ({ guarded: page }) => {
      test.setTimeout(FUZZ_TIMEOUT)
      await openTool(page, 'csv-json-converter', { fragment: `tab=${tab}` })
      await openDamagedFiles(page, {
        file,
        damaged: damagedTexts(texts, tokens),
        result: figure(page, 'rowCount'),
        sound: { content: sound, result: figure(page, 'rowCount').filter({ hasText: '2' }) },
      })
    },
  )
}

test('damaged workbooks are opened or refused with a reason', { tag: '@full' }, async ({ guarded: page }) => {
  test.setTimeout(FUZZ_TIMEOUT)
  await openTool(page, 'csv-json-converter')
  await openDamagedFiles(page, {
    file: { name: 'a.xlsx', mimeType: '' },
    damaged: damagedFiles('xlsx'),
    result: page.locator('textarea[name="input"]:not(:placeholder-shown)'),
    sound: {
      content: readFileSync(SOUND_WORKBOOK),
      result: page.locator('textarea[name="input"]:not(:placeholder-shown)'),
    },
  })
  await expect(control(page, 'input')).toHaveValue(/이름 & 名前/)
})
