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
beforeAll(() => import('./LunarPanel'))

const addPerson = () => screen.findByRole('button', { name: 'Add another person' })
const people = () => screen.queryAllByRole('button', { name: /^Mother/ })

test('a birthday by the Korean and by the Chinese calendar are two', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {})
  location.hash = 'tab=lunar&lunarName=Mother&lunarCalendar=dangi'
  const page = render(withWords(<DateCalculator />, 'date-calculator')).container
  const add = await addPerson()
  const type = (name: string, value: string) =>
    fireEvent.change(page.querySelector(`input[name="${name}"]`)!, { target: { value } })
  fireEvent.click(add)
  type('lunarMonth', '1')
  type('lunarDay', '1')
  type('lunarName', 'Mother')
  fireEvent.click(page.querySelector('input[name="lunarCalendar"][value="chinese"]')!)
  fireEvent.click(add)
  expect(people()).toHaveLength(2)
  expect(reported).not.toHaveBeenCalled()
})

test('of someone without a name the button for the next asks for it', async () => {
  location.hash = 'tab=lunar'
  const page = render(withWords(<DateCalculator />, 'date-calculator')).container
  fireEvent.click(await addPerson())
  const name = page.querySelector('input[name="lunarName"]')!
  expect(document.activeElement).toBe(name)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(name, { target: { value: 'Mother' } })
  expect(name.getAttribute('aria-invalid')).toBeNull()
  fireEvent.click(await addPerson())
  expect(people()).toHaveLength(1)
  expect(name.getAttribute('aria-invalid')).toBeNull()
})

test('the fields of the next person begin empty, and ask for the day once there is a name', async () => {
  location.hash = 'tab=lunar&lunarMonth=3&lunarDay=12&lunarLeap=true&lunarName=Father'
  const page = render(withWords(<DateCalculator />, 'date-calculator')).container
  const add = await addPerson()
  fireEvent.click(add)
  const [month, day, name] = ['lunarMonth', 'lunarDay', 'lunarName'].map((name) =>
    page.querySelector<HTMLInputElement>(`input[name="${name}"]`),
  )
  expect(document.activeElement).toBe(month)
  for (const field of [month, day, name]) {
    expect(field?.value).toBe('')
    expect(field?.getAttribute('aria-invalid')).toBeNull()
  }
  expect(page.querySelector<HTMLInputElement>('input[name="lunarLeap"]')?.checked).toBe(false)
  fireEvent.change(month!, { target: { value: '9' } })
  expect(day?.getAttribute('aria-invalid')).toBeNull()
  fireEvent.change(name!, { target: { value: 'Mother' } })
  expect(day?.getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(add)
  expect(people()).toHaveLength(0)
  expect(document.activeElement).toBe(day)
})

test('people stay in the list while another tab is looked at, and who was removed does not come back', async () => {
  location.hash = 'tab=lunar&lunarName=Mother'
  const open = () =>
    render(<DraftContext value="dates">{withWords(<DateCalculator />, 'date-calculator')}</DraftContext>)
  const page = open()
  const lookElsewhere = () => ['Age', 'Lunar'].forEach((name) => fireEvent.click(screen.getByRole('tab', { name })))
  fireEvent.click(await addPerson())
  lookElsewhere()
  expect(people()).toHaveLength(1)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  page.unmount()
  document.documentElement.dataset.onward = ''
  open()
  fireEvent.click(people()[0]!)
  lookElsewhere()
  expect(people()).toHaveLength(0)
  delete document.documentElement.dataset.onward
})
