import { canvasReading } from './canvas-reading'
import { bitmapRows, readBitmap } from './read-bitmap'

jest.mock('./canvas-reading', () => ({ canvasReading: jest.fn(() => 'exact') }))

/** A bitmap each of whose pixels says where it is: red the column, green the row. */
interface Bitmap {
  readonly width: number
  readonly height: number
  close: jest.Mock
}

const bitmapOf = (width: number, height: number): Bitmap => ({ width, height, close: jest.fn() })
const asBitmap = (bitmap: Bitmap) => bitmap as unknown as ImageBitmap

class Canvas {
  static made: Canvas[] = []
  static drawn: string[] = []
  static options: unknown
  static hasContext = true
  context = { globalCompositeOperation: 'source-over', imageSmoothingEnabled: true }
  private corner: readonly [number, number] = [0, 0]

  constructor(
    public width: number,
    public height: number,
  ) {
    Canvas.made.push(this)
  }

  getContext(type: string, options: unknown) {
    Canvas.options = { type, ...(options as object) }
    const drawImage = (_: Bitmap, ...[x, y, width, height, ...rest]: number[]) => {
      this.corner = [x!, y!]
      Canvas.drawn.push(`${x},${y} ${width}×${height} → ${rest}`)
    }
    const getImageData = (x: number, y: number, width: number, height: number) => {
      const data = new Uint8ClampedArray(width * height * 4)
      for (let at = 0, row = 0; row < height; row++)
        for (let column = 0; column < width; column++, at += 4) {
          data[at] = this.corner[0] + x + column
          data[at + 1] = this.corner[1] + y + row
          data[at + 3] = 255
        }
      return { data }
    }
    return Canvas.hasContext ? Object.assign(this.context, { drawImage, getImageData }) : null
  }
}

beforeEach(() => {
  Object.assign(globalThis, { OffscreenCanvas: Canvas })
  Object.assign(Canvas, { made: [], drawn: [], hasContext: true })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'OffscreenCanvas'))

const pixelAt = ({ width, data }: { width: number; data: Uint8ClampedArray }, x: number, y: number) => [
  ...data.slice((y * width + x) * 4, (y * width + x + 1) * 4),
]

describe('the pixels of a bitmap', () => {
  it('are read as they are, and the bitmap and the canvas are given back', () => {
    const bitmap = bitmapOf(3, 2)
    const pixels = readBitmap(asBitmap(bitmap))
    expect(pixels).toMatchObject({ width: 3, height: 2 })
    expect(pixelAt(pixels, 2, 1)).toEqual([2, 1, 0, 255])
    expect(Canvas.options).toEqual({ type: '2d', willReadFrequently: true, colorSpace: 'srgb' })
    expect(Canvas.made[0]!.context).toMatchObject({ globalCompositeOperation: 'copy', imageSmoothingEnabled: false })
    expect(bitmap.close).toHaveBeenCalledTimes(1)
    expect(Canvas.made).toMatchObject([{ width: 0, height: 0 }])
  })

  it('of a wide one are read in tiles of 8,192 pixels at most', () => {
    const shares: number[] = []
    const pixels = readBitmap(asBitmap(bitmapOf(8193, 2)), (share) => shares.push(share))
    expect(Canvas.drawn).toEqual(['0,0 8192×2 → 0,0,8192,2', '8192,0 1×2 → 0,0,1,2'])
    expect(shares).toEqual([0.5, 1])
    // Colors end at 255.
    expect(pixelAt(pixels, 8192, 1)).toEqual([255, 1, 0, 255])
    expect(pixelAt(pixels, 5, 1)).toEqual([5, 1, 0, 255])
  })

  it.each([
    // 4,000,000 pixels of a row of 6,900 are 579.7 rows.
    [6900, 600, ['0,0 6900×579 → 0,0,6900,579', '0,579 6900×21 → 0,0,6900,21']],
    [2, 8200, ['0,0 2×8192 → 0,0,2,8192', '0,8192 2×8 → 0,0,2,8']],
  ])('of %d × %d are read through a canvas of four megapixels at most', (width, height, tiles) => {
    const pixels = readBitmap(asBitmap(bitmapOf(width, height)))
    expect(Canvas.drawn).toEqual(tiles)
    expect(pixelAt(pixels, 1, 100)).toEqual([1, 100, 0, 255])
  })
})

describe('rows of a bitmap', () => {
  it('are read as they are asked for, until they are closed', () => {
    const bitmap = bitmapOf(8193, 40)
    const rows = bitmapRows(asBitmap(bitmap))
    expect(rows).toMatchObject({ width: 8193, height: 40 })
    expect(Canvas.drawn).toEqual([])
    const pixels = rows.rows(30, 3)
    expect(pixels).toMatchObject({ width: 8193, height: 3 })
    expect(Canvas.drawn).toEqual(['0,30 8192×3 → 0,0,8192,3', '8192,30 1×3 → 0,0,1,3'])
    expect(pixelAt(pixels, 7, 2)).toEqual([7, 32, 0, 255])
    expect(bitmap.close).not.toHaveBeenCalled()
    rows.close()
    expect(bitmap.close).toHaveBeenCalledTimes(1)
  })
})

it('a browser that returns noise withholds the picture', () => {
  jest.mocked(canvasReading).mockReturnValueOnce('noise')
  expect(() => readBitmap(asBitmap(bitmapOf(1, 1)))).toThrow('imagePixelsWithheld')
})

it('a browser without room for a canvas is out of memory', () => {
  Canvas.hasContext = false
  expect(() => readBitmap(asBitmap(bitmapOf(1, 1)))).toThrow('outOfMemory')
})
