/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ComparePreview } from '@/components/ui/pictures/ComparePreview'
import { ToolError } from '@/lib/core/errors'
import { withWords } from '@/scripts/jest/with-words'
import { ReductionBatch } from './ReductionBatch'

jest.mock('@/components/ui/pictures/ComparePreview', () => ({ ComparePreview: jest.fn(() => null) }))
jest.mock('./BatchScreen', () => ({ BatchScreen: ({ preview }: { preview: unknown }) => preview }))
jest.mock('./BatchActions', () => ({ BatchActions: () => null }))

function compared(changes: object) {
  const file = Object.assign(new File(['x'], 'a.png'), { webkitRelativePath: '' })
  const info = { kind: 'png', width: 8, height: 6 }
  const item = { id: 1, file, status: 'done', info, result: { blob: new Blob(['xx']) }, ...changes }
  const props = {
    slug: 'png-to-jpg',
    batch: { items: [item] },
    fields: { values: { namePattern: '' } },
    usualName: () => 'a.jpg',
  }
  const shown = props as unknown as ComponentProps<typeof ReductionBatch>
  render(withWords(<ReductionBatch {...shown} />, 'png-to-jpg'))
  return jest.mocked(ComparePreview).mock.lastCall![0]
}

test('a picture is compared with what was made of it, until other settings have failed', () => {
  expect(compared({}).result).toBeDefined()
  expect(compared({ status: 'working' }).result).toBeDefined()
  expect(compared({ status: 'failed', error: new ToolError('outOfMemory') }).result).toBeUndefined()
})
