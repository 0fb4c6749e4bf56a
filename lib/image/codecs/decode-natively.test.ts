import { decodeNatively } from './decode-natively'

const decode = jest.fn()
beforeEach(() => void Object.assign(globalThis, { createImageBitmap: decode }))
afterEach(() => void Reflect.deleteProperty(globalThis, 'createImageBitmap'))

test('the browser gets the whole file with its type, turns it upright and converts its colors', async () => {
  decode.mockResolvedValue('bitmap')
  expect(await decodeNatively(new Blob(['abc']), 'avif')).toBe('bitmap')
  const [file, options] = decode.mock.lastCall!
  expect([file.type, await file.text()]).toEqual(['image/avif', 'abc'])
  expect(options).toEqual({ imageOrientation: 'from-image', colorSpaceConversion: 'default' })
  await decodeNatively(new Blob(['abc']), 'png', 'none')
  expect(decode.mock.lastCall![1]).toMatchObject({ colorSpaceConversion: 'none' })
})

test('what it cannot decode is null', async () => {
  decode.mockRejectedValue(new DOMException('cannot', 'InvalidStateError'))
  expect(await decodeNatively(new Blob(['abc']), 'heic')).toBeNull()
})
