/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { onNotice, type Notice } from '@/components/ui/feedback/notify'
import { withWords } from '@/scripts/jest/with-words'
import BasicCalculator from './BasicCalculator'

const press = (keys: string) => [...keys].forEach((key) => fireEvent.keyDown(document.body, { key }))

test('a tape that was cleared comes back before what was computed since', () => {
  const notices: Notice[] = []
  const stop = onNotice((notice) => notices.push(notice))
  const page = render(withWords(<BasicCalculator />, 'basic-calculator')).container
  const lines = () => [...page.querySelectorAll<HTMLInputElement>('input[name="tapeLine"]')].map(({ value }) => value)
  press('1+1=')
  fireEvent.click(screen.getByRole('button', { name: 'Clear tape' }))
  press('C2+2=')
  const [offer] = notices
  act(() => offer && 'undo' in offer && offer.undo())
  expect(lines()).toEqual(['1 + 1', '2 + 2'])
  stop()
})

test('a line of the tape that cannot be read says so until it can', () => {
  render(withWords(<BasicCalculator />, 'basic-calculator'))
  press('1+1=')
  const line = screen.getByLabelText<HTMLInputElement>('Line 1')
  const said = () => document.getElementById(line.getAttribute('aria-describedby') ?? '')?.textContent
  fireEvent.change(line, { target: { value: '1 + one' } })
  expect(said()).toMatch(/“\?” can’t be read/)
  fireEvent.change(line, { target: { value: '1 + 2' } })
  expect(said()).toBeUndefined()
})
