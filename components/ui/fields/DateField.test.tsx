/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { withWords } from '@/scripts/jest/with-words'
import { date } from '@/lib/core/fields'
import { DateField } from './DateField'
import { useFields } from './useFields'

const FIELDS = { day: date({ optional: true }) }

function Day() {
  const fields = useFields(FIELDS)
  return <DateField label="Day" field={fields.bind('day')} />
}

/** What browsers report while a date is incomplete, or one such as 30 February: no value, and bad input. */
function hold(input: HTMLElement, badInput: boolean) {
  Object.defineProperty(input, 'validity', { value: { badInput }, configurable: true })
  fireEvent.blur(input)
}

test('a date that does not exist is refused, even where none is required', () => {
  render(withWords(<Day />))
  const input = screen.getByLabelText('Day')
  hold(input, true)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  hold(input, false)
  expect(input.getAttribute('aria-invalid')).toBeNull()
})
