/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { SearchIndex } from '@/lib/search/index-file'
import messages from '@/messages/en/search.json'
import { AnswerCard } from './AnswerCard'
import { SearchWindow } from './SearchWindow'

const INDEX = { words: messages.ui, tools: [], answers: {} } as unknown as SearchIndex

// The test environment has no dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})

function openWindow() {
  const onClose = jest.fn()
  render(
    <SearchWindow locale="en" index={INDEX} opener={null} typed="" onClose={onClose} name="palette" label="Search">
      <AnswerCard
        locale="en"
        index={INDEX}
        answer={{ tool: 'a-b', kind: 'unit', value: 1, figure: '1 m', reading: [], fragment: 'value=1' }}
      />
    </SearchWindow>,
  )
  return onClose
}

test('a link to the window’s own page closes it', () => {
  const onClose = openWindow()
  expect(onClose).not.toHaveBeenCalled()
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('so does the link to what the page was opened with', () => {
  window.history.replaceState(null, '', '/en/tools/a-b#value=1')
  const onClose = openWindow()
  fireEvent.click(screen.getByRole('link', { name: /a-b/ }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
