import { holdWork } from '@/e2e/support/held-work'
import { button, control, expect, figure } from '@/e2e/support/test'
import { WORKING, type Journeys } from './journey'

/** Past a megabyte the converter works in its worker. */
const LONG_ROWS = 130_000
const LONG_CSV = `a,b\n${'10,20000\n'.repeat(LONG_ROWS)}`

export const TEXT_JOURNEYS: Journeys = {
  'word-counter': async ({ page, keys, state }) => {
    await keys.type('text', 'one two three')
    await expect(figure(page, 'words')).toHaveAttribute('data-value', '3')
    await keys.push('sample')
    await expect(figure(page, 'words')).not.toHaveAttribute('data-value', '3')
    await state('done')
    await keys.push('clear')
    await expect(control(page, 'text')).toHaveValue('')
    await state('cleared')
  },
  'csv-json-converter': async ({ page, keys, state }) => {
    await keys.push('sample')
    await keys.push('convert')
    await expect(figure(page, 'rowCount')).toBeVisible()
    await expect(button(page, 'convert')).toBeFocused()
    await state('done')
    const opened = page.waitForEvent('filechooser')
    await keys.push('upload')
    await (await opened).setFiles({ name: 'long.csv', mimeType: 'text/csv', buffer: Buffer.from(LONG_CSV) })
    await expect(button(page, 'remove')).toBeVisible()
    const release = await holdWork(page)
    await keys.push('convert')
    await expect(button(page, 'cancel')).toBeFocused()
    await state('working', WORKING)
    await keys.press('Enter')
    await expect(button(page, 'convert')).toBeFocused()
    await keys.press('Enter')
    await release()
    await expect(figure(page, 'rowCount')).toHaveAttribute('data-value', String(LONG_ROWS))
    await expect(button(page, 'convert')).toBeFocused()
    await keys.push('remove')
    await keys.tab('jsonToCsv')
    await keys.type('input', '{"a":')
    await keys.press('Control+Enter')
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await state('error')
  },
  'markdown-html': async ({ page, keys, state }) => {
    await keys.push('sample')
    await expect(page.locator('[data-name="preview"] h1')).toBeVisible()
    await state('preview')
    await keys.choose('view', 'html')
    await expect(page.locator('[data-name="html"]')).toBeVisible()
    await state('html')
    await keys.push('sample')
    await keys.push('undo')
    await keys.push('reset')
    await expect(control(page, 'input')).toHaveValue('')
  },
  'lorem-ipsum': async ({ page, keys, state }) => {
    await keys.type('count', '2')
    await keys.select('type', 'sentences')
    await keys.push('generate')
    await expect(control(page, 'output')).toHaveValue(/\S/)
    await expect(button(page, 'copy')).toBeVisible()
    await state('done')
    await keys.type('count', 'x')
    await keys.push('generate')
    // Generate leads to the field that is wrong.
    await expect(control(page, 'count')).toBeFocused()
    await state('error')
  },
}
