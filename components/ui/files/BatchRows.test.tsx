/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import type { BatchItem } from './batch-state'
import { BatchRows, type ItemProps } from './BatchRows'
import type { Batch } from './useBatch'

type Item = BatchItem<object, number>

const drawn = jest.fn()
function renderItem({ item, place, single, onCancel, onRemove }: ItemProps<object, number>) {
  drawn(item.id)
  return (
    <p>
      {`${place} ${item.status}${single ? ' alone' : ''}`}
      <button onClick={onCancel}>{`cancel ${item.id}`}</button>
      <button onClick={onRemove}>{`remove ${item.id}`}</button>
    </p>
  )
}

const actions = { cancel: jest.fn(), remove: jest.fn() } as unknown as Batch<object, object, number>
const list = (items: readonly Item[]) => <BatchRows batch={{ ...actions, items }} renderItem={renderItem} />
const rows = () => screen.queryAllByText(/^\d/).map((row) => row.firstChild?.textContent)
const itemOf = (id: number): Item => ({ id, file: new File([], `${id}.jpg`), status: 'working' })

test('a file that changes is drawn, and no other one; its place and its being alone count as changes', () => {
  const [first, second, third] = [itemOf(1), itemOf(2), itemOf(3)]
  const { rerender } = render(list([first, second, third]))
  expect(rows()).toEqual(['0 working', '1 working', '2 working'])
  drawn.mockClear()
  const done: Item = { ...second, status: 'done', result: 5 }
  rerender(list([first, done, third]))
  expect(drawn.mock.calls).toEqual([[2]])
  expect(rows()).toEqual(['0 working', '1 done', '2 working'])
  rerender(list([done, third]))
  expect(rows()).toEqual(['0 done', '1 working'])
  rerender(list([third]))
  expect(rows()).toEqual(['0 working alone'])
})

test('a row cancels and removes its own file', () => {
  render(list([itemOf(4), itemOf(7)]))
  fireEvent.click(screen.getByText('cancel 7'))
  fireEvent.click(screen.getByText('remove 4'))
  expect(actions.cancel).toHaveBeenCalledWith(7)
  expect(actions.remove).toHaveBeenCalledWith(4)
})
