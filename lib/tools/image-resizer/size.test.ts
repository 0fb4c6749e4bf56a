import { heightFor, inOtherUnit, pixelSize, resizedName, widthFor } from './size'

const photo = { width: 4032, height: 3024 }

describe('linked sides', () => {
  it.each([
    [1920, photo, 1440],
    [1, photo, 1],
    [101, { width: 3, height: 2 }, 67],
    [1, { width: 8000, height: 3 }, 1],
    [3, { width: 2, height: 1 }, 2],
  ])('height for width %i of %j is %i', (width, original, height) => {
    expect(heightFor(width, original)).toBe(height)
  })

  it('width for height', () => {
    expect(widthFor(1440, photo)).toBe(1920)
    expect(widthFor(67, { width: 3, height: 2 })).toBe(101)
    expect(widthFor(1, { width: 1, height: 5000 })).toBe(1)
  })
})

describe('sides in percent', () => {
  it('are those of each picture', () => {
    const half = { width: 50, height: 50, sizeUnit: 'percent' } as const
    expect(pixelSize(half, photo)).toEqual({ width: 2016, height: 1512 })
    expect(pixelSize(half, { width: 301, height: 1 })).toEqual({ width: 151, height: 1 })
    expect(pixelSize({ width: 50, height: 50, sizeUnit: 'px' }, photo)).toEqual({ width: 50, height: 50 })
  })

  it('are converted to pixels and back', () => {
    expect(inOtherUnit({ width: 1000, height: 750, sizeUnit: 'px' }, photo)).toEqual({ width: 24.8, height: 24.8 })
    expect(inOtherUnit({ width: 24.8, height: 24.8, sizeUnit: 'percent' }, photo)).toEqual({ width: 1000, height: 750 })
  })
})

describe('resizedName', () => {
  it.each([
    ['photo.JPG', 'jpeg', 'resized_photo.jpeg'],
    ['my.photo.heic', 'webp', 'resized_my.photo.webp'],
    ['휴가 사진.png', 'avif', 'resized_휴가 사진.avif'],
    ['noextension', 'png', 'resized_noextension.png'],
    ['.hidden', 'png', 'resized_.hidden.png'],
    ['a/b:c.png', 'png', 'resized_a_b_c.png'],
  ])('%s as %s is %s', (name, format, resized) => {
    expect(resizedName(name, format)).toBe(resized)
  })
})
