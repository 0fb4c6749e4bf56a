import { bmpSize } from './bmp'

/** A BMP as far as its size: file header, header size, then what stands behind it. */
function bmp(headerBytes: number, ...sides: Uint8Array[]): Uint8Array {
  return Uint8Array.from([
    ...Buffer.from('BM'),
    ...new Uint8Array(12),
    headerBytes,
    0,
    0,
    0,
    ...sides.flatMap((side) => [...side]),
  ])
}

const bytesOf = (numbers: Int32Array | Uint16Array) => new Uint8Array(numbers.buffer)

test.each([
  [
    'OS/2 1.x, planes and depth behind it',
    bmp(12, bytesOf(Uint16Array.of(200, 150, 1, 24))),
    { width: 200, height: 150 },
  ],
  ['OS/2 1.x of more than 32,767', bmp(12, bytesOf(Uint16Array.of(40_000, 2))), { width: 40_000, height: 2 }],
  ['Windows', bmp(40, bytesOf(Int32Array.of(70_000, 150))), { width: 70_000, height: 150 }],
  ['Windows, from the top down', bmp(124, bytesOf(Int32Array.of(200, -150))), { width: 200, height: 150 }],
  ['a width below zero, which is none', bmp(40, bytesOf(Int32Array.of(-200, 150))), { width: -200, height: 150 }],
  ['a file that ends before', bmp(40), { width: 0, height: 0 }],
])('%s', (_, file, size) => expect(bmpSize(file)).toEqual(size))
