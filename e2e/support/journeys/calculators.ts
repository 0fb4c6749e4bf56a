import { control, expect, figure } from '@/e2e/support/test'
import type { Hands, Journeys } from './journey'

/** Something that is no number in a field, and the page that says so. */
async function refused({ page, keys, state }: Hands, name: string, text = 'x'): Promise<void> {
  await keys.type(name, text)
  await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true')
  await state('error')
}

export const CALCULATOR_JOURNEYS: Journeys = {
  'credit-calculator': async (hands) => {
    const { page, keys, state } = hands
    await keys.push('sample')
    await keys.type('amount', '1200000')
    await expect(figure(page, 'mostPopular')).toBeVisible()
    await state('done')
    await refused(hands, 'amount')
  },
  'compound-interest': async (hands) => {
    const { page, keys, state } = hands
    await keys.type('principal', '5000')
    await keys.choose('timing', 'beginning')
    await keys.push('calculate')
    await expect(figure(page, 'finalAmount')).toBeVisible()
    await state('done')
    await refused(hands, 'annualRate')
  },
  'loan-calculator': async (hands) => {
    const { page, keys, state } = hands
    await keys.type('loanAmount', '300000')
    await keys.push('calculate')
    await expect(figure(page, 'monthlyPayment')).toBeVisible()
    await keys.tab('monthly')
    await expect(page.locator('[data-name="paymentSchedule"]')).toBeVisible()
    await state('done')
    await refused(hands, 'annualRate')
  },
  'bmi-calculator': async (hands) => {
    const { page, keys, state } = hands
    await keys.choose('unit', 'metric')
    await keys.type('height', '170')
    await keys.type('weight', '65')
    await keys.push('calculate')
    await expect(figure(page, 'bmi')).toBeVisible()
    await state('done')
    await refused(hands, 'weight')
  },
  'weight-calculator': async (hands) => {
    const { page, keys, state } = hands
    await keys.choose('gender', 'female')
    await keys.type('height', '170')
    await keys.push('calculate')
    await expect(figure(page, 'average')).toBeVisible()
    await state('done')
    await refused(hands, 'height')
  },
  'bac-calculator': async (hands) => {
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
    await refused(hands, 'hours')
  },
  'pregnancy-calculator': async (hands) => {
    const { page, keys, state } = hands
    await keys.date('lastPeriod', '2026-03-01')
    await keys.push('calculate')
    await expect(figure(page, 'dueDate')).toBeVisible()
    await state('done')
    await refused(hands, 'cycleLength')
  },
  'ovulation-calendar': async (hands) => {
    const { page, keys, state } = hands
    await keys.date('lastPeriod', '2026-05-02')
    await keys.push('calculate')
    await expect(figure(page, 'ovulationDate')).toBeVisible()
    const month = page.locator('td[data-date]').first()
    const before = await month.getAttribute('data-date')
    await keys.push('nextMonth', { key: 'Space' })
    await expect(month).not.toHaveAttribute('data-date', before ?? '')
    await state('done')
    await refused(hands, 'periodLength')
  },
  'date-calculator': async (hands) => {
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
    await refused(hands, 'days')
  },
  'scientific-calculator': async ({ page, keys, state }) => {
    await keys.type('expression', 'sin(30)+')
    await keys.push('key', { value: '7', key: 'Space' })
    await keys.push('equals')
    await expect(figure(page, 'result')).toHaveText('7.5')
    await keys.push('memoryStore')
    await state('done')
    await keys.push('memoryClear')
    await keys.push('clearHistory')
    await keys.type('expression', '1/0')
    await keys.press('Enter')
    await expect(control(page, 'expression')).toHaveAttribute('aria-invalid', 'true')
    await state('error')
  },
  'basic-calculator': async ({ page, keys, state }) => {
    await keys.press('1', '2', '*', '3')
    await keys.push('key', { value: '=' })
    await expect(figure(page, 'display')).toHaveText('36')
    await state('done')
    await keys.press('/', '0', '=')
    await expect(page.locator('[data-name="note"]')).toHaveText(/\S/)
    await state('error')
  },
  'unit-converter': async (hands) => {
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
}
