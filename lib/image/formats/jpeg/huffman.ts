import { concatBytes } from '@/lib/core/byte-writer'

/** A Huffman table as a JPEG file writes it (ITU-T T.81, B.2.4.2). */
export interface HuffmanTable {
  /** How many codes have 1, 2, … 16 bits. */
  readonly counts: Uint8Array
  /** The symbols of the codes, shortest code first. */
  readonly values: Uint8Array
}

const LONGEST_CODE = 16

interface Package {
  readonly weight: number
  readonly symbols: readonly number[]
}

function byWeight(one: Package, other: Package): number {
  return one.weight - other.weight
}

function inPairs(packages: readonly Package[]): Package[] {
  return Array.from({ length: packages.length >> 1 }, (_, pair) => {
    const [first, second] = [packages[2 * pair]!, packages[2 * pair + 1]!]
    return { weight: first.weight + second.weight, symbols: [...first.symbols, ...second.symbols] }
  })
}

/**
 * The Huffman table that codes symbols 0 to 255 with these `frequencies` in the fewest bits, by the package-merge algorithm
 * (Larmore and Hirschberg 1990). As T.81 requires, no code is all ones.
 */
export function optimalTable(frequencies: Uint32Array): HuffmanTable {
  const used = [...frequencies.keys()].filter((symbol) => frequencies[symbol]! > 0)
  // Reserves the code of all ones: with weight 0 it is among the longest codes, and the last of them.
  const filler: Package = { weight: 0, symbols: [] }
  const single = used.map((symbol) => ({ weight: frequencies[symbol]!, symbols: [symbol] })).sort(byWeight)
  const leaves: Package[] = [filler, ...single]
  let packages = leaves
  for (let level = 1; level < LONGEST_CODE; level++) packages = [...inPairs(packages), ...leaves].sort(byWeight)
  const lengths = new Map<number, number>()
  for (const { symbols } of packages.slice(0, 2 * leaves.length - 2)) {
    for (const symbol of symbols) lengths.set(symbol, (lengths.get(symbol) ?? 0) + 1)
  }
  const counts = new Uint8Array(LONGEST_CODE)
  for (const symbol of used) counts[lengths.get(symbol)! - 1]!++
  return { counts, values: Uint8Array.from(used.sort((one, other) => lengths.get(one)! - lengths.get(other)!)) }
}

/** A table of a DHT segment, with its class and number in one byte. */
export function tableContent(place: number, { counts, values }: HuffmanTable): Uint8Array {
  return concatBytes([Uint8Array.of(place), counts, values])
}

/** Calls `visit` with each code of a table in ascending order (T.81, annex C). */
function eachCode(
  { counts, values }: HuffmanTable,
  visit: (value: number, code: number, length: number) => void,
): void {
  let code = 0
  let index = 0
  for (let length = 1; length <= LONGEST_CODE; length++) {
    for (let left = counts[length - 1]!; left > 0; left--) visit(values[index++]!, code++, length)
    code <<= 1
  }
}

/** For every 16 bits of a scan: the symbol whose code they start with, and above its 8 bits the length of that code. */
export function decodingTable(table: HuffmanTable): Uint16Array {
  const entries = new Uint16Array(1 << LONGEST_CODE)
  eachCode(table, (value, code, length) => {
    const first = code << (LONGEST_CODE - length)
    entries.fill((length << 8) | value, first, first + (1 << (LONGEST_CODE - length)))
  })
  return entries
}

/** For every symbol: its code, and above those 16 bits the code's length; 0 for a symbol without one. */
export function encodingTable(table: HuffmanTable): Uint32Array {
  const entries = new Uint32Array(256)
  eachCode(table, (value, code, length) => {
    entries[value] = (length << LONGEST_CODE) | code
  })
  return entries
}
