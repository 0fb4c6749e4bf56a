/** @jest-environment jsdom */
import { render, waitFor } from '@testing-library/react'
import { onNotice, type Notice } from '@/components/ui/feedback/notify'
import { FileChoices } from './FileChoices'

jest.mock('@/components/search/load-index', () => ({
  loadSearchIndex: () => Promise.resolve({ words: { files: { failed: 'No room', unreadable: 'Moved' } } }),
}))
jest.mock('@/lib/platform/opened-files', () => ({
  takeOpenedFiles: (_take: unknown, onGone: (way: string) => void) => onGone(mockWay),
}))
let mockWay: string

test.each([
  ['sent', 'No room'],
  ['opened', 'Moved'],
])('files that were %s and cannot be had are told of', async (way, text) => {
  mockWay = way
  const notices: Notice[] = []
  onNotice((notice) => notices.push(notice))
  location.hash = '#shared'
  render(<FileChoices locale="en" />)
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text }]))
})
