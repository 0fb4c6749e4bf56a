import type { Page } from 'playwright/test'
import { openHome } from '@/e2e/support/home-search'
import { expect, figure, test } from '@/e2e/support/test'

const choices = (page: Page) => page.locator('[data-name="fileChoices"]')

/** Drops files or text onto the page, or pastes them. */
async function give(
  page: Page,
  kind: 'drop' | 'paste',
  given: { text?: string; files?: [name: string, type: string][] },
) {
  await page.evaluate(
    ([name, { text, files = [] }]) => {
      const data = new DataTransfer()
      if (text) data.setData('text/plain', text)
      for (const [file, type] of files) data.items.add(new File(['a'], file, { type }))
      const options = { bubbles: true, cancelable: true }
      document.body.dispatchEvent(
        name === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      )
    },
    [kind, given] as const,
  )
}

test('a text that is pasted on the home page is offered to the tools that read it', async ({ guarded: page }) => {
  await openHome(page, '/en')
  await give(page, 'paste', { text: 'Hello, world. This is a text.' })
  await expect(choices(page).locator('a[data-tool="markdown-html"]')).toBeVisible()
  await choices(page).locator('a[data-tool="word-counter"]').click()
  await expect(page).toHaveURL(/\/en\/tools\/word-counter$/)
  await expect(page.locator('textarea[name="text"]')).toHaveValue('Hello, world. This is a text.')
})

test('files that only single tools open are asked for one by one', { tag: '@full' }, async ({ guarded: page }) => {
  await openHome(page, '/en')
  const files: [string, string][] = [
    ['a.md', 'text/markdown'],
    ['b.mp4', 'video/mp4'],
  ]
  await give(page, 'drop', { files })
  await expect(choices(page)).toContainText('one at a time')
  await give(page, 'drop', {
    files: [
      ['a.xyz', ''],
      ['b.xyz', ''],
    ],
  })
  await expect(choices(page)).toContainText('No tool here can open this.')
})

test(
  'photos that are dropped are offered to what makes them smaller, and tasks',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openHome(page, '/')
    await give(page, 'drop', {
      files: [
        ['a.jpg', 'image/jpeg'],
        ['b.png', 'image/png'],
      ],
    })
    await expect(choices(page).locator('a').first()).toHaveAttribute('data-tool', 'jpg-compressor')
    await expect(choices(page).locator('a[data-task="korean-id-photo"]')).toBeVisible()
    await expect(choices(page).locator('a[data-tool="favicon-generator"]')).toHaveCount(0)
    await give(page, 'drop', { files: [['scan.pdf', 'application/pdf']] })
    await expect(choices(page).locator('a')).toHaveCount(1)
    await expect(choices(page).locator('a')).toHaveAttribute('data-tool', 'text-extractor')
    await give(page, 'drop', { files: [['x.bin', '']] })
    await expect(choices(page).locator('a')).toHaveCount(0)
    await choices(page).locator('button[name="close"]').click()
    await expect(choices(page)).toHaveCount(0)
  },
)

test('a table is offered as JSON, and numbers with their sum', { tag: '@full' }, async ({ guarded: page }) => {
  await openHome(page, '/en')
  await give(page, 'paste', { text: 'name\tage\nAda\t36\nAlan\t41' })
  await expect(choices(page).locator('a').first()).toHaveAttribute('data-tool', 'csv-json-converter')
  await give(page, 'paste', { text: '1,250\n40\n9.5' })
  await choices(page).locator('a[data-tool="scientific-calculator"]').click()
  await expect(figure(page, 'result')).toHaveAttribute('data-value', '1299.5')
})

test('the page of what one can ask opens the box with its examples', { tag: '@full' }, async ({ guarded: page }) => {
  await page.goto('/en/ask')
  await page.locator('a[data-name="example"]').filter({ hasText: '72 f' }).click()
  await expect(page.locator('output[name="answer"]')).toHaveText('22.22 °C')
})
