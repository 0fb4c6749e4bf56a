import { concatBytes, latin1 } from '@/lib/core/byte-writer'

/** Big-endian integers of 16 bits. */
export const shorts = (...values: number[]) => Uint8Array.from(values.flatMap((value) => [value >> 8, value & 255]))
const [PAPER, INK, NEUTRAL] = [65_280, 0, 32_768]
/** The white of D50, where 32,768 is 1 (ICC.1:2022, 6.3.4.2). */
const WHITE = [31_595, 32_768, 27_030]

/** A profile of a press on which only black shows: two nodes an ink, straight curves (ICC.1:2022, 10.10). */
export function blackOnly(ink = [INK, NEUTRAL, NEUTRAL], space: 'Lab ' | 'XYZ ' = 'Lab '): Uint8Array {
  const profile = new Uint8Array(128)
  profile.set(latin1(`CMYK${space}`), 16)
  const paper = space === 'XYZ ' ? WHITE : [PAPER, NEUTRAL, NEUTRAL]
  const table = concatBytes([shorts(0, 1), latin1('A2B0'), shorts(0, 144, 0, 0)])
  const nodes = Array.from({ length: 16 }, (_, node) => (node % 2 === 1 ? ink : paper)).flat()
  const curve = [0, 65_535]
  const lut = [...Array.from({ length: 4 }, () => curve).flat(), ...nodes, ...curve, ...curve, ...curve]
  const head = concatBytes([latin1('mft2\0\0\0\0'), Uint8Array.of(4, 3, 2, 0), new Uint8Array(36), shorts(2, 2)])
  return concatBytes([profile, table, head, shorts(...lut)])
}
