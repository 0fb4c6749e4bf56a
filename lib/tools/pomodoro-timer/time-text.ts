import { splitDuration } from '@/lib/core/format'

/** Rounds milliseconds up to seconds, so that a countdown shows 0 only at its end. */
export function secondsLeft(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000)
}

/** Seconds → `MM:SS`; an hour is `60:00`. */
export function countdownText(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  const { whole, rest } = splitDuration(seconds, 60)
  return `${pad(whole)}:${pad(rest)}`
}
