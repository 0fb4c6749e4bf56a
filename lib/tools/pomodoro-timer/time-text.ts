/** Rounds milliseconds up to seconds, so that a countdown shows 0 only at its end. */
export function secondsLeft(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000)
}

/** Seconds → `MM:SS`; an hour is `60:00`. */
export function countdownText(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}
