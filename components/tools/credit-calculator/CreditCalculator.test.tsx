/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { withWords } from '@/scripts/jest/with-words'
import CreditCalculator from './CreditCalculator'

// Not in jsdom; what scrolls sideways is of no interest here.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

test.each(['3.5.1', '%'])('a link compares the same plans while a rate of %s has none', async (rate) => {
  const writeText = jest.fn(async (_text: string) => {})
  Object.assign(navigator, { clipboard: { writeText } })
  location.hash = 'amount=1000000&rate-3=4'
  const page = render(withWords(<CreditCalculator />, 'credit-calculator'))
  const plans = () => page.container.querySelector('table[data-name="plans"]')?.textContent
  fireEvent.change(page.container.querySelector('input[name="rate-2"]')!, { target: { value: rate } })
  const compared = plans()
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await waitFor(() => expect(writeText).toHaveBeenCalled())
  page.unmount()
  location.hash = new URL(writeText.mock.calls[0]![0]).hash
  const { container } = render(withWords(<CreditCalculator />, 'credit-calculator'))
  expect(container.querySelector('table[data-name="plans"]')?.textContent).toBe(compared)
})
