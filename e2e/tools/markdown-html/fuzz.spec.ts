import { damagedTexts, FUZZ_TIMEOUT, openDamagedFiles } from '@/e2e/support/fuzz'
import { openTool, test } from '@/e2e/support/test'
import { MARKDOWN, MARKDOWN_TOKENS } from '@/scripts/fuzz/corpus'

// The sanitizer parses handlers and damaged scripts under the page's policy, which reports each that it keeps from running.
test.use({
  expectedErrors: /^Executing inline event handler violates|^This document requires 'TrustedScript' assignment\./,
})

test('damaged Markdown is shown or refused with a reason', { tag: '@full' }, async ({ guarded: page }) => {
  test.setTimeout(FUZZ_TIMEOUT)
  await openTool(page, 'markdown-html')
  await openDamagedFiles(page, {
    file: { name: 'a.md', mimeType: 'text/markdown' },
    damaged: damagedTexts(MARKDOWN, MARKDOWN_TOKENS),
    result: page.locator('textarea:not(:placeholder-shown)'),
    sound: { content: '# a\n\nb\nc\n', result: page.getByRole('heading', { name: 'a', exact: true }) },
  })
})
