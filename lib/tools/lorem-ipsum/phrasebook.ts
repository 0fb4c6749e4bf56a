import type { Random } from '@/lib/core/random'
import type { Filler } from './filler'
import { chance, pick } from './pick'

/** Nouns of one kind and what can be said of any of them. */
interface NounKind {
  readonly nouns: readonly string[]
  readonly modifiers: readonly string[]
}

/** A verb as it ends a sentence and as it leads on to the next clause, comma included. */
interface Verb {
  readonly final: string
  readonly linking: string
}

type Particle = 'topic' | 'subject' | 'object' | 'in' | 'to'

/** What sentences of a language with particles are put together from. */
export interface Phrasebook {
  /** Two to four words each. */
  readonly times: readonly (readonly string[])[]
  readonly people: NounKind
  readonly places: NounKind
  readonly things: NounKind
  readonly weather: NounKind
  readonly adverbs: readonly string[]
  /** What people did to things. */
  readonly actions: readonly string[]
  /** What weather does to places. */
  readonly movements: readonly (Verb & { readonly particle: Particle })[]
  /** A noun with its particle. */
  readonly mark: (noun: string, particle: Particle) => string
  readonly between: Filler['between']
  readonly end: Filler['end']
}

/** Makes the filler of a phrasebook: somebody does something somewhere, after or while the weather does. */
export function phraseFiller(book: Phrasebook): Filler {
  const maybe = (random: Random, words: readonly string[], probability: number) =>
    chance(random, probability) ? [pick(random, words)] : []

  const phrase = (random: Random, { nouns, modifiers }: NounKind, particle: Particle) => [
    ...maybe(random, modifiers, 0.45),
    book.mark(pick(random, nouns), particle),
  ]

  const deed = (random: Random) => [
    ...phrase(random, book.people, 'topic'),
    ...phrase(random, book.places, 'in'),
    ...maybe(random, book.adverbs, 0.4),
    ...phrase(random, book.things, 'object'),
    pick(random, book.actions),
  ]

  const scene = (random: Random, form: keyof Verb) => {
    const movement = pick(random, book.movements)
    return [
      ...phrase(random, book.weather, 'subject'),
      ...maybe(random, book.adverbs, 0.3),
      ...phrase(random, book.places, movement.particle),
      movement[form],
    ]
  }

  // Word counts: time 2 to 4, deed 4 to 8, scene 3 to 6. Every pattern is 5 to 18 words.
  const patterns: readonly ((random: Random) => string[])[] = [
    (random) => [...pick(random, book.times), ...deed(random)],
    (random) => [...pick(random, book.times), ...scene(random, 'final')],
    (random) => [...scene(random, 'linking'), ...deed(random)],
    (random) => [...pick(random, book.times), ...scene(random, 'linking'), ...deed(random)],
  ]

  return {
    words: [book.people, book.places, book.things, book.weather].flatMap(({ nouns }) => nouns),
    sentence: (random) => pick(random, patterns)(random),
    between: book.between,
    end: book.end,
  }
}
