/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { withWords } from '@/scripts/jest/with-words'
import { BatchBar } from './BatchBar'

jest.mock('./BatchStateBar', () => ({ BatchStateBar: () => null, useCounts: () => '' }))

/** The totals of two files of 1,000 bytes. */
function totals(resultBytes: number) {
  const file = new File(['x'.repeat(1000)], 'a.jpg')
  const item = { file, status: 'done', result: { blob: new Blob(['x'.repeat(resultBytes)]) } }
  const props = {
    batch: { items: [item, item] },
    downloads: { done: [], successText: '', zipName: '', downloadAll: () => {} },
    isShareFirst: false,
  }
  const { container } = render(withWords(<BatchBar {...(props as unknown as ComponentProps<typeof BatchBar>)} />))
  return container.textContent
}

test('the change of the total size is in whole percents, and is left out where that is none', () => {
  expect(totals(500)).toContain('−50%')
  expect(totals(1300)).toContain('+30%')
  expect(totals(998)).not.toContain('%')
  expect(totals(1004)).not.toContain('%')
})
