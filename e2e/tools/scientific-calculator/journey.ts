import type { Journey } from '@/e2e/support/journey'
import { control, expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async ({ page, keys, state }) => {
    await keys.type('expression', 'sin(30)+')
    await keys.push('key', { value: '7', key: 'Space' })
    await keys.push('equals')
    await expect(figure(page, 'result')).toHaveText('7.5')
    await keys.push('fraction')
    await expect(figure(page, 'fraction')).toHaveAttribute('data-value', '15/2')
    await keys.push('memoryStore')
    await state('done')
    await keys.push('memoryClear')
    await keys.push('clearHistory')
    await keys.type('expression', '1/0')
    await keys.press('Enter')
    await expect(control(page, 'expression')).toHaveAttribute('aria-invalid', 'true')
    await state('error')
  },
  job: [{ enter: 'expression', value: '2^3!' }, { press: 'equals' }, { figure: 'result', is: /^64$/ }],
  typing: { field: 'expression', fragment: 'expression=2*sin(1)%2B' },
}
