/** @jest-environment jsdom */
import { copyLater } from './copy-later'

const writeText = jest.fn(async (text: string) => void text)
const write = jest.fn(async (items: { content: Record<string, Promise<Blob>> }[]) => void items)

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText, write }, configurable: true })
  const Item = class {
    constructor(readonly content: Record<string, Promise<Blob>>) {}
  }
  Object.assign(globalThis, { ClipboardItem: Item })
})
afterEach(() => jest.clearAllMocks())

it('the clipboard gets a text as a promise, before anything is awaited', async () => {
  let finish: (text: string) => void = () => {}
  const copied = copyLater(new Promise<string>((resolve) => (finish = resolve)))
  expect(write).toHaveBeenCalledTimes(1)
  finish('a,b')
  await copied
  const blob = await write.mock.lastCall?.[0][0]?.content['text/plain']
  expect([blob?.size, blob?.type]).toEqual([3, 'text/plain'])
  expect(writeText).not.toHaveBeenCalled()
})

it('where the clipboard takes no promise, the text is copied when it is there', async () => {
  write.mockRejectedValueOnce(new Error('NotAllowedError'))
  await copyLater(Promise.resolve('a,b'))
  expect(writeText).toHaveBeenCalledWith('a,b')
})

it('a browser that refuses both is reported', async () => {
  Object.assign(document, { execCommand: () => false })
  write.mockRejectedValueOnce(new Error('NotAllowedError'))
  writeText.mockRejectedValueOnce(new Error('NotAllowedError'))
  await expect(copyLater(Promise.resolve('a,b'))).rejects.toMatchObject({ code: 'copyFailed' })
})
