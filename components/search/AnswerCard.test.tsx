/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { onNotice, type Notice } from '@/components/ui/feedback/notify'
import { takeNote } from '@/lib/platform/draft'
import type { SearchIndex } from '@/lib/search/index-file'
import words from '@/messages/en/search.json'
import { AnswerCard } from './AnswerCard'

jest.mock('@/lib/platform/send-files', () => ({
  canSendFiles: () => true,
  sendFiles: () => Promise.reject(new Error('full')),
}))

const empty: SearchIndex = { words: words.ui, categories: {}, tools: [], answers: {}, fileChoices: [] }

test('a browser that refuses to copy the figure is told of, with another way to copy it', async () => {
  const notices: Notice[] = []
  onNotice((notice) => notices.push(notice))
  const answer = { tool: 'word-counter', kind: 'count', value: 1, figure: '1', reading: ['a'], fragment: '' }
  document.execCommand = () => false
  render(<AnswerCard locale="en" index={empty} answer={answer} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy: 1' }))
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: words.ui.answer.copyFailed }]))
})

test('a text that finds no room on the way to its tool is told of', async () => {
  const notices: Notice[] = []
  onNotice((notice) => notices.push(notice))
  const answer = { tool: 'word-counter', kind: 'count', value: 1, figure: '1', reading: ['a'], fragment: '', text: 'a' }
  render(<AnswerCard locale="en" index={empty} answer={answer} />)
  fireEvent.click(screen.getByRole('link', { name: /word-counter/ }))
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: words.ui.files.failed }]))
})

test('a timer opened in another tab starts none in this one', () => {
  const answer = { tool: 'pomodoro-timer', kind: 'timer', value: 5, figure: '5', reading: ['a'], fragment: 'focus=5' }
  render(<AnswerCard locale="en" index={empty} answer={answer} />)
  fireEvent.click(screen.getByRole('link', { name: /pomodoro-timer/ }), { ctrlKey: true })
  expect(takeNote('pomodoro-timer:start')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: /pomodoro-timer/ }))
  expect(takeNote('pomodoro-timer:start')).toBe('yes')
})
