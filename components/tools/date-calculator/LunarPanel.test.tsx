/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { withWords } from '@/scripts/jest/with-words'
import DateCalculator from './DateCalculator'

// Not in jsdom; what scrolls sideways is of no interest here.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => import('./LunarPanel'))

test('a birthday by the Korean and by the Chinese calendar are two', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {})
  location.hash = 'tab=lunar&lunarName=Mother&lunarCalendar=dangi'
  const page = render(withWords(<DateCalculator />, 'date-calculator')).container
  const add = await screen.findByRole('button', { name: 'Add another person' })
  fireEvent.click(add)
  fireEvent.change(page.querySelector('input[name="lunarName"]')!, { target: { value: 'Mother' } })
  fireEvent.click(page.querySelector('input[name="lunarCalendar"][value="chinese"]')!)
  fireEvent.click(add)
  expect(screen.getAllByRole('button', { name: /^Mother/ })).toHaveLength(2)
  expect(reported).not.toHaveBeenCalled()
})
