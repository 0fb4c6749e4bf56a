/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import type { ExtractItem, Extraction } from './extraction'
import { useFinished } from './useFinished'

const DOCUMENT = { text: 'read', words: [], starts: [], pages: [] }
const READ: Extraction = { pages: [], seconds: 1 }

function item(id: number, changes: Partial<ExtractItem>): ExtractItem {
  return { id, file: new File([], `${id}.png`), status: 'working', ...changes }
}

/** The lists of two drawings with these files. */
function listsOf(before: readonly ExtractItem[], after: readonly ExtractItem[], textAfter = DOCUMENT) {
  const { result, rerender } = renderHook(({ items, text }) => useFinished(items, () => text), {
    initialProps: { items: before, text: DOCUMENT },
  })
  const first = result.current
  rerender({ items: after, text: textAfter })
  return [first, result.current] as const
}

test('the list stays the same while another file is being read', () => {
  const done = item(1, { status: 'done', result: READ })
  const [first, second] = listsOf([done, item(2, { progress: 0.1 })], [done, item(2, { progress: 0.2 })])
  expect(first).toMatchObject([{ name: 'extracted_text_1.txt', text: 'read', isPdf: false }])
  expect(second).toBe(first)
})

test('a file that is finished joins those that were, which stay the same', () => {
  const done = item(1, { status: 'done', result: READ })
  const [first, second] = listsOf([done, item(2, {})], [done, item(2, { status: 'done', result: READ })])
  expect(second).toHaveLength(2)
  expect(second[0]).toBe(first[0])
})

test('an edited text is another object', () => {
  const done = item(1, { status: 'done', result: READ })
  const [first, second] = listsOf([done], [done], { ...DOCUMENT, text: 'mended' })
  expect(second[0]).not.toBe(first[0])
  expect(second).toMatchObject([{ text: 'mended' }])
})
