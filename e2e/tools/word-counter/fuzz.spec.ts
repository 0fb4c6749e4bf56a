import { damagedTexts, FUZZ_TIMEOUT, openDamagedFiles } from '@/e2e/support/fuzz'
import { figure, openTool, test } from '@/e2e/support/test'
import { MARKDOWN, MARKDOWN_TOKENS } from '@/scripts/fuzz/corpus'

test('damaged texts are counted or refused with a reason', { tag: '@full' }, async ({ guarded: page }) => {
  test.setTimeout(FUZZ_TIMEOUT)
  await openTool(page, 'word-counter')
  await openDamagedFiles(page, {
    file: { name: 'a.txt', mimeType: 'text/plain' },
    damaged: damagedTexts(MARKDOWN, MARKDOWN_TOKENS),
    result: page.locator('textarea:not(:placeholder-shown)'),
    sound: { content: '# a\n\nb\nc\n', result: figure(page, 'characters').filter({ hasText: '9' }) },
  })
})
