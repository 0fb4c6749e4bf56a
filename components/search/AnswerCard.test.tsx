/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { onNotice, type Notice } from '@/components/ui/feedback/notify'
import type { SearchIndex } from '@/lib/search/index-file'
import words from '@/messages/en/search.json'
import { AnswerCard } from './AnswerCard'

jest.mock('@/lib/platform/send-files', () => ({
  canSendFiles: () => true,
  sendFiles: () => Promise.reject(new Error('full')),
}))

test('a text that finds no room on the way to its tool is told of', async () => {
  const notices: Notice[] = []
  onNotice((notice) => notices.push(notice))
  const index: SearchIndex = { words: words.ui, categories: {}, tools: [], answers: {}, fileChoices: [] }
  const answer = { tool: 'word-counter', kind: 'count', value: 1, figure: '1', reading: ['a'], fragment: '', text: 'a' }
  render(<AnswerCard locale="en" index={index} answer={answer} />)
  fireEvent.click(screen.getByRole('link', { name: /word-counter/ }))
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: words.ui.files.failed }]))
})
