/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { withWords } from '@/scripts/jest/with-words'
import { useOwnSound } from './useOwnSound'

jest.mock('./own-sound', () => ({ openOwnSound: async () => ({ name: 'mine' }) }))

test.each([
  ['75', 0.75],
  ['50%', 0.5],
  ['５０', 0.5],
  ['12,5', 0.125],
  ['250', 1],
  ['', 0],
  ['loud', 0],
])('a level of %p plays the sound at %d', async (text, level) => {
  const { result } = renderHook(useOwnSound, { wrapper: ({ children }) => withWords(<>{children}</>) })
  await act(async () => result.current.open(new File([''], 'mine.mp3')))
  expect(result.current.part?.level).toBe(1)
  act(() => result.current.level.set(text))
  expect(result.current.part?.level).toBe(level)
})
