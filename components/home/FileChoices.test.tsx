/** @jest-environment jsdom */
import { render, waitFor } from '@testing-library/react'
import { onNotice, type Notice } from '@/components/ui/feedback/notify'
import { FileChoices } from './FileChoices'

jest.mock('@/components/search/load-index', () => ({
  loadSearchIndex: () => Promise.resolve({ words: { files: { failed: 'No room' } } }),
}))
jest.mock('@/lib/platform/opened-files', () => ({
  takeOpenedFiles: (_take: unknown, onGone: () => void) => onGone(),
}))

test('shared files that could not be stored are told of', async () => {
  const notices: Notice[] = []
  onNotice((notice) => notices.push(notice))
  location.hash = '#shared'
  render(<FileChoices locale="en" />)
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'No room' }]))
})
