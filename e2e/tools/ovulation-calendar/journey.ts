import type { Journey } from '@/e2e/support/journey'
import { refuseLetters } from '@/e2e/support/plain-journey'
import { expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async (hands) => {
    const { page, keys, state } = hands
    await keys.date('lastPeriod', '2026-05-02')
    await keys.push('calculate')
    await expect(figure(page, 'ovulationDate')).toBeVisible()
    const month = page.locator('td[data-date]').first()
    const before = await month.getAttribute('data-date')
    await keys.push('nextMonth', { key: 'Space' })
    await expect(month).not.toHaveAttribute('data-date', before ?? '')
    await state('done')
    await refuseLetters(hands, 'periodLength')
  },
  job: [
    { enter: 'lastPeriod', value: '2026-05-01' },
    { figure: 'ovulationDate', is: /^2026-05-15$/ },
    { download: 'download', name: /\.ics$/, begins: 'BEGIN:' },
  ],
  keyFigure: { field: 'cycleLength', typed: '31', fragment: 'lastPeriod=2026-05-01&cycleLength=28' },
  typing: { field: 'cycleLength', fragment: 'lastPeriod=2026-11-01&cycleLength=2' },
}
