/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { useFields } from '@/components/ui/fields/useFields'
import { whiteNoiseFields } from '@/lib/tools/white-noise/fields'
import errors from '@/messages/en/errors.json'
import words from '@/messages/en/white-noise.json'
import { SleepTimer } from './WhiteNoise'
import type { Noise } from './useNoise'

const startTimer = jest.fn()
const noise = { timerLeft: null, startTimer, stopTimer: () => {} } as unknown as Noise

function Screen() {
  return <SleepTimer fields={useFields(whiteNoiseFields)} noise={noise} />
}

/** Starts the timer with a text in its field. Returns the error message next to the field, or null. */
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
  const isRefused = field.getAttribute('aria-invalid') === 'true'
  expect(document.activeElement === field).toBe(isRefused)
  return isRefused ? (document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null) : null
}

test('starting the timer with an empty field shows that it is required', () => {
  expect(startWith('')).toBe(errors.field.required)
  expect(startTimer).not.toHaveBeenCalled()
})

test.each(['0', '0.5', '481', '-1'])('%s minutes show an error and focus the field', (text) => {
  expect(startWith(text)).toContain('480')
  expect(startTimer).not.toHaveBeenCalled()
})

test.each([30, 60])('%s minutes are one press away', (minutes) => {
  expect(startWith('')).toBe(errors.field.required)
  fireEvent.click(screen.getByRole('button', { name: `${minutes} min` }))
  expect(startTimer).toHaveBeenCalledWith(minutes * 60)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(String(minutes))
})

test.each(['1', '1.5', '30', '480'])('%s minutes start the timer without an error', (text) => {
  expect(startWith(text)).toBeNull()
  expect(startTimer).toHaveBeenCalledWith(Number(text) * 60)
})
