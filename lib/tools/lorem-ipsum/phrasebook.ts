import type { Random } from '@/lib/core/random'
import type { Filler } from './filler'
import { chance, pick, wordsOf } from './pick'

/** Nouns of one kind and adjectives that fit each of them. */
interface NounKind {
  readonly nouns: readonly string[]
  readonly modifiers: readonly string[]
}

/** A verb in its form at the end of a sentence and before another clause, including the comma. */
interface Verb {
  readonly final: string
  readonly linking: string
}

type Particle = 'topic' | 'subject' | 'object' | 'in' | 'to'

/** The parts of sentences in a language with particles. */
export interface Phrasebook extends Pick<Filler, 'separator' | 'end'> {
  /** Two to four words each, separated by spaces. */
  readonly times: readonly string[]
  readonly people: NounKind
  readonly places: NounKind
  readonly things: NounKind
  readonly weather: NounKind
  readonly adverbs: readonly string[]
  /** Verbs with a person as subject and a thing as object. */
  readonly actions: readonly string[]
  /** Verbs with weather as subject and a place as object. */
  readonly movements: readonly (Verb & { readonly particle: Particle })[]
  /** Appends the particle to a noun. */
  readonly mark: (noun: string, particle: Particle) => string
}

/** Creates a filler from a phrasebook: sentences about people's actions, weather, or both. */
export function phraseFiller(book: Phrasebook): Filler {
  const pickWithProbability = (random: Random, words: readonly string[], probability: number) =>
    chance(random, probability) ? [pick(random, words)] : []

  const phrase = (random: Random, { nouns, modifiers }: NounKind, particle: Particle) => [
    ...pickWithProbability(random, modifiers, 0.45),
    book.mark(pick(random, nouns), particle),
  ]

  const time = (random: Random) => wordsOf(pick(random, book.times))

  const action = (random: Random) => [
    ...phrase(random, book.people, 'topic'),
    ...phrase(random, book.places, 'in'),
    ...pickWithProbability(random, book.adverbs, 0.4),
    ...phrase(random, book.things, 'object'),
    pick(random, book.actions),
  ]

  const weather = (random: Random, form: keyof Verb) => {
    const movement = pick(random, book.movements)
    return [
      ...phrase(random, book.weather, 'subject'),
      ...pickWithProbability(random, book.adverbs, 0.3),
      ...phrase(random, book.places, movement.particle),
      movement[form],
    ]
  }

  // Word counts: time 2 to 4, deed 4 to 8, scene 3 to 6. Every pattern is 5 to 18 words.
  const patterns: readonly ((random: Random) => string[])[] = [
    (random) => [...time(random), ...action(random)],
    (random) => [...time(random), ...weather(random, 'final')],
    (random) => [...weather(random, 'linking'), ...action(random)],
    (random) => [...time(random), ...weather(random, 'linking'), ...action(random)],
  ]

  return {
    words: [book.people, book.places, book.things, book.weather].flatMap(({ nouns }) => nouns),
    sentence: (random) => pick(random, patterns)(random),
    separator: book.separator,
    end: book.end,
  }
}
