import type { Journey } from '@/e2e/support/journey'
import { refuseLetters } from '@/e2e/support/plain-journey'
import { control, expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async (hands) => {
    const { page, keys, state } = hands
    await keys.type('weight', '70')
    await keys.select('drinkType', 'soju-bottle')
    await keys.type('drinkCount', '2')
    await keys.type('hours', '1')
    await keys.push('addDrink')
    await keys.push('addDrink')
    await keys.push('remove')
    await keys.push('calculate')
    await expect(figure(page, 'bac')).toBeVisible()
    await state('done')
    await refuseLetters(hands, 'hours')
  },
  job: [
    { enter: 'weight', value: '80' },
    { enter: 'drinkCount', value: '3' },
    { enter: 'hours', value: '1' },
    { figure: 'bac', is: /^0\.062/ },
  ],
  keyFigure: { field: 'weight', typed: '81', fragment: 'weight=70&drinkCount=2&hours=1' },
  typing: { field: 'weight', fragment: 'weight=7&drinkType=beer&drinkCount=2&hours=1' },
  otherStates: async (page, look) => {
    await control(page, 'drinkType').selectOption('custom')
    await expect(control(page, 'abv')).toBeVisible()
    await look()
  },
}
