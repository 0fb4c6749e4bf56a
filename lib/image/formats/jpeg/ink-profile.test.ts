import { latin1 } from '@/lib/core/byte-writer'
import { inkProfile } from './ink-profile'
import { jpegSegment } from './segments'

const segment = (marker: number, text: string) => [...jpegSegment(marker, latin1(text))]
/** A frame of 1 × 1 pixel and so many components. */
const frame = (components: number, marker = 0xc0) => segment(marker, `\b\0\x01\0\x01${String.fromCharCode(components)}`)
const part = (number: number, content: string) =>
  segment(0xe2, `ICC_PROFILE\0${String.fromCharCode(number)}\x02${content}`)
const SCAN = segment(0xda, '')
const profileOf = (...parts: number[][]) => {
  const found = inkProfile(Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9]))
  return found && Buffer.from(found).toString('latin1')
}

test.each<[string, number[][], string | null]>([
  ['in its order', [part(1, 'ab'), part(2, 'cd'), frame(4), SCAN], 'abcd'],
  ['in another order, behind the frame', [frame(4, 0xc2), part(2, 'cd'), part(1, 'ab'), SCAN], 'abcd'],
  [
    'beside other segments',
    [segment(0xe2, 'MPF\0\x01\x02x'), part(1, 'ab'), segment(0xe3, 'ICC_PROFILE\0\x02\x02y'), frame(4)],
    'ab',
  ],
  ['of three colors', [part(1, 'ab'), frame(3), SCAN], null],
  ['without a frame', [part(1, 'ab'), SCAN], null],
  ['without a profile', [frame(4), SCAN], null],
  ['behind the scan', [frame(4), SCAN, part(1, 'ab')], null],
])('the profile of a JPEG %s', (_, parts, profile) => {
  expect(profileOf(...parts)).toBe(profile)
})
