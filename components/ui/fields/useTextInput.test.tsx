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

test('passes on typed text and text from before hydration', async () => {
  const onText = jest.fn()
  render(<Area onText={onText} early="early" />)
  expect(onText).toHaveBeenLastCalledWith('early')
  await userEvent.type(area(), '!')
  expect(onText).toHaveBeenLastCalledWith('early!')
})

test('replacing the text can be undone', async () => {
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

test('undo is not available after typing or for an empty text', async () => {
  render(<Area onText={() => {}} />)
  await press('clear')
  expect(screen.queryByRole('button', { name: 'undo' })).toBeNull()
  await userEvent.type(area(), 'mine')
  await press('clear')
  await userEvent.type(area(), 'new')
  expect(screen.queryByRole('button', { name: 'undo' })).toBeNull()
})

test('a huge text is marked, so that the page holds nothing back from layout while it is there', async () => {
  render(<Area onText={() => {}} early={'x'.repeat(600_000)} />)
  expect(area().matches('[data-huge]')).toBe(true)
  await press('clear')
  expect(area().matches('[data-huge]')).toBe(false)
})

test('a long text is passed on only after a pause in typing', async () => {
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
