/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { NeedContext } from '@/components/ui/fields/useDraft'
import { useDebouncedRun } from '@/components/ui/files/useBatch'
import { withWords } from '@/scripts/jest/with-words'
import ImageResizer from './ImageResizer'

jest.mock('@/lib/tools/image-resizer/worker/resize-image', () => ({}))
jest.mock('@/components/ui/files/useBatch', () => ({
  useBatch: () => ({ items: [], add: () => {} }),
  useDebouncedRun: jest.fn(),
}))

/** What files are made with on a page that sets these fields. */
async function settingsOf(preset: Readonly<Record<string, string>>) {
  const need = { slug: 'photo-under-200kb', lead: ['file', 'targetSize'], words: {}, preset }
  await act(async () => {
    render(withWords(<NeedContext value={need}>{<ImageResizer />}</NeedContext>, 'image-resizer'))
  })
  return jest.mocked(useDebouncedRun).mock.lastCall![1]
}

const SIZE = { width: '400', height: '300' }

test('a target size that cannot be met stops JPEG, not PNG, which has none and shows no field for it', async () => {
  expect(await settingsOf({ ...SIZE, targetSize: '0' })).toBeNull()
  expect(await settingsOf({ ...SIZE, targetSize: '0', format: 'png' })).toMatchObject({ format: 'png', target: null })
  expect(await settingsOf({ ...SIZE, leastSize: '0', format: 'png' })).toBeNull()
})
