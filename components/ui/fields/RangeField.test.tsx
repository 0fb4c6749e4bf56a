/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { number } from '@/lib/core/fields'
import { withWords } from '@/scripts/jest/with-words'
import { RangeField } from './RangeField'
import { useFields } from './useFields'

const FIELDS = { quality: number({ default: 80, min: 10, max: 100 }) }

function Tool() {
  return <RangeField field={useFields(FIELDS).bind('quality')} label="Quality" />
}

test.each(['500', 'much'])('its text box says that %s is invalid, and why', (typed) => {
  const { container } = render(withWords(<Tool />))
  const box = screen.getByRole('textbox', { name: 'Quality' })
  expect(box.getAttribute('aria-invalid')).toBeNull()
  fireEvent.change(box, { target: { value: typed } })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  const note = box.getAttribute('aria-describedby')
  expect(container.querySelector(`[id="${note}"]`)?.textContent).toMatch(/./)
})
