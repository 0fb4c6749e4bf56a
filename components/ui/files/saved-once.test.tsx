/** @jest-environment jsdom */
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { downloadBlob, zipBlob } from '@/lib/platform/download'
import { saveToFolder } from '@/lib/platform/save-to-folder'
import { withWords } from '@/scripts/jest/with-words'
import SaveToFolder from './SaveToFolder'
import { useZipDownload } from './useZipDownload'

jest.mock('@/lib/platform/download', () => ({ zipBlob: jest.fn(), downloadBlob: jest.fn() }))
jest.mock('@/lib/platform/save-to-folder', () => ({ saveToFolder: jest.fn() }))

const files = [{ name: 'a.jpg', blob: new Blob(['a']) }]

test('a second press while an archive is made makes no second archive', async () => {
  let finish = (_: Blob) => {}
  jest.mocked(zipBlob).mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  const { result } = renderHook(() => useZipDownload(), {
    wrapper: ({ children }) => withWords(children, 'png-to-jpg'),
  })
  const save = () => result.current(files, 'a.zip', 'Saved')
  const first = save()
  expect(await save()).toBe(false)
  finish(new Blob())
  expect(await first).toBe(true)
  expect(downloadBlob).toHaveBeenCalledTimes(1)
  const later = save()
  finish(new Blob())
  expect(await later).toBe(true)
})

test('a second press while a folder is written does not write it again', async () => {
  let finish = (_: boolean) => {}
  jest.mocked(saveToFolder).mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  await act(async () => void render(withWords(<SaveToFolder files={files} />, 'png-to-jpg')))
  const button = screen.getByRole('button')
  fireEvent.click(button)
  fireEvent.click(button)
  expect(saveToFolder).toHaveBeenCalledTimes(1)
  await act(async () => finish(true))
  fireEvent.click(button)
  expect(saveToFolder).toHaveBeenCalledTimes(2)
})
