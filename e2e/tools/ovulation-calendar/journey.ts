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
  otherStates: async (page, look) => {
    const starts = Array.from({ length: 11 }, (_, index) =>
      `earlier${index + 1}=2025-${11 - index}-01`.replace(/-(\d)-/, '-0$1-'),
    )
    await page.evaluate((fragment) => location.assign(fragment), `#lastPeriod=2025-12-01&${starts.join('&')}`)
    await expect(figure(page, 'averageCycle')).toBeVisible()
    await look()
  },
  keyFigure: { field: 'cycleLength', typed: '31', fragment: 'lastPeriod=2026-05-01&cycleLength=28' },
  typing: { field: 'cycleLength', fragment: 'lastPeriod=2026-11-01&cycleLength=2' },
}
