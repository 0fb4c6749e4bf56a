/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { act, fireEvent, render } from '@testing-library/react'
import { notify } from '@/components/ui/feedback/notify'
import { NeedContext } from '@/components/ui/fields/useDraft'
import { useDebouncedRun } from '@/components/ui/files/useBatch'
import { withWords } from '@/scripts/jest/with-words'
import PngToJpg from './PngToJpg'

jest.mock('@/lib/image/compress/compress-image', () => ({}))
jest.mock('@/components/ui/feedback/notify', () => ({ notify: jest.fn() }))
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

test.each([
  ['two photos', ['small-photo.jpg', 'small-photo.jpg'], 1],
  ['what the tool is for', ['transparent.png', 'layers.psd'], 0],
])('of %s in a handful, it says that often that they are not what it is for', async (_, names, count) => {
  const files = names.map((name) => {
    const start = Uint8Array.from(readFileSync(`e2e/fixtures/images/${name}`).subarray(0, 32))
    // jsdom has no arrayBuffer.
    return Object.assign(new File([], name), { slice: () => ({ arrayBuffer: async () => start.buffer }) })
  })
  const input = show({}).querySelector('[name=file]')!
  await act(async () => fireEvent.change(input, { target: { files } }))
  expect(jest.mocked(notify).mock.calls.filter(([kind]) => kind === 'warning')).toHaveLength(count)
  jest.mocked(notify).mockClear()
})
