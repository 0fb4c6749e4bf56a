import type { Problem } from '@/lib/core/fields'

/** Lengths of a menstrual cycle in days for which the calendar methods are made. */
export const CYCLE_DAYS = { min: 21, max: 35 } as const

/** The problem of a cycle length, which outside the bounds says what the methods do not know. */
export function cycleLengthProblem(problem: Problem | undefined): Problem | undefined {
  return problem?.code === 'outOfRange' ? { ...problem, code: 'unknownCycle' } : problem
}
