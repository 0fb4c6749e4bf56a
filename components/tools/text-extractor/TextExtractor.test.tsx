/** @jest-environment jsdom */
import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { onNotice, type Notice } from '@/components/ui/feedback/notify'
import { withWords } from '@/scripts/jest/with-words'
import { inspect, process } from './extract-file'
import TextExtractor from './TextExtractor'

jest.mock('@/components/ui/layout/ActionBar', () => ({
  ActionBar: ({ work }: { work?: object }) => <p data-name="bar">{work && 'work'}</p>,
}))
jest.mock('./ExtractItemView', () => ({
  __esModule: true,
  default: ({ item, onCancel }: { item: { status: string }; onCancel: () => void }) => (
    <li>
      <output>{item.status}</output>
      <button type="button" name="cancel" onClick={onCancel} />
    </li>
  ),
}))
jest.mock('./extract-file', () => ({
  prepareForFile: () => {},
  prepareForReading: () => {},
  inspect: jest.fn(),
  process: jest.fn(() => new Promise(() => {})),
}))

let inspected: (() => void)[] = []
let notices: Notice[] = []
beforeEach(() => {
  inspected = []
  notices = []
  jest.mocked(process).mockClear()
  jest
    .mocked(inspect)
    .mockImplementation(() => new Promise((resolve) => inspected.push(() => resolve({ kind: 'png' } as never))))
})

function renderTool() {
  const stop = onNotice((notice) => notices.push(notice))
  const { container, unmount } = render(withWords(<TextExtractor />, 'text-extractor'))
  const find = (selector: string) => container.querySelector(selector) as HTMLElement
  return {
    add: (...names: string[]) =>
      act(async () =>
        fireEvent.change(find('[name=file]'), { target: { files: names.map((name) => new File(['x'], name)) } }),
      ),
    press: (name: string) => act(async () => fireEvent.click(find(`[name=${name}]`))),
    finish: () => act(async () => inspected.forEach((end) => end())),
    statuses: () => [...container.querySelectorAll('li output')].map(({ textContent }) => textContent),
    bar: () => find('[data-name=bar]')?.textContent,
    end: () => {
      stop()
      unmount()
    },
  }
}

describe('a file that is canceled while it is looked at is not read', () => {
  it.each([
    ['by itself', []],
    ['though it was asked for', ['extract']],
  ])('%s', async (_, pressed) => {
    const { add, press, finish, statuses, end } = renderTool()
    await add('a.png', 'b.png')
    for (const name of pressed) await press(name)
    await press('cancel')
    await finish()
    expect(statuses()).toEqual(['cancelled', 'working'])
    // Until it is asked for again.
    await press('extract')
    expect(statuses()).toEqual(['working', 'working'])
    end()
  })
})

test('Reset while a file is looked at says nothing of files that were read', async () => {
  const { add, press, end } = renderTool()
  await add('a.png')
  await press('extract')
  await press('reset')
  expect(notices.filter((notice) => 'text' in notice)).toEqual([])
  end()
})

test('the bar shows the work on a file after one in which no text was found', async () => {
  jest.mocked(process).mockResolvedValueOnce({ pages: [], seconds: 1 })
  const { add, finish, statuses, bar, end } = renderTool()
  await add('a.png', 'b.png')
  await finish()
  await waitFor(() => expect(statuses()).toEqual(['done', 'working']))
  expect(bar()).toBe('work')
  end()
})
