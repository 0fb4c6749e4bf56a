/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { facesOf } from '@/components/ui/pictures/found-faces'
import { embedsPicture } from '@/lib/image/codecs/svg-text'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { withWords } from '@/scripts/jest/with-words'
import type { Resized } from './resize-file'
import ResizeItem from './ResizeItem'

jest.mock('@/lib/image/codecs/svg-text', () => ({ embedsPicture: jest.fn() }))
jest.mock('@/components/ui/pictures/found-faces', () => ({ facesOf: jest.fn(async () => ({ faces: [] })) }))
jest.mock('@/lib/platform/near-window', () => ({ whenNear: () => () => {} }))

const FILE = new File([new Uint8Array(9)], 'a.heic')
const RESULT: Resized = {
  blob: new Blob([new Uint8Array(5)]),
  crc32: 0,
  width: 4,
  height: 3,
  extension: 'avif',
  missed: undefined,
  metadataAsAsked: true,
  isKept: false,
  isEdited: false,
}

type Faces = ComponentProps<typeof ResizeItem>['faces']

function show(result: Partial<Resized> = {}, info: Partial<ImageHeader> = {}, faces?: Faces) {
  const item = {
    id: 1,
    file: FILE,
    status: 'done',
    info: { kind: 'heic', width: 8, height: 6, ...info } as ImageHeader,
    result: { ...RESULT, ...result },
  } as const
  const shared = {
    item,
    place: 0,
    single: false,
    output: undefined,
    success: '',
    onCancel: () => {},
    onRemove: () => {},
  }
  return render(withWords(<ResizeItem {...shared} faces={faces} />, 'image-resizer'))
}

test('only details of a photo that are not in the result are said to be lost', async () => {
  const { unmount } = show({ metadataAsAsked: false })
  expect((await screen.findByText(/saved without photo details/)).dataset).toMatchObject({ value: 'metadataLost' })
  unmount()
  show()
  await act(async () => {})
  expect(screen.queryByText(/saved without photo details/)).toBeNull()
})

test('in an SVG that holds a photo, faces are not looked for, and that is said', async () => {
  jest.mocked(embedsPicture).mockResolvedValueOnce(false)
  const { unmount } = show({}, { kind: 'svg' }, { shownIn: () => [], toggle: () => {} })
  await act(async () => {})
  expect(screen.queryByText(/Check the photo yourself before you share it/)).toBeNull()
  unmount()
  jest.mocked(embedsPicture).mockResolvedValueOnce(true)
  show({}, { kind: 'svg' }, { shownIn: () => [], toggle: () => {} })
  expect(await screen.findByText(/Check the photo yourself before you share it/)).toBeDefined()
  expect(facesOf).not.toHaveBeenCalled()
})
