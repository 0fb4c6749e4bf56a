import { refersToFiles, takeSharedFiles } from '@/lib/offline/shared-files'
import { takeOpenedFiles } from './opened-files'

jest.mock('@/lib/offline/shared-files', () => ({ refersToFiles: jest.fn(), takeSharedFiles: jest.fn() }))

const PHOTO = new File(['a'], 'a.jpg')
const replaceState = jest.fn()
const setConsumer = jest.fn()
const location = { hash: '#shared', pathname: '/tools/a-b', search: '?q' }
const settle = () => new Promise((resolve) => setTimeout(resolve))

async function opened(found: () => Promise<File[]>, isReference = true) {
  jest.clearAllMocks()
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), { launchQueue: { setConsumer } }),
    location,
    history: { state: 7, replaceState },
  })
  jest.mocked(refersToFiles).mockReturnValue(isReference)
  jest.mocked(takeSharedFiles).mockImplementation(found)
  const [take, onGone] = [jest.fn(), jest.fn()]
  const stop = takeOpenedFiles(take, onGone)
  await settle()
  return { take, onGone, stop }
}

test('files that the address refers to are taken, and it no longer refers to them', async () => {
  const { take, onGone } = await opened(async () => [PHOTO])
  expect([take.mock.calls, onGone.mock.calls]).toEqual([[[[PHOTO]]], []])
  expect(takeSharedFiles).toHaveBeenCalledWith('#shared')
  expect(replaceState.mock.calls).toEqual([[7, '', '/tools/a-b?q']])
})

test('files that a link of the page itself refers to are taken, until nobody waits for them', async () => {
  const { take, stop } = await opened(async () => [PHOTO])
  window.dispatchEvent(new Event('hashchange'))
  await settle()
  stop()
  window.dispatchEvent(new Event('hashchange'))
  await settle()
  expect(take.mock.calls).toEqual([[[PHOTO]], [[PHOTO]]])
})

test.each([
  ['are none any more', async () => []],
  ['cannot be read', () => Promise.reject(new Error('denied'))],
])('files that %s are gone', async (_, found) => {
  const { take, onGone } = await opened(found)
  expect([take.mock.calls.length, onGone.mock.calls.length]).toEqual([0, 1])
})

test('an address that refers to none is left alone', async () => {
  const { take, onGone } = await opened(async () => [PHOTO], false)
  expect([take, onGone, replaceState].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('of files that a file manager opens, those that can be read are taken, and others are told of', async () => {
  const { take, onGone } = await opened(async () => [], false)
  const [consume] = setConsumer.mock.lastCall!
  const denied = { getFile: () => Promise.reject(new DOMException('moved', 'NotFoundError')) }
  consume({ files: [denied, { getFile: async () => PHOTO }] })
  await settle()
  expect([take.mock.calls, onGone.mock.calls]).toEqual([[[[PHOTO]]], [['opened']]])
})

test('files that a file manager opens with the app are taken', async () => {
  const { take } = await opened(async () => [], false)
  const [consume] = setConsumer.mock.lastCall!
  consume({ files: [] })
  consume({ files: [{ getFile: async () => PHOTO }] })
  await settle()
  expect(take.mock.calls).toEqual([[[PHOTO]]])
  Object.assign(globalThis, { window: new EventTarget() })
  expect(() => takeOpenedFiles(take, take)).not.toThrow()
})
