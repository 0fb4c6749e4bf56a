import path from 'node:path'
import { button, choose, control, expect, figure, openTool, test } from '@/e2e/support/test'
import { ownPages } from '@/e2e/support/pages'
import { reportViolations } from '@/e2e/support/violations'

const IMAGES = path.join(process.cwd(), 'e2e/fixtures/images')

test('no page breaks the policy of its response or its own', async ({ guarded: page }) => {
  test.setTimeout(180_000)
  const violations = await reportViolations(page)
  for (const address of ownPages()) {
    await page.goto(address)
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  }
  expect(violations).toEqual([])
})

test('no browser warns about a header', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await page.goto('/')
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  expect(warnings).toEqual([])
})

test('a worker with WebAssembly works under the policy of its own response', async ({ guarded: page }) => {
  await openTool(page, 'jpg-compressor')
  await page.locator('input[name="file"]').setInputFiles(path.join(IMAGES, 'small-photo.jpg'))
  await expect(figure(page, 'compressedSize').first()).toHaveAttribute('data-value', /^\d+$/)
})

test('AVIF and HEIC engines work', async ({ guarded: page }) => {
  await openTool(page, 'image-resizer')
  await page.locator('input[name="file"]').setInputFiles(path.join(IMAGES, 'photo.heic'))
  await expect(control(page, 'width')).toHaveValue(/^\d+$/)
  await choose(page, 'format', 'jpeg').catch(() => control(page, 'format').selectOption('jpeg'))
  await expect(button(page, 'download')).toBeEnabled()
})

test('a worker that a page loaded cannot reach another origin', async ({ page }) => {
  await openTool(page, 'jpg-compressor')
  const sent: string[] = []
  await page.context().route('https://collector.example/**', (route) => {
    sent.push(route.request().url())
    return route.abort()
  })
  const started = page.waitForEvent('worker')
  await page.locator('input[name="file"]').setInputFiles(path.join(IMAGES, 'small-photo.jpg'))
  const worker = await started
  const outcome = await worker.evaluate(() =>
    fetch('https://collector.example/x', { mode: 'no-cors' }).then(
      () => 'sent',
      () => 'blocked',
    ),
  )
  expect(outcome).toBe('blocked')
  expect(sent).toEqual([])
})

test('nobody can frame a page', async ({ page, baseURL }) => {
  const frame = `<iframe src="${baseURL}/about"></iframe>`
  await page.route('**/framer', (route) => route.fulfill({ contentType: 'text/html', body: frame }))
  await page.goto('/framer')
  await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/)
})
