import { boundsProblem, flag, number, text, type Values } from '@/lib/core/fields'
import type { Mode, Rules } from './session'

export const pomodoroTimerFields = {
  workDuration: number({ unit: 'min', default: 25, min: 1, max: 60, step: 1, integer: true }),
  shortBreakDuration: number({ unit: 'min', default: 5, min: 1, max: 30, step: 1, integer: true }),
  longBreakDuration: number({ unit: 'min', default: 15, min: 5, max: 60, step: 1, integer: true }),
  sessionsUntilLongBreak: number({ unit: 'count', default: 4, min: 2, max: 8, step: 1, integer: true }),
  autoStart: flag(false),
  sound: flag(true),
  volume: number({ default: 60, min: 0, max: 100, step: 1 }),
  notifications: flag(true),
  keepAwake: flag(false),
  task: text({ maxLength: 120 }),
}

export type PomodoroValues = Values<typeof pomodoroTimerFields>

type NumberName = {
  [Name in keyof typeof pomodoroTimerFields]: (typeof pomodoroTimerFields)[Name] extends { kind: 'number' }
    ? Name
    : never
}[keyof typeof pomodoroTimerFields]

const MINUTE = 60_000

const LENGTHS: Readonly<Record<Mode, NumberName>> = {
  work: 'workDuration',
  shortBreak: 'shortBreakDuration',
  longBreak: 'longBreakDuration',
}

/** The effective value of a number field: its default if it is empty or outside its bounds, which its field refuses. */
export function effectiveSetting(values: PomodoroValues, name: NumberName): number {
  const field = pomodoroTimerFields[name]
  const value = values[name]
  return value === null || boundsProblem(field, value) ? (field.default ?? 0) : value
}

/** Converts the settings to the rules of the timer, with lengths in milliseconds. */
export function rulesOf(values: PomodoroValues): Rules {
  const length = (mode: Mode) => effectiveSetting(values, LENGTHS[mode]) * MINUTE
  return {
    lengths: { work: length('work'), shortBreak: length('shortBreak'), longBreak: length('longBreak') },
    sessionsUntilLongBreak: effectiveSetting(values, 'sessionsUntilLongBreak'),
    autoStart: values.autoStart,
  }
}
