/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onNotice, type Notice } from '@/components/ui/feedback/notify'
import errors from '@/messages/en/errors.json'
import { withWords } from '@/scripts/jest/with-words'
import { useFileInput } from './useFileInput'

const file = new File(['a'], 'a.png', { type: 'image/png' })
const carried = { types: ['Files'], files: [file], items: [] }

/** An event with what is dragged or pasted, which jsdom has no constructor for. */
function send(type: string, data: object, target: Node = document): Event {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), data)
  act(() => void target.dispatchEvent(event))
  return event
}

function open() {
  const [onFiles, onIntent] = [jest.fn(), jest.fn()]
  const wrapper = ({ children }: { children: ReactNode }) => withWords(<>{children}</>)
  const { result } = renderHook(() => useFileInput({ accept: 'image/*', onFiles, onIntent }), { wrapper })
  return { result, onFiles, onIntent }
}

it('takes a file that is dropped anywhere, and prepares for it once while it is dragged', () => {
  const { result, onFiles, onIntent } = open()
  send('dragover', { dataTransfer: carried })
  send('dragover', { dataTransfer: carried })
  expect(result.current.isDragging).toBe(true)
  expect(onIntent).toHaveBeenCalledTimes(1)
  expect(send('drop', { dataTransfer: carried }).defaultPrevented).toBe(true)
  expect(result.current.isDragging).toBe(false)
  expect(onFiles).toHaveBeenCalledWith([file])
})

it('leaves a text that is dragged to the page', () => {
  const { result, onFiles } = open()
  expect(send('dragover', { dataTransfer: { types: ['text/plain'] } }).defaultPrevented).toBe(false)
  expect(result.current.isDragging).toBe(false)
  expect(onFiles).not.toHaveBeenCalled()
})

it('takes a pasted file, except beside a text that is pasted into a text field', () => {
  const { onFiles } = open()
  const field = document.body.appendChild(document.createElement('textarea'))
  send('paste', { clipboardData: { types: ['text/plain', 'Files'], files: [file] } }, field)
  expect(onFiles).not.toHaveBeenCalled()
  send('paste', { clipboardData: { types: ['Files'], files: [file] } }, field)
  expect(onFiles).toHaveBeenCalledTimes(1)
})

it('names what a folder has besides pictures until Reset, and again after its undo', async () => {
  const { result, onFiles } = open()
  const files = [file, new File(['b'], 'notes.txt', { type: 'text/plain' })]
  await act(async () => result.current.onFolder({ target: { files } } as never))
  expect(onFiles).toHaveBeenCalledWith([file])
  expect(result.current.skipped).toEqual(['notes.txt'])
  let undo: (() => void) | undefined
  act(() => void (undo = result.current.clear()))
  expect(result.current.skipped).toEqual([])
  act(() => undo?.())
  expect(result.current.skipped).toEqual(['notes.txt'])
})

it('takes both of two folders that are dropped one after the other', async () => {
  const { result, onFiles } = open()
  const other = new File(['b'], 'b.png', { type: 'image/png' })
  await act(async () => {
    result.current.onFolder({ target: { files: [file] } } as never)
    result.current.onFolder({ target: { files: [other] } } as never)
  })
  expect(onFiles.mock.calls.flat(2)).toEqual([file, other])
})

it('takes nothing of a folder that is still read at Reset', async () => {
  const { result, onFiles } = open()
  await act(async () => {
    result.current.onFolder({ target: { files: [file] } } as never)
    expect(result.current.clear()).toBeUndefined()
  })
  expect(onFiles).not.toHaveBeenCalled()
})

it('says that what reads a folder could not be loaded, so that it is chosen again', async () => {
  jest.doMock('@/lib/platform/read-folders', () => {
    throw Object.assign(new Error('no connection'), { name: 'ChunkLoadError' })
  })
  const notices: Notice[] = []
  const stop = onNotice((notice) => void notices.push(notice))
  const { result, onFiles } = open()
  const target = Object.assign(document.createElement('input'), { value: '' })
  await act(async () => result.current.onFolder({ target } as React.ChangeEvent<HTMLInputElement>))
  expect(onFiles).not.toHaveBeenCalled()
  expect(notices).toEqual([{ kind: 'error', text: errors.engineFailed }])
  stop()
})
