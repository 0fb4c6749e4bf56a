/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { saveToFolder } from '@/lib/platform/save-to-folder'
import { withWords } from '@/scripts/jest/with-words'
import SaveToFolder from './SaveToFolder'

jest.mock('@/lib/platform/save-to-folder', () => ({ saveToFolder: jest.fn() }))

test('a second press while a folder is written does not write it again', async () => {
  let finish: (isSaved: boolean) => void = () => {}
  jest.mocked(saveToFolder).mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  const files = [{ name: 'a.jpg', blob: new Blob(['a']) }]
  await act(async () => void render(withWords(<SaveToFolder files={files} />, 'png-to-jpg')))
  const button = screen.getByRole('button')
  fireEvent.click(button)
  fireEvent.click(button)
  expect(saveToFolder).toHaveBeenCalledTimes(1)
  await act(async () => finish(true))
  fireEvent.click(button)
  expect(saveToFolder).toHaveBeenCalledTimes(2)
})
