import { toolsWith } from '@/e2e/support/journeys'
import { longestTask, RESPONSIVE_MILLISECONDS, watchLongTasks } from '@/e2e/support/long-tasks'
import { control, expect, openTool, test } from '@/e2e/support/test'

/*
 * No tool holds the page up while it works. Here: what works in the page itself; tools that take files are watched with
 * large ones in image-files.spec.ts and in their own specs.
 */

for (const { slug, responsive } of toolsWith('responsive')) {
  test(`${slug} keeps the page responsive`, { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, slug)
    await watchLongTasks(page)
    await responsive(page)
    expect(await longestTask(page)).toBeLessThan(RESPONSIVE_MILLISECONDS)
  })
}

test('no keystroke blocks a calculator', { tag: '@full' }, async ({ guarded: page }) => {
  for (const { slug, typing } of toolsWith('typing')) {
    const { field, fragment } = typing
    await openTool(page, slug, { fragment })
    if (field) await control(page, field).focus()
    await page.keyboard.press('End')
    await watchLongTasks(page)
    for (const key of ['8', 'Backspace', '9']) await page.keyboard.press(key)
    expect.soft(await longestTask(page), slug).toBeLessThan(RESPONSIVE_MILLISECONDS)
  }
})
