import { copyImage } from './copy-image'

const [write, close, drawImage, made] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()]
const PNG = new Blob(['png'], { type: 'image/png' })
const JPEG = new Blob(['jpeg'], { type: 'image/jpeg' })
let size = { width: 4000, height: 4000 }

class OffscreenCanvas {
  constructor(...sides: number[]) {
    made(...sides)
  }
  getContext = (type: string) => (type === '2d' ? { drawImage } : null)
  convertToBlob = async () => PNG
}
const createImageBitmap = jest.fn(async () => ({ ...size, close }))
class ClipboardItem {
  constructor(readonly content: object) {}
}
Object.assign(globalThis, { createImageBitmap, OffscreenCanvas, ClipboardItem })
Object.defineProperty(globalThis, 'navigator', { value: { clipboard: { write } } })

const copied = async () => (await write.mock.lastCall[0])[0].content['image/png']
beforeEach(() => {
  jest.clearAllMocks()
  write.mockResolvedValue(undefined)
  size = { width: 4000, height: 4000 }
})

test('a PNG is copied as it is', async () => {
  await copyImage(PNG)
  expect(await copied()).toBe(PNG)
  expect(createImageBitmap).not.toHaveBeenCalled()
})

test('another picture is copied as PNG, promised at once', async () => {
  const copying = copyImage(JPEG)
  expect(write).toHaveBeenCalledTimes(1)
  await copying
  expect(await copied()).toBe(PNG)
  expect(createImageBitmap).toHaveBeenCalledWith(JPEG)
  expect(made.mock.calls).toEqual([[4000, 4000]])
  expect(drawImage.mock.calls).toEqual([[expect.objectContaining(size), 0, 0]])
  expect(close).toHaveBeenCalledTimes(1)
})

test('16 megapixels are the most; what is wrong with the picture is said rather than the refusal of it', async () => {
  size = { width: 4000, height: 4001 }
  write.mockRejectedValue(new Error('refused'))
  await expect(copyImage(JPEG)).rejects.toMatchObject({ code: 'outOfMemory' })
  await expect(copyImage(PNG)).rejects.toThrow('refused')
})
