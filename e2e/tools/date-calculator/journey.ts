import type { Journey } from '@/e2e/support/journey'
import { refuseLetters } from '@/e2e/support/plain-journey'
import { button, control, expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async (hands) => {
    const { page, keys, state } = hands
    await keys.date('birthDate', '1990-05-15')
    await expect(figure(page, 'years')).toHaveAttribute('data-value', '36')
    await state('age')
    await keys.tab('difference')
    await keys.date('endDate', '2026-12-25')
    await expect(figure(page, 'totalDays')).toBeVisible()
    await state('difference')
    await keys.tab('math')
    await keys.type('days', '100')
    await expect(figure(page, 'resultDate')).toBeVisible()
    await state('math')
    await refuseLetters(hands, 'days')
    await keys.tab('lunar')
    await expect(figure(page, 'lunarNext')).toBeVisible()
    await state('lunar')
  },
  job: [
    { enter: 'birthDate', value: '1990-05-15' },
    { enter: 'asOf', value: '2026-05-15' },
    { figure: 'years', is: /^36/ },
  ],
  otherStates: async (page, look) => {
    await page.evaluate(() => location.assign('#tab=difference&endDate=2026-12-25&holidays=us'))
    await expect(figure(page, 'businessDays')).toBeVisible()
    await look()
    await page.evaluate(() => location.assign('#tab=lunar&lunarName=Ma&lunarFrom=solar&solarDate=1965-10-09'))
    await expect(control(page, 'solarDate')).toBeVisible()
    await expect(control(page, 'lunarName')).toHaveValue('Ma')
    await look()
    await page.evaluate(() => location.assign('#tab=saved'))
    await control(page, 'dateName').fill('여행')
    await control(page, 'savedDate').fill('2030-01-02')
    await button(page, 'saveDate').click()
    await expect(button(page, 'clearDates')).toBeVisible()
    await look()
  },
  keyFigure: { field: 'days', typed: '120', fragment: 'tab=math&baseDate=2026-05-01&days=10' },
  typing: { field: 'days', fragment: 'tab=math&baseDate=2026-01-01&days=30' },
}
