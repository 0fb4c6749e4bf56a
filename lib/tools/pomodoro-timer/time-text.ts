/** Milliseconds → whole seconds as a countdown shows them: 0 only when nothing is left. */
export function secondsLeft(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000)
}

/** Seconds → `MM:SS`; an hour is `60:00`. */
export function countdownText(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}
