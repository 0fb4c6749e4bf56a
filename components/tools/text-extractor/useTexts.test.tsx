/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { PageReading } from '@/lib/tools/text-extractor/worker/read-text'
import type { ExtractItem } from './extraction'
import { useTexts } from './useTexts'

test('a page that is read again takes its own place, although it was moved meanwhile', () => {
  const pages = [1, 2].map((number) => ({ number, blocks: [] }) as unknown as PageReading)
  const item = { id: 1, result: { pages, seconds: 1 } } as unknown as ExtractItem
  const { result } = renderHook(() => useTexts(false))
  act(() => result.current.changes.movePage(item, 0, 1))
  const again = { ...pages[0]!, isTurned: true }
  act(() => result.current.changes.replacePage(item, again))
  expect(result.current.textOf(item).pages).toEqual([pages[1], again])
})
