import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { MEGABYTE } from '@/lib/core/bytes'
import { inspectFile, openImage } from './image-header'

const fixture = (name: string) => new Blob([readFileSync(`e2e/fixtures/images/${name}`)])

/** A GIF's first bytes, which state its size. */
function gifHead(width: number, height: number): Blob {
  const size = new Uint8Array(new Uint16Array([width, height]).buffer)
  return new Blob(['GIF89a', size, new Uint8Array(3)])
}

describe('openImage', () => {
  it.each([
    ['astronaut.jpg', { kind: 'jpeg', width: 512, height: 512, animated: false }],
    ['orientation-6.jpg', { kind: 'jpeg', width: 60, height: 120, animated: false }],
    ['cmyk.jpg', { kind: 'jpeg', width: 120, height: 80, animated: false }],
    ['interlaced.png', { kind: 'png', width: 120, height: 80, animated: false }],
    ['16bit.png', { kind: 'png', width: 96, height: 64, animated: false }],
    ['animated.png', { kind: 'png', width: 32, height: 24, animated: true, leftOut: [{ what: 'frames' }] }],
    ['animated.gif', { kind: 'gif', width: 64, height: 48, animated: true, leftOut: [{ what: 'frames' }] }],
    ['animated.webp', { kind: 'webp', width: 64, height: 48, animated: true, leftOut: [{ what: 'frames' }] }],
    ['photo.heic', { kind: 'heic', width: 200, height: 140, animated: false }],
    ['photo.avif', { kind: 'avif', width: 200, height: 140, animated: false }],
    ['icon.ico', { kind: 'ico', width: 32, height: 32, animated: false, leftOut: [{ what: 'sizes', count: 2 }] }],
    ['truncated.jpg', { kind: 'jpeg', width: 600, height: 400, animated: false, note: 'incomplete' }],
    ['simple.svg', { kind: 'svg', width: 200, height: 100, animated: false }],
    ['utf16.svg', { kind: 'svg', width: 64, height: 64, animated: false }],
    ['layers.psd', { kind: 'psd', width: 60, height: 40, animated: false, leftOut: [{ what: 'layers', count: 2 }] }],
  ])('reads %s', async (name, header) => {
    expect((await openImage(fixture(name))).header).toEqual(header)
  })

  it.each([
    ['empty.jpg', { code: 'fileEmpty', params: {} }],
    ['renamed-text.jpg', { code: 'imageNotSupported', params: {} }],
    [
      'huge-30000.png',
      { code: 'imageTooManyPixels', params: { width: 30_000, height: 30_000, megapixels: 900, limit: 120 } },
    ],
  ])('refuses %s', async (name, error) => {
    await expect(openImage(fixture(name))).rejects.toMatchObject({ kind: 'tool', ...error })
  })

  it.each([
    ['a JPEG that ends in its header', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])])],
    ['a PNG that ends in its header', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])])],
    ['a WebP without a picture', new Blob(['RIFF\x04\0\0\0WEBP'])],
    ['an AVIF without a picture', new Blob(['\0\0\0\x14ftypavif\0\0\0\0mif1'])],
    ['a GIF of no width', gifHead(0, 10)],
    ['a GIF of no height', gifHead(10, 0)],
  ])('finds %s damaged', async (_, file) => {
    await expect(openImage(file)).rejects.toMatchObject({ code: 'imageDamaged' })
  })

  it('finds the SVG in a packed file and the preview in a raw one', async () => {
    const svg = readFileSync('e2e/fixtures/images/simple.svg')
    const packed = await openImage(new Blob([gzipSync(svg)]))
    expect(packed.header).toMatchObject({ kind: 'svg', width: 200, height: 100, isUnwrapped: true })
    expect(Buffer.from(packed.bytes)).toEqual(svg)
    const raw = new Blob(['FUJIFILMCCD-RAW ', readFileSync('e2e/fixtures/images/small-photo.jpg')])
    const { header, bytes, file } = await openImage(raw)
    const size = { width: 120, height: 80 }
    expect(header).toMatchObject({ kind: 'jpeg', ...size, leftOut: [{ what: 'rawData', ...size }] })
    expect(file.size).toBe(bytes.length)
    await expect(openImage(new Blob([gzipSync('a text')]))).rejects.toMatchObject({ code: 'fileIsArchive' })
    await expect(openImage(new Blob(['FUJIFILMCCD-RAW ']))).rejects.toMatchObject({ code: 'imageFormatUnread' })
  })

  it('allows 120 megapixels and no more', async () => {
    await expect(openImage(gifHead(12_000, 10_000))).resolves.toBeDefined()
    await expect(openImage(gifHead(12_000, 10_001))).rejects.toMatchObject({
      code: 'imageTooManyPixels',
      params: { megapixels: 121 },
    })
  })

  it('allows 50 MB and no more, without reading', async () => {
    const file = { size: 50 * MEGABYTE + 1, arrayBuffer: () => Promise.reject(new Error('read')) } as unknown as Blob
    await expect(openImage(file)).rejects.toMatchObject({ code: 'fileTooLarge', params: { limit: 50 } })
  })

  it('says when a file has gone', async () => {
    const file = { size: 10, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob
    await expect(openImage(file)).rejects.toMatchObject({ code: 'fileUnreadable' })
  })
})

describe('a PNG or WebP whose EXIF says that it lies on its side', () => {
  const opened = async (name: string) => {
    const { header } = await openImage(new Blob([readFileSync(`e2e/fixtures/metadata/${name}`)]))
    return [header.width, header.height]
  }
  const decodedAs = (width: number, height: number) =>
    Object.assign(globalThis, { createImageBitmap: async () => ({ width, height, close: () => {} }) })
  afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'))

  it.each([
    ['exif.png', 60, 40],
    ['exif.webp', 120, 80],
  ])('%s is as wide as the browser draws it', async (name, width, height) => {
    decodedAs(height, width)
    expect(await opened(name)).toEqual([height, width])
    decodedAs(width, height)
    expect(await opened(name)).toEqual([width, height])
  })

  it('is as wide as stored where it cannot be decoded', async () => {
    expect(await opened('exif.png')).toEqual([60, 40])
  })
})

it.each(['interlaced.png', 'still.webp'])(
  'takes %s with a megabyte and a half of zeros behind its end',
  async (name) => {
    const whole = readFileSync(`e2e/fixtures/images/${name}`)
    const { header } = await openImage(new Blob([whole, new Uint8Array(1_500_000)]))
    expect(header).toEqual((await openImage(fixture(name))).header)
  },
)

it('says of a raw file when it was taken, which its preview does not say', async () => {
  const canon = Buffer.from('\0\0\0\x18ftypcrx \0\0\0\x01crx isomCMT2', 'latin1')
  const directory = Uint16Array.of(0x4949, 42, 8, 0, 1, 0x9003, 2, 20, 0, 26, 0, 0, 0)
  const raw = new Blob([canon, directory, '2024:05:06 07:08:09\0', fixture('small-photo.jpg')])
  expect((await inspectFile(raw)).taken).toBe('2024-05-06')
  expect((await inspectFile(fixture('small-photo.jpg'))).taken).toBeUndefined()
})
