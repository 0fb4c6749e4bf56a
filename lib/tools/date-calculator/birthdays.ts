import { compareDates, isoDate, type PlainDate } from '@/lib/core/plain-date'
import { lunarDatesFrom, type Occurrence } from './lunar'
import { isSavedDate, type SavedDate } from './saved-dates'

/** The lunar day of a person or, without a name, of nobody in particular. */
export type Birthday = Extract<SavedDate, { repeat: 'lunar' }>

const OCCASION = /생일|생신|환갑|칠순|팔순|제사|기일|차례|birthday|b-?day|anniversary|誕生日|バースデー|命日|忌日|法事/i

/** Whether a name that was typed says what is on the day: “엄마 생신”. */
export function saysOccasion(name: string): boolean {
  return OCCASION.test(name)
}

export function areBirthdays(value: unknown): value is readonly Birthday[] {
  return Array.isArray(value) && value.every((one) => isSavedDate(one) && one.repeat === 'lunar')
}

/** Identifies the event of a day. Those of two people stay apart, and the same name and day give the same event again. */
export function birthdayUid({ calendar, month, day, leap, name }: Birthday, date: PlainDate): string {
  return [calendar, month, day, leap, isoDate(date), name].filter((part) => part !== '').join('-')
}

/** The birthdays and `one`, unless the list has it: the same lunar day with the same name, or with any while `one` has none. */
export function withBirthday(birthdays: readonly Birthday[], one: Birthday): readonly Birthday[] {
  const dayOf = ({ calendar, month, day, leap }: Birthday) => [calendar, month, day, leap].join()
  const isKnown = birthdays.some((known) => dayOf(known) === dayOf(one) && (!one.name || known.name === one.name))
  return isKnown ? birthdays : [...birthdays, one]
}

/** A day on which somebody's lunar birthday falls. */
export interface BirthdayDate extends Occurrence {
  readonly of: Birthday
}

/** The next `count` birthdays of several people from a day on, the soonest first. */
export function birthdaysFrom(birthdays: readonly Birthday[], from: PlainDate, count: number): readonly BirthdayDate[] {
  return birthdays
    .flatMap((of) => lunarDatesFrom(of.calendar, of, from, count).map((one) => ({ ...one, of })))
    .toSorted((one, other) => compareDates(one.date, other.date))
    .slice(0, count)
}
