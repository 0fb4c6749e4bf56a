import type { Random } from '@/lib/core/random'

/** The words of a text that has a space between each two. */
export function wordsOf(text: string): string[] {
  return text.split(' ')
}

/** A random item of a list that is not empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const picked = list[Math.floor(random() * list.length)]
  if (picked === undefined) throw new RangeError('nothing to pick from')
  return picked
}

/** Random items without immediate repetitions. */
export function pickRun<T>(random: Random, list: readonly T[], length: number): T[] {
  const run: T[] = []
  while (run.length < length) {
    const picked = pick(random, list)
    if (picked !== run.at(-1)) run.push(picked)
  }
  return run
}

/** A random integer from `min` to `max`, inclusive. */
export function randomInteger(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1))
}

/** True with the given probability. */
export function chance(random: Random, probability: number): boolean {
  return random() < probability
}
