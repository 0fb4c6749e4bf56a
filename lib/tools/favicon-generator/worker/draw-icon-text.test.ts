import { readBitmap } from '@/lib/image/codecs/read-bitmap'
import { ICON_FONT } from '@/lib/tools/favicon-generator/place-text'
import { drawIconText } from './draw-icon-text'

jest.mock('@/lib/image/codecs/read-bitmap', () => ({ readBitmap: jest.fn((bitmap: unknown) => bitmap) }))

const drawn: unknown[][] = []

/** A canvas whose letters are as wide as half their size, 0.7 of it above the line and 0.1 below. */
class Canvas {
  static hasContext = true
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    drawn.push(['canvas', width, height])
  }
  getContext(type: string, options: object) {
    const size = () => Number(/ ([\d.]+)px/.exec(context.font)?.[1])
    const context = {
      ...{ type, options, font: '', fillStyle: '', textAlign: '', textBaseline: '' },
      measureText: (text: string) => ({
        width: text.length * size() * 0.5,
        actualBoundingBoxAscent: size() * 0.7,
        actualBoundingBoxDescent: size() * 0.1,
      }),
      fillRect: (...place: number[]) => drawn.push(['rectangle', context.fillStyle, ...place]),
      fillText: (text: string, ...place: number[]) => {
        const { font, fillStyle, textAlign, textBaseline } = context
        drawn.push([
          'text',
          text,
          fillStyle,
          font,
          textAlign,
          textBaseline,
          ...place.map((one) => Number(one.toFixed(6))),
        ])
      },
    }
    drawn.push(['context', type, options])
    return Canvas.hasContext ? context : null
  }
  transferToImageBitmap() {
    return { width: this.width }
  }
}

beforeEach(() => {
  drawn.length = 0
  Canvas.hasContext = true
  Object.assign(globalThis, { OffscreenCanvas: Canvas })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'OffscreenCanvas'))

const LETTERS = { text: 'AB', color: [255, 255, 255], background: [79, 70, 229], fontSize: 32 } as const

test.each([
  // Half the side, with six tenths of its height above the middle of its own.
  [128, undefined, 64, (128 + 64 * 0.6) / 2],
  [100, 0.5, 25, (100 + 25 * 0.6) / 2],
])('letters stand in the middle of a square of %d, share %p', (side, share, size, baseline) => {
  expect(drawIconText(LETTERS, side, share)).toEqual({ width: side })
  expect(drawn).toEqual([
    ['canvas', side, side],
    ['context', '2d', { willReadFrequently: true }],
    ['rectangle', '#4F46E5', 0, 0, side, side],
    [
      'text',
      'AB',
      '#FFFFFF',
      `700 ${size}px ${ICON_FONT}`,
      'center',
      'alphabetic',
      side / 2,
      Number(baseline.toFixed(6)),
    ],
  ])
  expect(readBitmap).toHaveBeenLastCalledWith({ width: side })
})

test('letters too wide for their share of the side are reduced', () => {
  drawIconText({ ...LETTERS, fontSize: 64 }, 100, 0.5)
  // Two letters of 50 pixels are 50 wide: as much as half the side.
  expect(drawn.at(-1)?.[3]).toBe(`700 50px ${ICON_FONT}`)
  drawIconText({ ...LETTERS, text: 'ABCD', fontSize: 64 }, 100, 0.5)
  expect(drawn.at(-1)?.[3]).toBe(`700 25px ${ICON_FONT}`)
})

test('without room for a canvas the device is out of memory', () => {
  Canvas.hasContext = false
  expect(() => drawIconText(LETTERS, 16)).toThrow(expect.objectContaining({ code: 'outOfMemory' }))
})
