import { readFileSync } from 'node:fs'
import { readPng } from '@/scripts/measure/read-png'
import { decodeTiff } from './decode-tiff'

const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/tiff/${name}`))
const photo = readPng(readFileSync('e2e/fixtures/tiff/photo.png'))

function meanDifference(left: Uint8ClampedArray, right: Uint8ClampedArray): number {
  return left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length
}

describe('decodeTiff', () => {
  it.each([
    ['tiles-lzw.tif', 0],
    ['strips-deflate.tif', 0],
    ['packbits.tif', 0],
    ['two-pages.tif', 0],
    ['cmyk.tif', 0.5],
    ['strips-jpeg.tif', 4],
  ])('reads the picture of %s', async (name, tolerance) => {
    const { width, height, data } = await decodeTiff(fixture(name))
    expect([width, height]).toEqual([60, 40])
    expect(meanDifference(data, photo.data)).toBeLessThanOrEqual(tolerance)
  })

  it('reads a gray JPEG as gray', async () => {
    const { data } = await decodeTiff(fixture('gray-jpeg.tif'))
    const [red, green, blue, alpha] = data.subarray(4 * 1234)
    expect([green, blue, alpha]).toEqual([red, red, 255])
    // Rec. 709 luma of the photograph's gamma-coded pixels, as ImageMagick computes it.
    const [r = 0, g = 0, b = 0] = photo.data.subarray(4 * 1234)
    expect(Math.abs((red ?? 0) - (0.2126 * r + 0.7152 * g + 0.0722 * b))).toBeLessThan(16)
  })

  it('turns the picture as its orientation says', async () => {
    const { width, height, data } = await decodeTiff(fixture('orientation-8.tif'))
    expect([width, height]).toEqual([40, 60])
    // Orientation 8: the stored top right corner is shown at the top left.
    expect([...data.subarray(0, 4)]).toEqual([...photo.data.subarray(59 * 4, 60 * 4)])
  })

  it('says of what the library cannot read that it is not read yet', async () => {
    await expect(decodeTiff(fixture('planar.tif'))).rejects.toMatchObject({ code: 'imageFormatUnread' })
  })

  it('finds a page damaged whose picture is missing, and ends with pages in a circle', async () => {
    await expect(decodeTiff(fixture('tiles-lzw.tif').slice(0, 60))).rejects.toMatchObject({ code: 'imageDamaged' })
    const circle = fixture('packbits.tif')
    const directory = circle[4]! | (circle[5]! << 8)
    const link = directory + 2 + 12 * circle[directory]!
    circle.set(circle.subarray(4, 8), link)
    expect((await decodeTiff(circle)).width).toBe(60)
  })
})
