import { readFileSync } from 'node:fs'
import { readPng } from '@/scripts/measure/read-png'
import { meanAbsoluteDifference, ssim } from '@/scripts/measure/ssim'
import { rowsOf, type Pixels } from './pixels'
import { resampleLanczos, resampleRows } from './lanczos'

const fixture = (name: string): Pixels => readPng(readFileSync(`e2e/fixtures/images/${name}`))

function flat(width: number, height: number, ...color: number[]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let offset = 0; offset < data.length; offset += 4) data.set(color, offset)
  return { width, height, data }
}

function crossing(pixels: Pixels): number[][] {
  return Array.from({ length: pixels.width * pixels.height }, (_, index) => [
    ...pixels.data.slice(index * 4, index * 4 + 4),
  ])
}

describe('resampleLanczos against ImageMagick', () => {
  it.each([
    ['photo.png', 'photo-97x73.png'],
    ['photo.png', 'photo-60x60.png'],
    ['photo.png', 'photo-300x225.png'],
    ['transparent.png', 'transparent-101x67.png'],
    ['transparent.png', 'transparent-300x200.png'],
  ])('makes of %s what it makes: %s', (source, name) => {
    const reference = fixture(`reference/${name}`)
    const { width, height } = reference
    const resampled = resampleLanczos(fixture(source), { width, height })
    expect(ssim(resampled, reference)).toBeGreaterThan(0.99999)
    expect(meanAbsoluteDifference(resampled, reference)).toBeLessThan(0.002)
  })

  it('crops as it does', () => {
    const reference = fixture('reference/photo-cover-90x90.png')
    const crop = { x: 30, y: 0, width: 180, height: 180 }
    const resampled = resampleLanczos(fixture('photo.png'), { width: 90, height: 90, crop })
    expect(ssim(resampled, reference)).toBeGreaterThan(0.99999)
  })
})

describe('resampleLanczos', () => {
  it('changes nothing at the same size', () => {
    for (const name of ['photo.png', 'transparent.png']) {
      const source = fixture(name)
      const visible = [...source.data.keys()].filter((index) => source.data[index | 3]! > 0)
      const { data } = resampleLanczos(source, source)
      expect(visible.every((index) => data[index] === source.data[index])).toBe(true)
    }
  })

  it.each([
    [1, 1, 7, 5],
    [1, 1, 1, 1],
    [7, 5, 1, 1],
    [1000, 1, 3, 9],
    [3, 2, 400, 1],
  ])('keeps a flat %i × %i color flat at %i × %i', (sourceWidth, sourceHeight, width, height) => {
    for (const color of [
      [200, 100, 50, 255],
      [200, 100, 50, 128],
    ]) {
      const resampled = resampleLanczos(flat(sourceWidth, sourceHeight, ...color), { width, height })
      expect(resampled).toMatchObject({ width, height })
      expect(crossing(resampled).every((pixel) => pixel.join() === color.join())).toBe(true)
    }
  })

  it('lets no color of transparent pixels bleed in', () => {
    const source = flat(8, 8, 0, 255, 0, 0)
    for (let y = 0; y < 8; y++) for (let x = 0; x < 4; x++) source.data.set([255, 0, 0, 255], (y * 8 + x) * 4)
    const visible = crossing(resampleLanczos(source, { width: 3, height: 3 })).filter(([, , , alpha]) => alpha! > 0)
    expect(visible.length).toBeGreaterThan(0)
    expect(visible.every(([red, green, blue]) => red === 255 && green === 0 && blue === 0)).toBe(true)
  })

  it('looks at nothing outside the crop', () => {
    const source = flat(10, 10, 255, 255, 255, 255)
    for (let y = 2; y < 6; y++) for (let x = 3; x < 8; x++) source.data.set([10, 20, 30, 255], (y * 10 + x) * 4)
    const crop = { x: 3, y: 2, width: 5, height: 4 }
    const resampled = resampleLanczos(source, { width: 9, height: 3, crop })
    expect(crossing(resampled).every((pixel) => pixel.join() === '10,20,30,255')).toBe(true)
  })

  it('owns its buffer', () => {
    const { data } = resampleLanczos(flat(4, 4, 1, 2, 3, 255), { width: 2, height: 3 })
    expect(data.buffer.byteLength).toBe(24)
  })

  it('reports shares that only grow, up to 1', () => {
    const shares: number[] = []
    resampleLanczos(flat(4, 4, 1, 2, 3, 255), { width: 2, height: 200, report: (share) => shares.push(share) })
    expect(shares).toEqual([0.32, 0.64, 0.96, 1])
  })
})

describe('resampleRows', () => {
  it('reads a large picture in bands, few rows of it twice, and shows no seam between them', () => {
    const [width, height] = [20_000, 600]
    const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) }
    const value = (y: number) => Math.round((y * 240) / (height - 1))
    for (let y = 0; y < height; y++) pixels.data.fill(value(y), y * width * 4, (y + 1) * width * 4)
    for (let alpha = 3; alpha < pixels.data.length; alpha += 4) pixels.data[alpha] = 255
    let read = 0
    let bands = 0
    const source = {
      width,
      height,
      rows: (y: number, count: number) => {
        read += count
        bands++
        return rowsOf(pixels).rows(y, count)
      },
    }
    const { data } = resampleRows(source, { width: 2, height: 300 })
    expect(bands).toBeGreaterThan(2)
    expect(read).toBeLessThan(1.4 * height)
    // The very edges have no neighbors on one side.
    for (let y = 4; y < 296; y++) expect(Math.abs(data[y * 8]! - value(2 * y + 0.5))).toBeLessThanOrEqual(1)
  })
})
