import fc from 'fast-check'
import { ToolError } from '@/lib/core/errors'
import { heightFor, MAX_SIDE, type Fit } from './size'
import { drawingSize, mostPixels, targetRectangles } from './target'

const photo = { width: 4032, height: 3024 }

function target(fit: Fit, width: number, height: number, original = photo) {
  return targetRectangles({ original, width, height, fit })
}

describe('targetRectangles', () => {
  const whole = { x: 0, y: 0, ...photo }

  it.each([
    [1920, 1440, 1920, 1440],
    [1000, 1000, 1000, 750],
    [2000, 300, 400, 300],
    [8192, 8192, 8192, 6144],
    [1, 1, 1, 1],
    [8192, 1, 1, 1],
  ])('contains in %i × %i', (width, height, fittedWidth, fittedHeight) => {
    expect(target('contain', width, height)).toEqual({ width: fittedWidth, height: fittedHeight, crop: whole })
  })

  it.each([
    [101, 67],
    [100, 67],
    [7, 5],
  ])('takes %i × %i, the ratio but for rounding, as it is', (width, height) => {
    expect(target('contain', width, height, { width: 3, height: 2 })).toMatchObject({ width, height })
  })

  it('stretches exactly', () => {
    expect(target('exact', 10, 8192)).toEqual({ width: 10, height: 8192, crop: whole })
  })

  it.each([
    [1000, 1000, { x: 504, y: 0, width: 3024, height: 3024 }],
    [1920, 1080, { x: 0, y: 378, width: 4032, height: 2268 }],
    [400, 300, { x: 0, y: 0, width: 4032, height: 3024 }],
    [1, 8192, { x: 2015, y: 0, width: 1, height: 3024 }],
  ])('covers %i × %i with the center', (width, height, crop) => {
    expect(target('cover', width, height)).toEqual({ width, height, crop })
  })

  it('covers from a single pixel', () => {
    expect(target('cover', 8192, 2, { width: 1, height: 1 }).crop).toEqual({ x: 0, y: 0, width: 1, height: 1 })
  })

  it.each([
    [0, 10],
    [10, 8193],
    [10.5, 10],
    [Number.NaN, 10],
    [10, Number.POSITIVE_INFINITY],
    [-3, 3],
  ])('refuses %d × %d', (width, height) => {
    for (const fit of ['contain', 'cover', 'exact'] as const) {
      const error = new ToolError('imageSideOutOfRange', { min: 1, max: 8192 })
      expect(() => target(fit, width, height)).toThrow(error)
    }
  })

  it('stays in the box and in the picture, whatever the sizes', () => {
    const side = fc.integer({ min: 1, max: MAX_SIDE })
    const original = fc.record({
      width: fc.integer({ min: 1, max: 30_000 }),
      height: fc.integer({ min: 1, max: 30_000 }),
    })
    const fits = fc.constantFrom<Fit>('contain', 'cover', 'exact')
    fc.assert(
      fc.property(original, side, side, fits, (original, width, height, fit) => {
        const { crop, ...size } = targetRectangles({ original, width, height, fit })
        expect(size.width >= 1 && size.width <= width && size.height >= 1 && size.height <= height).toBe(true)
        expect(size.width === width || size.height === height).toBe(true)
        expect(crop.x >= 0 && crop.y >= 0 && crop.width >= 1 && crop.height >= 1).toBe(true)
        expect(crop.x + crop.width <= original.width && crop.y + crop.height <= original.height).toBe(true)
      }),
    )
  })

  it('takes a linked pair of sides as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 30_000 }), (width, height) => {
        const original = { width, height }
        const box = { width: 640, height: heightFor(640, original) }
        fc.pre(box.height <= MAX_SIDE)
        expect(targetRectangles({ original, ...box, fit: 'contain' })).toMatchObject(box)
      }),
    )
  })
})

describe('drawingSize', () => {
  const original = { width: 200, height: 100 }

  it('is the target unless the picture is cropped', () => {
    expect(drawingSize({ original, width: 500, height: 500, fit: 'contain' })).toEqual({ width: 500, height: 250 })
    expect(drawingSize({ original, width: 500, height: 500, fit: 'exact' })).toEqual({ width: 500, height: 500 })
  })

  it('is the whole picture at the scale of the crop', () => {
    const drawn = drawingSize({ original, width: 500, height: 500, fit: 'cover' })
    expect(drawn).toEqual({ width: 1000, height: 500 })
    const crop = { x: 250, y: 0, width: 500, height: 500 }
    expect(targetRectangles({ original: drawn, width: 500, height: 500, fit: 'cover' }).crop).toEqual(crop)
  })
})

test.each([
  ['contain', 100, 100, 4032 * 3024],
  ['contain', 8000, 8000, 8000 * 6000],
  ['cover', 8000, 8000, 8000 * 8000],
  ['exact', 8000, 100, 4032 * 3024],
] as const)('what resizing holds: %s in %i × %i', (fit, width, height, pixels) => {
  expect(mostPixels({ original: photo, width, height, fit })).toBe(pixels)
})
