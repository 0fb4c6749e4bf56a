/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { useState, type ComponentProps } from 'react'
import { abortError } from '@/lib/core/errors'
import { UNTOUCHED, withRatio } from '@/lib/tools/image-resizer/crop'
import { documents, ratioOf, type PhotoDocument } from '@/lib/tools/image-resizer/documents'
import { editFor } from '@/lib/tools/image-resizer/place-head'
import { headWorkers } from '@/lib/tools/image-resizer/worker/find-heads'
import type { Size } from '@/lib/image/pixels/geometry'
import { withWords } from '@/scripts/jest/with-words'
import HeadFinder, { type FoundHeads } from './HeadFinder'
import { withPhotoWords } from './photo-words'

jest.mock('./head-finder', () => ({ loadFinder: async () => ({}), FINDER_BYTES: 1 }))
jest.mock('@/lib/tools/image-resizer/worker/find-heads', () => ({ headWorkers: { run: jest.fn() } }))
jest.mock('@/lib/tools/image-resizer/place-head', () => ({
  editFor: jest.fn(),
  leveledHead: () => ({}),
  tiltOf: () => 0,
}))
jest.mock('@/lib/tools/image-resizer/photo-checks', () => ({ holdOf: () => 'held' }))
jest.mock('./PhotoChecks', () => ({ PhotoChecks: () => null }))
jest.mock('./SeveralDocuments', () => ({ SeveralDocuments: () => null }))
jest.mock('./FramedPicture', () => ({
  FramedPicture: ({ size }: { size: Size }) => <p data-name="preview">{`${size.width} × ${size.height}`}</p>,
}))

type Props = ComponentProps<typeof HeadFinder>

const Finder = withPhotoWords(HeadFinder)

/** Keeps what was found, as the panel does, while the crop is closed. */
function Panel({ isOpen = true, ...props }: Omit<Props, 'found' | 'setFound'> & { isOpen?: boolean }) {
  const [found, setFound] = useState<FoundHeads>(new Map())
  return isOpen ? <Finder {...{ ...props, found, setFound }} /> : null
}

const [FIRST]: readonly PhotoDocument[] = documents
const SECOND: PhotoDocument | undefined = documents.find((document) => ratioOf(document) !== ratioOf(FIRST!))
const EDIT = withRatio(UNTOUCHED, ratioOf(FIRST!), { width: 800, height: 600 })
const CROP = { sameForAll: false, editOf: () => EDIT, set: () => {}, share: () => {} } as unknown as Props['crop']
const itemOf = (id: number) =>
  ({ id, file: new File([], `${id}.jpg`), status: 'ready', info: { kind: 'jpeg', width: 800, height: 600 } }) as never

let finish: ((heads: readonly object[]) => void)[] = []
beforeEach(() => {
  finish = []
  jest.mocked(headWorkers.run).mockReset()
  jest.mocked(editFor).mockReset()
  jest.mocked(headWorkers.run).mockImplementation(
    (_name, _args, { signal } = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(abortError()))
        finish.push((heads) => resolve({ heads } as never))
      }),
  )
})

async function renderFinder(one: Props['items'][number]) {
  const elementOf = (items: Props['items'], document: PhotoDocument = FIRST!, isOpen = true) =>
    withWords(<Panel {...{ items, document, isOpen }} shown={items[0]!} crop={CROP} backdrop="keep" />, 'image-resizer')
  const { rerender } = await act(async () => render(elementOf([one])))
  return { elementOf, rerender }
}
const looked = () => jest.mocked(headWorkers.run).mock.calls.map(([, { file }]) => (file as File).name)

test('heads are also looked for in a photo that comes while they are looked for in another', async () => {
  const [one, two] = [itemOf(1), itemOf(2)]
  const { elementOf, rerender } = await renderFinder(one)
  await act(async () => rerender(elementOf([one, two])))
  while (finish.length > 0) await act(async () => finish.shift()?.([]))
  expect(looked()).toContain('2.jpg')
  const count = looked().length
  await act(async () => rerender(elementOf([one, two])))
  expect(looked()).toHaveLength(count)
})

test('a frame is placed for the document that was chosen while a head was looked for', async () => {
  const one = itemOf(1)
  const { elementOf, rerender } = await renderFinder(one)
  await act(async () => rerender(elementOf([one], SECOND)))
  const head = { isCut: false, box: { x: 0, y: 0 } }
  while (finish.length > 0) await act(async () => finish.shift()?.([head]))
  expect(jest.mocked(editFor).mock.calls.map(([, document]) => document)).toEqual([SECOND])
})

test('opened again, the crop knows the head, and a frame that was moved by hand stays', async () => {
  const one = itemOf(1)
  const { elementOf, rerender } = await renderFinder(one)
  await act(async () => finish.shift()?.([{ isCut: false, box: { x: 0, y: 0 } }]))
  await act(async () => rerender(elementOf([one], FIRST, false)))
  await act(async () => rerender(elementOf([one])))
  expect(screen.getByLabelText('Fit to the face').dataset.value).toBe('found')
  expect(looked()).toHaveLength(1)
  expect(editFor).toHaveBeenCalledTimes(1)
})

test('a frame is placed for the document that was chosen while the crop was closed', async () => {
  const one = itemOf(1)
  const { elementOf, rerender } = await renderFinder(one)
  await act(async () => finish.shift()?.([{ isCut: false, box: { x: 0, y: 0 } }]))
  await act(async () => rerender(elementOf([one], FIRST, false)))
  await act(async () => rerender(elementOf([one], SECOND)))
  expect(jest.mocked(editFor).mock.calls.map(([, document]) => document)).toEqual([FIRST, SECOND])
})

test.each([
  ['keep', '800 × 600'],
  ['white', '354 × 472'],
] as const)(
  'with the background %s the preview has %s pixels: an evened one is that of the file',
  async (backdrop, size) => {
    const items = [{ ...(itemOf(1) as object), result: { width: 354, height: 472 } }] as unknown as Props['items']
    const document = FIRST!
    const panel = <Panel {...{ items, document, backdrop }} shown={items[0]!} crop={CROP} />
    const { container } = await act(async () => render(withWords(panel, 'image-resizer')))
    await act(async () => finish.shift()?.([{ isCut: false, box: { x: 0, y: 0 } }]))
    expect(container.querySelector('[data-name="preview"]')?.textContent).toBe(size)
  },
)
