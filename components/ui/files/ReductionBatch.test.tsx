/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ComparePreview } from '@/components/ui/pictures/ComparePreview'
import { ToolError } from '@/lib/core/errors'
import { withWords } from '@/scripts/jest/with-words'
import { ReductionBatch } from './ReductionBatch'
import { useBatch } from './useBatch'

jest.mock('@/components/ui/pictures/ComparePreview', () => ({ ComparePreview: jest.fn(() => null) }))
jest.mock('./BatchScreen', () => ({ BatchScreen: ({ preview }: { preview: unknown }) => preview }))
jest.mock('./useBatch', () => ({ useBatch: jest.fn(), useDebouncedRun: () => {} }))
jest.mock('./BatchActions', () => ({ BatchActions: () => null }))

function compared(changes: object) {
  const file = Object.assign(new File(['x'], 'a.png'), { webkitRelativePath: '' })
  const info = { kind: 'png', width: 8, height: 6 }
  const item = { id: 1, file, status: 'done', info, result: { blob: new Blob(['xx']) }, ...changes }
  const props = {
    slug: 'png-to-jpg',
    fields: { values: { namePattern: '' }, bind: () => ({}) },
    quality: null,
    usualName: () => 'a.jpg',
  }
  jest.mocked(useBatch).mockReturnValue({ items: [item] } as never)
  const shown = props as unknown as ComponentProps<typeof ReductionBatch>
  render(withWords(<ReductionBatch {...shown} />, 'png-to-jpg'))
  return jest.mocked(ComparePreview).mock.lastCall![0]
}

test('a picture is compared with what was made of it, until other settings have failed', () => {
  expect(compared({}).result).toBeDefined()
  expect(compared({ status: 'working' }).result).toBeDefined()
  expect(compared({ status: 'failed', error: new ToolError('outOfMemory') }).result).toBeUndefined()
})
