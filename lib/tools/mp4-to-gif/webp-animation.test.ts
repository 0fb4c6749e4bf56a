import { latin1 } from '@/lib/core/byte-writer'
import { webpChunk, webpFile } from '@/lib/image/formats/webp/chunks'
import { animationFrame, evenArea, webpAnimation } from './webp-animation'

const still = webpFile([webpChunk('VP8X', new Uint8Array(10)), webpChunk('VP8 ', latin1('abc'))])

test('a frame is the picture of a still file with its place and time, byte for byte', () => {
  const frame = animationFrame(still, { x: 258, y: 4, width: 321, height: 1 }, 1000)
  // Half of x and y, the sides less one, milliseconds, "do not blend" (container specification, ANMF).
  const place = '\x81\0\0\x02\0\0\x40\x01\0\0\0\0\xe8\x03\0\x02'
  expect(Buffer.from(frame).toString('latin1')).toBe(`ANMF\x1c\0\0\0${place}VP8 \x03\0\0\0abc\0`)
})

test('a file begins with its size, the animation flag and how often it plays', () => {
  const file = webpAnimation({ width: 480, height: 270 }, 3, [latin1('ANMF\0\0\0\0')])
  const extended = 'VP8X\x0a\0\0\0\x02\0\0\0\xdf\x01\0\x0d\x01\0'
  const animation = 'ANIM\x06\0\0\0\xff\xff\xff\xff\x03\0'
  expect(Buffer.from(file).toString('latin1')).toBe(`RIFF\x2c\0\0\0WEBP${extended}${animation}ANMF\0\0\0\0`)
})

test('areas grow to even positions', () => {
  expect(evenArea({ x: 3, y: 5, width: 1, height: 4 })).toEqual({ x: 2, y: 4, width: 2, height: 5 })
  expect(evenArea({ x: 2, y: 0, width: 3, height: 4 })).toEqual({ x: 2, y: 0, width: 3, height: 4 })
})
