import type { Journey } from '@/e2e/support/journey'
import { LONG_TEXT, pasteLongText } from '@/e2e/support/paste'
import { control, expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async ({ page, keys, state }) => {
    await keys.type('text', 'Pi, 3.14, é.')
    await expect(figure(page, 'eucKrMissing')).toHaveAttribute('data-value', '1')
    await state('typed')
    await keys.push('sample')
    await expect(figure(page, 'words')).not.toHaveAttribute('data-value', '3')
    await state('done')
    await keys.push('clear')
    await expect(control(page, 'text')).toHaveValue('')
    await state('cleared')
    await keys.push('findReplace')
    await keys.type('find', 'o')
    await expect(figure(page, 'matchCount')).toBeVisible()
    await keys.tab('openAnswers')
    await keys.type('answer', 'one two')
    await keys.type('answerLimit', '1')
    await expect(figure(page, 'answerRemaining')).toBeVisible()
    await state('answers')
    await keys.push('addAnswer')
    await expect(page.locator('[data-name="answer"]')).toHaveCount(2)
    await state('two answers')
  },
  job: [
    { enter: 'text', value: '하나 둘 2026' },
    { figure: 'words', is: /^3$/ },
    { copy: 'copy', gives: /3/ },
  ],
  keyFigure: { field: 'text', typed: 'one two', fragment: '' },
  responsive: async (page) => {
    await pasteLongText(page, 'text')
    await expect(figure(page, 'characters')).toHaveAttribute('data-value', String(LONG_TEXT.length))
  },
  text: { area: 'text', extension: 'txt' },
}
