import type { Random } from '@/lib/core/random'

/** One of a list that is not empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const picked = list[Math.floor(random() * list.length)]
  if (picked === undefined) throw new RangeError('nothing to pick from')
  return picked
}

/** A run of picks in which no one comes twice in a row. */
export function pickRun<T>(random: Random, list: readonly T[], length: number): T[] {
  const run: T[] = []
  while (run.length < length) {
    const picked = pick(random, list)
    if (picked !== run.at(-1)) run.push(picked)
  }
  return run
}

/** A whole number from `min` to `max`, both included. */
export function between(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1))
}

/** True with the given probability. */
export function chance(random: Random, probability: number): boolean {
  return random() < probability
}
