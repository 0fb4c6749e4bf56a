/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { ComparePreview } from '@/components/ui/pictures/ComparePreview'
import { withWords } from '@/scripts/jest/with-words'
import type { ResizeBatchItem } from './resize-file'
import { ResizePreview } from './ResizePreview'

jest.mock('@/components/ui/pictures/ComparePreview', () => ({ ComparePreview: jest.fn(() => null) }))

const FILE = new File([], 'a.jpg')

function compared(result?: { readonly isEdited: boolean }, status = 'done') {
  const item = { id: 1, file: FILE, status, info: { kind: 'jpeg', width: 8, height: 6 }, result }
  render(withWords(<ResizePreview item={item as unknown as ResizeBatchItem} />, 'image-resizer'))
  return jest.mocked(ComparePreview).mock.lastCall![0]
}

test('a picture is compared with its original, unless it has been edited', () => {
  const original = { blob: FILE, kind: 'jpeg', width: 8, height: 6 }
  expect(compared()).toMatchObject({ original, result: undefined })
  expect(compared({ isEdited: false })).toMatchObject({ original, result: { isEdited: false } })
  expect(compared({ isEdited: true })).toMatchObject({ original: undefined, result: { isEdited: true } })
})

test('what was made before other settings failed is no longer shown', () => {
  expect(compared({ isEdited: true }, 'working').result).toBeDefined()
  const original = { blob: FILE, kind: 'jpeg', width: 8, height: 6 }
  expect(compared({ isEdited: true }, 'failed')).toMatchObject({ original, result: undefined })
})
