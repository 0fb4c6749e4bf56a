/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DraftContext } from '@/components/ui/fields/useDraft'
import { withWords } from '@/scripts/jest/with-words'
import DateCalculator from './DateCalculator'

// Not in jsdom; what scrolls sideways is of no interest here.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => import('./SavedPanel'))
afterEach(() => delete document.documentElement.dataset.onward)

test('a date that is about to be kept stays while another tab is looked at, and after a reload', async () => {
  location.hash = 'tab=saved'
  const open = () =>
    render(<DraftContext value="dates">{withWords(<DateCalculator />, 'date-calculator')}</DraftContext>)
  const page = open()
  const name = () => document.querySelector<HTMLInputElement>('input[name="dateName"]')
  const date = () => document.querySelector<HTMLInputElement>('input[name="savedDate"]')
  await screen.findByRole('button', { name: 'Save on this device' })
  fireEvent.change(name()!, { target: { value: 'Trip' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }))
  fireEvent.change(date()!, { target: { value: '2027-01-02' } })
  for (const tab of ['Age', 'My dates']) fireEvent.click(screen.getByRole('tab', { name: tab }))
  expect([name()?.value, date()?.value]).toEqual(['Trip', '2027-01-02'])
  act(() => void window.dispatchEvent(new Event('pagehide')))
  page.unmount()
  document.documentElement.dataset.onward = ''
  open()
  expect([name()?.value, date()?.value]).toEqual(['Trip', '2027-01-02'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yearly' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Save on this device' }))
  expect(name()?.value).toBe('')
})
