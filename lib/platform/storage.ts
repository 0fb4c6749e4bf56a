import { LOCAL_NAMES, SETTINGS_PREFIX, STORAGE_PREFIX } from '@/lib/core/stored-names'

export type StorageKey = keyof typeof LOCAL_NAMES

/** Reads stored text; null if there is none or storage is denied (private windows, blocked cookies). */
export function readStored(key: StorageKey): string | null {
  return read(LOCAL_NAMES[key])
}

/** True when the key of a storage event is the one that a text is stored under. */
export function isStoredAs(name: string, key: StorageKey): boolean {
  return name === LOCAL_NAMES[key]
}

/** Stores text on the device, or removes it (null); does nothing where storage is denied or full. */
export function writeStored(key: StorageKey, value: string | null): void {
  write(LOCAL_NAMES[key], value)
}

/** The stored settings of a tool, or of tools that share them, in the form of a URL fragment; '' for none. */
export function readSettings(store: string): string {
  return read(SETTINGS_PREFIX + store) ?? ''
}

/** Stores the settings of a tool, or of tools that share them; '' removes them. */
export function writeSettings(store: string, settings: string): void {
  write(SETTINGS_PREFIX + store, settings === '' ? null : settings)
}

/** All entries of the site in local storage by name; empty where storage is denied. */
export function readEntries(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith(STORAGE_PREFIX)))
  } catch {
    return {}
  }
}

/** Stores entries and notifies this page as it is notified of changes in other tabs. False if one did not fit. */
export function writeEntries(entries: Readonly<Record<string, string>>): boolean {
  for (const [name, text] of Object.entries(entries)) write(name, text)
  window.dispatchEvent(new StorageEvent('storage'))
  return Object.entries(entries).every(([name, text]) => read(name) === text)
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
