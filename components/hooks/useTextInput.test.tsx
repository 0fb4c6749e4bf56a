/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useTextInput } from './useTextInput'

function Area({ onText, early = '' }: { onText: (text: string) => void; early?: string }) {
  const input = useTextInput(onText)
  return (
    <>
      <textarea {...input.props} defaultValue={early} />
      <button onClick={() => input.replace('')}>clear</button>
      {input.undo && <button onClick={input.undo}>undo</button>}
    </>
  )
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('hands on what is typed, and what was there before', async () => {
  const onText = jest.fn()
  render(<Area onText={onText} early="early" />)
  expect(onText).toHaveBeenLastCalledWith('early')
  await userEvent.type(area(), '!')
  expect(onText).toHaveBeenLastCalledWith('early!')
})

test('a text that was replaced can be brought back', async () => {
  const onText = jest.fn()
  render(<Area onText={onText} />)
  await userEvent.type(area(), 'mine')
  await press('clear')
  expect(onText).toHaveBeenLastCalledWith('')
  await press('undo')
  expect(onText).toHaveBeenLastCalledWith('mine')
  expect(area().value).toBe('mine')
  expect(screen.queryByRole('button', { name: 'undo' })).toBeNull()
})

test('nothing is brought back over what was typed since, nor where nothing was', async () => {
  render(<Area onText={() => {}} />)
  await press('clear')
  expect(screen.queryByRole('button', { name: 'undo' })).toBeNull()
  await userEvent.type(area(), 'mine')
  await press('clear')
  await userEvent.type(area(), 'new')
  expect(screen.queryByRole('button', { name: 'undo' })).toBeNull()
})

test('waits for a pause in a long text', async () => {
  jest.useFakeTimers()
  const onText = jest.fn()
  render(<Area onText={onText} early={'x'.repeat(60_000)} />)
  onText.mockClear()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.type(area(), 'ab')
  expect(onText).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(250))
  expect(onText).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
