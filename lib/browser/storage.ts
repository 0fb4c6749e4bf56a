/** Everything the site keeps on the device. Never what a visitor typed about their body or their files. */
const KEYS = {
  theme: 'toolbox:v1:theme',
  favorites: 'toolbox:v1:favorites',
  recent: 'toolbox:v1:recent',
  pomodoroSettings: 'toolbox:v1:pomodoro-settings',
  pomodoroTimer: 'toolbox:v1:pomodoro-timer',
  pomodoroCounts: 'toolbox:v1:pomodoro-counts',
} as const

export type StorageKey = keyof typeof KEYS

/** Stored text, or null when there is none or storage is denied (private windows, blocked cookies). */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(KEYS[key])
  } catch {
    return null
  }
}

/** Keeps text on the device; where storage is denied or full the visit goes on without it. */
export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(KEYS[key], value)
  } catch {
    return
  }
}
