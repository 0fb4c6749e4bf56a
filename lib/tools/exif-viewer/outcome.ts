import type { Behind, Unread } from '@/lib/image/formats/metadata/blocks'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import { CONCERNS, findingsOf, type Concern } from './findings'
import type { Metadata } from './metadata-tag'

/** How a copy differs from its original in what matters, as a second reading of it shows. */
export interface Outcome {
  /** What followed the picture and does not follow the copy. */
  readonly notInCopy: readonly Behind[]
  /** What is missing from the copy because it could not be searched. */
  readonly unreadNotInCopy: readonly Unread[]
  /** The original says when it was made, the copy should, and does not. */
  readonly isDateLost: boolean
  /** What the copy says although it should not. */
  readonly stays: readonly Concern[]
}

const GONE: Readonly<Record<Loss, readonly Concern[]>> = {
  everything: CONCERNS,
  place: ['place'],
  exceptDate: ['place', 'person', 'faces'],
  nothing: [],
}

/** Compares a file with its copy without what `loss` names. */
export function outcomeOf(original: Metadata, copy: Metadata, loss: Loss): Outcome {
  const concerns = ({ tags }: Metadata) => findingsOf(tags).map(({ concern }) => concern)
  const left = concerns(copy)
  const notInCopy = original.behind.filter((part) => !copy.behind.includes(part))
  const unread = new Set(copy.unread.map(({ name }) => name))
  // What went with its video is not named once more.
  const isNamed = (name: string) => name !== '' && !(name.startsWith('video/') && notInCopy.includes('video'))
  // It may hold the date that a copy with nothing else lacks; anything else is to go anyway, or stays.
  const isMissed = loss === 'place' || (loss === 'exceptDate' && !left.includes('time'))
  return {
    notInCopy,
    unreadNotInCopy: isMissed ? original.unread.filter(({ name }) => isNamed(name) && !unread.has(name)) : [],
    isDateLost: loss !== 'everything' && concerns(original).includes('time') && !left.includes('time'),
    stays: left.filter((concern) => GONE[loss].includes(concern)),
  }
}
