/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { onNotice, type Notice } from '@/components/ui/feedback/notify'
import { withWords } from '@/scripts/jest/with-words'
import BasicCalculator from './BasicCalculator'

test('a tape that was cleared comes back before what was computed since', () => {
  const notices: Notice[] = []
  const stop = onNotice((notice) => notices.push(notice))
  const page = render(withWords(<BasicCalculator />, 'basic-calculator')).container
  const press = (keys: string) => [...keys].forEach((key) => fireEvent.keyDown(document.body, { key }))
  const lines = () => [...page.querySelectorAll<HTMLInputElement>('input[name="tapeLine"]')].map(({ value }) => value)
  press('1+1=')
  fireEvent.click(screen.getByRole('button', { name: 'Clear tape' }))
  press('C2+2=')
  const [offer] = notices
  act(() => offer && 'undo' in offer && offer.undo())
  expect(lines()).toEqual(['1 + 1', '2 + 2'])
  stop()
})
