import type { Journey } from '@/e2e/support/journey'
import { choose, expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async (hands) => {
    const { page, keys, state } = hands
    await keys.choose('category', 'temperature')
    await keys.type('value', '36.5')
    await keys.select('from', 'celsius')
    await keys.select('to', 'fahrenheit')
    await expect(figure(page, 'result')).toHaveAttribute('data-value', /^97\.7/)
    await keys.push('swap')
    await state('done')
    await keys.type('value', '-5000')
    await expect(figure(page, 'result')).toHaveCount(0)
    await state('error')
  },
  job: [
    { enter: 'category', value: 'temperature' },
    { enter: 'value', value: '100' },
    { figure: 'result', is: /^212/ },
    { copy: 'copy', gives: /212/ },
  ],
  keyFigure: { field: 'value', typed: '123.5', fragment: 'category=length&value=1&from=m&to=ft' },
  typing: { field: 'value', fragment: 'category=length&value=12&from=m&to=ft' },
  otherStates: async (page, look) => {
    for (const category of await page.locator('input[name="category"]').all()) {
      await choose(page, 'category', await category.inputValue())
      await look()
    }
    await page.evaluate(() => location.assign('#category=volume&from=cup&to=mL&value=2&ingredient=flour'))
    await expect(figure(page, 'grams')).toHaveAttribute('data-value', '240')
    await look()
  },
}
