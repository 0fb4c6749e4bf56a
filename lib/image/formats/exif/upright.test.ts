import { exifOrientation, orientationBlock } from './orientation'
import { uprightExif } from './upright'

const SIZE = { width: 3000, height: 4000 }

/** A block of one directory with these entries of type and value, all for the orientation. */
function block(...entries: readonly (readonly [type: number, value: number])[]): Uint8Array {
  const rows = entries.flatMap(([type, value]) => [0x01, 0x12, 0, type, 0, 0, 0, 1, 0, value, 0, 0])
  return Uint8Array.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, entries.length, ...rows, 0, 0, 0, 0])
}

test.each([
  ['one orientation', orientationBlock(6)],
  ['a second one of another type', block([3, 6], [5, 3])],
  ['a text in place of a first one', block([2, 9], [3, 6])],
  ['a first one of another size', block([4, 3], [3, 6])],
  ['a second one', block([3, 8], [3, 1])],
])('a block with %s is upright for whoever reads any', (_, original) => {
  expect(exifOrientation(original)).toBeGreaterThan(1)
  expect(exifOrientation(uprightExif(original, SIZE))).toBe(1)
})

/** An EXIF block in the byte order asked for: a main directory, an EXIF directory, a thumbnail directory and its JPEG. */
function cameraBlock({
  little = false,
  colorSpace = 0xffff,
  thumbnail = [0xff, 0xd8, 1, 2],
  sides = 4,
  tail = 0,
} = {}) {
  const bytes = new Uint8Array(122 + thumbnail.length + tail)
  const view = new DataView(bytes.buffer)
  const put = (at: number, ...shorts: number[]) =>
    shorts.forEach((value, index) => view.setUint16(at + index * 2, value, little))
  const entry = (at: number, tag: number, type: number, value: number) => {
    put(at, tag, type)
    view.setUint32(at + 4, 1, little)
    if (type === 3) put(at + 8, value)
    else view.setUint32(at + 8, value, little)
  }
  bytes.set(Buffer.from(little ? 'II*\0' : 'MM\0*'))
  view.setUint32(4, 8, little)
  put(8, 2)
  entry(10, 0x0112, 3, 6)
  entry(22, 0x8769, 4, 38)
  view.setUint32(34, 82, little)
  put(38, 3)
  entry(40, 0xa001, 3, colorSpace)
  entry(52, 0xa002, sides, 4000)
  entry(64, 0xa003, sides, 3000)
  put(82, 2)
  entry(84, 0x0201, 4, 122)
  entry(96, 0x0202, 4, thumbnail.length)
  bytes.set(thumbnail, 122)
  const read = (block: Uint8Array) => {
    const at = new DataView(block.buffer, block.byteOffset, block.length)
    const side = (offset: number) => (sides === 3 ? at.getUint16(offset, little) : at.getUint32(offset, little))
    return {
      orientation: at.getUint16(18, little),
      colorSpace: at.getUint16(48, little),
      width: side(60),
      height: side(72),
      nextDirectory: at.getUint32(34, little),
      length: block.length,
    }
  }
  return { bytes, read }
}

const UPRIGHT = { orientation: 1, colorSpace: 1, width: 3000, height: 4000, nextDirectory: 0, length: 122 }

describe('the block of a camera', () => {
  it.each([{}, { little: true }, { sides: 3 }, { sides: 3, little: true }])(
    'is turned upright, stated as sRGB and loses its thumbnail: %j',
    (options) => {
      const { bytes, read } = cameraBlock(options)
      const original = bytes.slice()
      expect(read(uprightExif(bytes, SIZE))).toEqual(UPRIGHT)
      expect(bytes).toEqual(original)
    },
  )

  it('keeps a ColorSpace that says sRGB or something else', () => {
    for (const colorSpace of [1, 2]) {
      const { bytes, read } = cameraBlock({ colorSpace })
      expect(read(uprightExif(bytes, SIZE)).colorSpace).toBe(colorSpace)
    }
  })

  it('keeps its length where something follows the thumbnail, which is overwritten', () => {
    const { bytes, read } = cameraBlock({ tail: 3 })
    const upright = uprightExif(bytes, SIZE)
    expect(read(upright)).toEqual({ ...UPRIGHT, length: 129 })
    expect([...upright.subarray(122)]).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  it.each([[[0xff, 0xd9, 1, 2]], [[0xfe, 0xd8, 1, 2]]])(
    'unlinks a thumbnail that is no JPEG without touching it: %j',
    (thumbnail) => {
      const { bytes, read } = cameraBlock({ thumbnail })
      const upright = uprightExif(bytes, SIZE)
      expect(read(upright)).toEqual({ ...UPRIGHT, length: 126 })
      expect([...upright.subarray(122)]).toEqual(thumbnail)
    },
  )

  it('states the size of the new picture', () => {
    const { bytes, read } = cameraBlock()
    expect(read(uprightExif(bytes, { width: 800, height: 600 }))).toMatchObject({ width: 800, height: 600 })
  })

  it('that is cut short anywhere is mended as far as it goes, byte for byte', () => {
    for (const little of [false, true]) {
      const { bytes } = cameraBlock({ little })
      const whole = uprightExif(bytes, SIZE)
      for (let length = 0; length < bytes.length; length++) {
        const cut = uprightExif(bytes.slice(0, length), SIZE)
        expect(cut.length).toBe(length)
        if (length < 6) expect(cut).toEqual(bytes.subarray(0, length))
        // The orientation is set as soon as the whole of its entry is there.
        if (length >= 22) expect([...cut.subarray(18, 20)]).toEqual([...whole.subarray(18, 20)])
        if (length >= 38) expect([...cut.subarray(34, 38)]).toEqual([0, 0, 0, 0])
        if (length >= 52) expect([...cut.subarray(48, 50)]).toEqual([...whole.subarray(48, 50)])
        if (length >= 76) expect([...cut.subarray(60, 76)]).toEqual([...whole.subarray(60, 76)])
      }
    }
  })

  it('is left alone where it is no TIFF block', () => {
    const bytes = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8)
    expect(uprightExif(bytes, SIZE)).toBe(bytes)
  })

  it('leaves a thumbnail that is said to reach beyond the block', () => {
    const { bytes, read } = cameraBlock()
    new DataView(bytes.buffer).setUint32(104, 5)
    const upright = uprightExif(bytes, SIZE)
    expect(read(upright)).toEqual({ ...UPRIGHT, length: 126 })
    expect([...upright.subarray(122)]).toEqual([0xff, 0xd8, 1, 2])
  })
})
