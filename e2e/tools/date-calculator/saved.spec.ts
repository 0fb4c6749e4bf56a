import { button, choose, control, expect, figure, openTool, test } from '@/e2e/support/test'

test(
  'dates are kept on the device, the nearest first, and erased by one button',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T09:00:00+09:00'))
    await openTool(page, 'date-calculator', { locale: 'en', fragment: 'tab=saved' })
    const keep = async (name: string, repeat: string, date?: string) => {
      await control(page, 'dateName').fill(name)
      await choose(page, 'repeat', repeat)
      if (date) await control(page, 'savedDate').fill(date)
      await button(page, 'saveDate').click()
      await expect(control(page, 'dateName')).toHaveValue('')
    }
    await keep('Trip', 'once', '2027-01-02')
    // The English page starts with the Chinese calendar: 6 February 2027.
    await keep('New Year', 'lunar')
    await keep('Birthday', 'yearly', '1990-11-24')
    const left = () =>
      figure(page, 'savedDaysLeft').evaluateAll((all) => all.map((one) => one.getAttribute('data-value')))
    expect(await left()).toEqual(['1', '40', '75'])
    await page.reload()
    await expect(figure(page, 'savedDaysLeft')).toHaveText(['1 day to go', '40 days to go', '75 days to go'])
    await page.locator('[data-name="savedDate"] button[name="remove"]').first().click()
    expect(await left()).toEqual(['40', '75'])
    await button(page, 'clearDates').click()
    await expect(figure(page, 'savedDaysLeft')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('toolbox:v1:dates'))).toBeNull()
  },
)
