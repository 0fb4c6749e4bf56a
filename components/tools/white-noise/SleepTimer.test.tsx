/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { useFields } from '@/components/hooks/useFields'
import { noiseFields } from '@/lib/tools/white-noise/fields'
import errors from '@/messages/en/errors.json'
import words from '@/messages/en/white-noise.json'
import { SleepTimer } from './SleepTimer'
import type { Noise } from './useNoise'

const startTimer = jest.fn()
const noise = { timerLeft: null, startTimer, stopTimer: () => {} } as unknown as Noise

function Screen() {
  return <SleepTimer fields={useFields(noiseFields)} noise={noise} />
}

/** Starts the timer with a text in its field; gives what is said beside the field. */
function startWith(text: string): string | null {
  startTimer.mockClear()
  render(
    <NextIntlClientProvider locale="en" messages={{ errors, 'white-noise': words.ui }}>
      <Screen />
    </NextIntlClientProvider>,
  )
  const field = screen.getByRole('textbox')
  if (text !== '') fireEvent.change(field, { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: words.ui.timer.start }))
  const refused = field.getAttribute('aria-invalid') === 'true'
  expect(document.activeElement === field).toBe(refused)
  return refused ? (document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null) : null
}

test('an empty field is asked for, once somebody starts the timer', () => {
  expect(startWith('')).toBe(errors.field.required)
  expect(startTimer).not.toHaveBeenCalled()
})

test.each(['0', '481', '-1'])('%s minutes are refused beside the field, which gets the focus', (text) => {
  expect(startWith(text)).toContain('480')
  expect(startTimer).not.toHaveBeenCalled()
})

test.each(['0.5', '30', '480'])('%s minutes start the timer, and nothing is said against them', (text) => {
  expect(startWith(text)).toBeNull()
  expect(startTimer).toHaveBeenCalledWith(Number(text) * 60)
})
