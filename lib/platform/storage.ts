/**
 * Keys of everything the site stores on the device, besides the settings of a tool: fields declared `remembered`, under
 * `toolbox:v1:settings:<slug>`. Input about the visitor's body or files must never be stored.
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

/** Reads stored text; null when there is none or storage is denied (private windows, blocked cookies). */
export function readStored(key: StorageKey): string | null {
  return read(KEYS[key])
}

/** True when the key of a storage event is the one that a text is stored under. */
export function isStoredAs(name: string, key: StorageKey): boolean {
  return name === KEYS[key]
}

/** Stores text on the device; does nothing where storage is denied or full. */
export function writeStored(key: StorageKey, value: string): void {
  write(KEYS[key], value)
}

/** The stored settings of a tool, or of tools that share them, in the form of a URL fragment; '' for none. */
export function readSettings(store: string): string {
  return read(SETTINGS + store) ?? ''
}

/** Stores the settings of a tool, or of tools that share them; '' removes them. */
export function writeSettings(store: string, settings: string): void {
  write(SETTINGS + store, settings === '' ? null : settings)
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
