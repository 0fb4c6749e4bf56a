import { allPages, languageOf } from '@/e2e/support/pages'
import { expect, test } from '@/e2e/support/test'

/** Runs in the page: places where a line ends after a mark and the next one begins with the particle that belongs to it. */
function looseParticles(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true
  for (const hidden of document.querySelectorAll('[role="tabpanel"][hidden]')) hidden.removeAttribute('hidden')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const topOf = (node: Node, at: number) => {
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return range.getClientRects()[0]?.top
  }
  const found: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? ''
    for (const { index } of text.matchAll(/(?<=[’”)\]%=\u2060\w])[가-힣]/g)) {
      const [before, after] = [topOf(node, index - 1), topOf(node, index)]
      if (before !== undefined && after !== undefined && after > before + 8)
        found.push(text.slice(index - 12, index + 8))
    }
  }
  return found
}

for (const width of [360, 390, 412]) {
  test(`no Korean line begins with a particle at ${width} px`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 844 })
    for (const address of allPages().filter((path) => languageOf(path) === 'ko')) {
      await page.goto(address)
      await expect(page.locator('main[data-ready="true"]')).toBeVisible()
      expect.soft(await page.evaluate(looseParticles), address).toEqual([])
    }
  })
}

test('Japanese breaks between phrases where the browser knows them', async ({ page }) => {
  await page.goto('/ja/tools/compound-interest')
  const breaks = page.locator('[data-name="guide"] :is(p, li, h2)')
  expect(new Set(await breaks.evaluateAll((all) => all.map((text) => getComputedStyle(text).wordBreak)))).toEqual(
    new Set(['auto-phrase']),
  )
})

test('what is copied from a page has no word joiners', { tag: '@full' }, async ({ page }) => {
  await page.goto('/tools/png-to-jpg')
  const copied = await page.evaluate(() => {
    const text = document.querySelector('[data-name="guide"]')
    if (!text) return
    getSelection()?.selectAllChildren(text)
    const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })
    text.dispatchEvent(event)
    return [text.textContent, event.clipboardData?.getData('text/plain')]
  })
  expect(copied?.[0]).toContain('\u2060')
  expect(copied?.[1]).toContain('순백(#FFFFFF) 배경을')
  expect(copied?.[1]).not.toContain('\u2060')
})
