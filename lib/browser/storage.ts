/**
 * Everything the site keeps on the device. Never what a visitor typed about their body or their files. Beside these, the
 * settings of a tool under `toolbox:v1:settings:<slug>`: only fields that are declared `remembered`.
 */
const KEYS = {
  theme: 'toolbox:v1:theme',
  favorites: 'toolbox:v1:favorites',
  recent: 'toolbox:v1:recent',
  pomodoroSettings: 'toolbox:v1:pomodoro-settings',
  pomodoroTimer: 'toolbox:v1:pomodoro-timer',
  pomodoroCounts: 'toolbox:v1:pomodoro-counts',
} as const

const SETTINGS = 'toolbox:v1:settings:'

export type StorageKey = keyof typeof KEYS

/** Stored text, or null when there is none or storage is denied (private windows, blocked cookies). */
export function readStored(key: StorageKey): string | null {
  return read(KEYS[key])
}

/** Whether a storage event's key is that of a text. */
export function isStoredAs(name: string, key: StorageKey): boolean {
  return name === KEYS[key]
}

/** Keeps text on the device; where storage is denied or full the visit goes on without it. */
export function writeStored(key: StorageKey, value: string): void {
  write(KEYS[key], value)
}

/** The settings a tool keeps, in the form of a URL fragment; '' for none. */
export function readSettings(slug: string): string {
  return read(SETTINGS + slug) ?? ''
}

/** Keeps a tool's settings; '' erases them. */
export function writeSettings(slug: string, settings: string): void {
  write(SETTINGS + slug, settings === '' ? null : settings)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
}
