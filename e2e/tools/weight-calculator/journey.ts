import type { Journey } from '@/e2e/support/journey'
import { button, choose, control, expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  inputs: { gender: 'female', height: '170' },
  result: { name: 'hamwi', value: /^60\./ },
  invalid: 'height',
  keyFigure: { field: 'height', typed: '181', fragment: 'heightUnit=cm&height=170&gender=male&age=30' },
  typing: { field: 'height', fragment: 'height=17&age=30' },
  otherStates: async (page, look) => {
    await page.evaluate(() => location.assign('#height=170&weight=70&targetWeight=65'))
    await expect(figure(page, 'latestDate')).toBeVisible()
    await look()
    await control(page, 'height').fill('1.75')
    await expect(button(page, 'useHeight')).toBeVisible()
    await look()
    await choose(page, 'heightUnit', 'ftin')
    await expect(control(page, 'feet')).toBeVisible()
    await look()
  },
}
