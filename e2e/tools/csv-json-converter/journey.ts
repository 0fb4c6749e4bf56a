import { WORKING, holdWork } from '@/e2e/support/held-work'
import type { Journey } from '@/e2e/support/journey'
import { button, control, expect, figure, unfold } from '@/e2e/support/test'

/** Past a megabyte the converter works in its worker. */
const LONG_ROWS = 130_000
const LONG_CSV = `a,b\n${'10,20000\n'.repeat(LONG_ROWS)}`

export const journey: Journey = {
  byKeys: async ({ page, keys, state }) => {
    await keys.push('sample')
    await keys.push('convert')
    await expect(figure(page, 'rowCount')).toBeVisible()
    await expect(button(page, 'convert')).toBeFocused()
    await state('done')
    const opened = page.waitForEvent('filechooser')
    await keys.push('upload')
    await (await opened).setFiles({ name: 'long.csv', mimeType: 'text/csv', buffer: Buffer.from(LONG_CSV) })
    await expect(button(page, 'remove')).toBeVisible()
    // The file is converted at once; what is held is the second time.
    await expect(figure(page, 'rowCount')).toHaveAttribute('data-value', String(LONG_ROWS))
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
  otherStates: async (page, look) => {
    await button(page, 'sample').click()
    await unfold(control(page, 'typing'))
    await expect(control(page, 'columnName').first()).toBeVisible()
    await look()
  },
  job: [
    { press: 'sample' },
    { press: 'convert' },
    { figure: 'rowCount' },
    { copy: 'copy', gives: /^\[/ },
    { download: 'download', name: /\.json$/, begins: '[' },
  ],
  text: { area: 'input', extension: 'csv' },
}
