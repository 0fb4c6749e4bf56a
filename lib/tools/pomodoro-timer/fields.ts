import { flag, number, text, type Values } from '@/lib/core/fields'
import { clamp } from '@/lib/core/numbers'
import type { Mode, Rules } from './session'

export const pomodoroFields = {
  workDuration: number({ default: 25, min: 1, max: 60, step: 1, integer: true }),
  shortBreakDuration: number({ default: 5, min: 1, max: 30, step: 1, integer: true }),
  longBreakDuration: number({ default: 15, min: 5, max: 60, step: 1, integer: true }),
  sessionsUntilLongBreak: number({ default: 4, min: 2, max: 8, step: 1, integer: true }),
  autoStart: flag(false),
  sound: flag(true),
  volume: number({ default: 60, min: 0, max: 100, step: 1 }),
  notifications: flag(true),
  keepAwake: flag(false),
  task: text({ maxLength: 120 }),
}

export type PomodoroValues = Values<typeof pomodoroFields>

type NumberName = {
  [Name in keyof typeof pomodoroFields]: (typeof pomodoroFields)[Name] extends { kind: 'number' } ? Name : never
}[keyof typeof pomodoroFields]

const MINUTE = 60_000

const LENGTHS: Readonly<Record<Mode, NumberName>> = {
  work: 'workDuration',
  shortBreak: 'shortBreakDuration',
  longBreak: 'longBreakDuration',
}

/** A number field as the timer takes it: whole and within its bounds, its default while it is empty or unreadable. */
export function settingOf(values: PomodoroValues, name: NumberName): number {
  const { default: fallback, min = 0, max = Infinity } = pomodoroFields[name]
  return clamp(Math.round(values[name] ?? fallback ?? min), min, max)
}

/** What the settings mean for the timer; lengths in milliseconds. */
export function rulesOf(values: PomodoroValues): Rules {
  const length = (mode: Mode) => settingOf(values, LENGTHS[mode]) * MINUTE
  return {
    lengths: { work: length('work'), shortBreak: length('shortBreak'), longBreak: length('longBreak') },
    sessionsUntilLongBreak: settingOf(values, 'sessionsUntilLongBreak'),
    autoStart: values.autoStart,
  }
}
