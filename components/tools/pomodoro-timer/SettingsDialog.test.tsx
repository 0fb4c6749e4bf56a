/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useFields } from '@/components/ui/fields/useFields'
import { pomodoroTimerFields, rulesOf } from '@/lib/tools/pomodoro-timer/fields'
import { withWords } from '@/scripts/jest/with-words'
import { SettingsDialog } from './SettingsDialog'

function Timer() {
  const fields = useFields(pomodoroTimerFields)
  return (
    <>
      <SettingsDialog fields={fields} onClose={() => {}} />
      <p data-testid="minutes">{rulesOf(fields.values).lengths.work / 60_000}</p>
    </>
  )
}

test('a length that is refused keeps what ran before', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  render(withWords(<Timer />, 'pomodoro-timer'))
  const field = document.querySelector<HTMLInputElement>('[name="workDuration"]')!
  const minutes = () => screen.getByTestId('minutes').textContent
  const type = async (text: string) => {
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await type('50')
  expect([minutes(), field.getAttribute('aria-invalid')]).toEqual(['50', null])
  await type('1.5')
  expect([minutes(), field.value, field.getAttribute('aria-invalid')]).toEqual(['25', '1.5', 'true'])
  await type('90')
  expect([minutes(), field.value, field.getAttribute('aria-invalid')]).toEqual(['25', '90', 'true'])
})
