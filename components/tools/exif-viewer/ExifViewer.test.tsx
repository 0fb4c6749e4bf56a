/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react'
import { withWords } from '@/scripts/jest/with-words'
import ExifViewer from './ExifViewer'
import { inspect, made } from './metadata-file'

jest.mock('./ExifBar', () => ({ __esModule: true, default: () => null }))
jest.mock('./ExifItem', () => ({
  ExifItem: ({ item, onRemove }: { item: { status: string }; onRemove: () => void }) => (
    <li>
      <output>{item.status}</output>
      <button type="button" name="remove" onClick={onRemove} />
    </li>
  ),
  PhotoDetails: { preload: () => Promise.resolve() },
}))
jest.mock('./metadata-file', () => ({ ...jest.requireActual('./metadata-file'), inspect: jest.fn(), made: jest.fn() }))

test('a photo that is read as another is removed has its copy too', async () => {
  jest.mocked(made).mockReturnValue({ blob: new Blob() } as never)
  const read: (() => void)[] = []
  jest
    .mocked(inspect)
    .mockImplementation(() => new Promise((resolve) => read.push(() => resolve({ kind: 'jpeg', tags: [] } as never))))
  const { container } = render(withWords(<ExifViewer />, 'exif-viewer'))
  const find = (selector: string) => container.querySelector(selector) as HTMLElement
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) =>
    // jsdom has no folders.
    Object.assign(new File(['x'], name), { webkitRelativePath: '' }),
  )
  await act(async () => fireEvent.change(find('[name=file]'), { target: { files } }))
  await act(async () => read[0]!())
  await act(async () => {
    read[1]!()
    await new Promise((resolve) => setTimeout(resolve))
    // Drawn together with the change that waits.
    fireEvent.click(find('[name=remove]'))
  })
  expect([...container.querySelectorAll('li output')].map(({ textContent }) => textContent)).toEqual([
    'done',
    'inspecting',
  ])
})
