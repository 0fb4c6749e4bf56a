/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { NeedContext } from '@/components/ui/fields/useDraft'
import { useDebouncedRun } from '@/components/ui/files/useBatch'
import { withWords } from '@/scripts/jest/with-words'
import PngToJpg from './PngToJpg'

jest.mock('@/lib/image/compress/compress-image', () => ({}))
jest.mock('@/components/ui/files/useBatch', () => ({
  useBatch: () => ({ items: [], add: () => {} }),
  useDebouncedRun: jest.fn(),
}))

function show(preset: Readonly<Record<string, string>>) {
  const need = { slug: 'webp-to-jpg', lead: ['file', 'background'], words: {}, preset }
  return render(withWords(<NeedContext value={need}>{<PngToJpg />}</NeedContext>, 'png-to-jpg')).container
}
const settings = () => jest.mocked(useDebouncedRun).mock.lastCall![1]

test('a background is chosen for JPEG, which has no transparency', () => {
  expect(show({ background: '#FF0000' }).querySelector('[name=background]')).not.toBeNull()
  expect(settings()).toMatchObject({ format: 'jpeg', background: [255, 0, 0] })
  show({ background: 'unreadable' })
  expect(settings()).toBeNull()
})

test.each(['webp', 'png', 'avif'])(
  'a background has no control and no say in %s, which keeps transparency',
  (format) => {
    expect(show({ background: 'unreadable', format }).querySelector('[name=background]')).toBeNull()
    expect(settings()).toMatchObject({ format })
  },
)
