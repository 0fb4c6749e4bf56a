import type { Random } from '@/lib/core/random'

/** Numbers at which lengths, offsets and counts go wrong. */
const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff]
/** Where headers stand; half of all changes fall here. */
const HEAD_BYTES = 1024
const MAX_RUN = 512

/** A whole number from 0 to `below` − 1. */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit)
}

/** One of a list. */
export function oneOf<T>(random: Random, list: readonly T[]): T {
  return list[below(random, list.length)] as T
}

type Mutation = (bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array

function place(bytes: Uint8Array, random: Random): number {
  return below(random, random() < 0.5 ? Math.min(bytes.length, HEAD_BYTES) : bytes.length)
}

function spliced(bytes: Uint8Array, at: number, removed: number, inserted: Uint8Array): Uint8Array {
  const result = new Uint8Array(Math.max(0, bytes.length - removed) + inserted.length)
  result.set(bytes.subarray(0, at))
  result.set(inserted, at)
  result.set(bytes.subarray(at + removed), at + inserted.length)
  return result
}

function run(bytes: Uint8Array, random: Random): Uint8Array {
  const at = place(bytes, random)
  return bytes.subarray(at, at + 1 + below(random, MAX_RUN))
}

/** Writes an edge of 1, 2 or 4 bytes, either end first. */
const setNumber: Mutation = (bytes, random) => {
  const width = oneOf(random, [1, 2, 4])
  const value = random() < 0.2 ? bytes.length : oneOf(random, EDGES)
  const digits = Array.from({ length: width }, (_, index) => (value / 256 ** index) & 0xff)
  const at = place(bytes, random)
  bytes.set((random() < 0.5 ? digits : digits.reverse()).slice(0, bytes.length - at), at)
  return bytes
}

const flipBits: Mutation = (bytes, random) => {
  for (let count = 1 + below(random, 16); count > 0; count--) {
    const at = place(bytes, random)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << below(random, 8))
  }
  return bytes
}

const MUTATIONS: readonly Mutation[] = [
  flipBits,
  flipBits,
  setNumber,
  setNumber,
  (bytes, random) => bytes.slice(0, below(random, bytes.length)),
  (bytes, random) => spliced(bytes, place(bytes, random), 0, run(bytes, random).slice()),
  (bytes, random, other) => spliced(bytes, place(bytes, random), 0, run(other, random)),
  (bytes, random, other) => {
    const part = run(other, random)
    const at = Math.min(place(bytes, random), bytes.length - 1)
    bytes.set(part.subarray(0, bytes.length - at), at)
    return bytes
  },
  (bytes, random) => {
    const at = place(bytes, random)
    return spliced(bytes, at, Math.min(1 + below(random, MAX_RUN), bytes.length - at), new Uint8Array(0))
  },
]

/** A copy of a file damaged in one to four ways: cut, bits flipped, lengths at their edges, runs moved or from another. */
export function mutate(original: Uint8Array, random: Random, other: Uint8Array): Uint8Array<ArrayBuffer> {
  let bytes: Uint8Array = original.slice()
  for (let count = 1 + below(random, 4); count > 0 && bytes.length > 0; count--) {
    bytes = oneOf(random, MUTATIONS)(bytes, random, other)
  }
  return bytes.slice()
}

type TextMutation = (letters: readonly string[], random: Random, tokens: readonly string[]) => readonly string[]

const TEXT_MUTATIONS: readonly TextMutation[] = [
  (letters, random) => letters.toSpliced(below(random, letters.length + 1), 1 + below(random, 8)),
  (letters, random, tokens) => letters.toSpliced(below(random, letters.length + 1), 0, oneOf(random, tokens)),
  (letters, random, tokens) => letters.toSpliced(below(random, letters.length + 1), 1, oneOf(random, tokens)),
  (letters, random) => {
    const at = below(random, letters.length + 1)
    return letters.toSpliced(at, 0, ...letters.slice(at, at + 1 + below(random, 40)))
  },
  // Nesting and length without end.
  (letters, random, tokens) =>
    letters.toSpliced(below(random, letters.length + 1), 0, oneOf(random, tokens).repeat(1 + below(random, 3000))),
  (letters, random) =>
    letters.toSpliced(below(random, letters.length + 1), 0, String.fromCharCode(below(random, 65_536))),
]

/**
 * Changes a text in one to six ways: letters removed, doubled or replaced, and tokens of its language inserted once or very
 * often.
 */
export function mutateText(original: string, random: Random, tokens: readonly string[]): string {
  let letters: readonly string[] = Array.from(original)
  for (let count = 1 + below(random, 6); count > 0; count--) {
    letters = oneOf(random, TEXT_MUTATIONS)(letters, random, tokens)
  }
  return letters.join('')
}
