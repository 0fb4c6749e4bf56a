import { readSettings, writeSettings } from './storage'

/** Where the tools whose further settings the visitor opened are stored, with a space between; the early script reads it too. */
const STORE = 'more'

function opened(): string[] {
  return readSettings(STORE).split(' ').filter(Boolean)
}

/** True if the visitor left a tool's further settings open. */
export function isLeftOpen(tool: string): boolean {
  return opened().includes(tool)
}

/** Stores whether a tool's further settings are open. */
export function leaveOpen(tool: string | undefined, isOpen: boolean): void {
  if (tool === undefined) return
  const others = opened().filter((name) => name !== tool)
  writeSettings(STORE, [...others, ...(isOpen ? [tool] : [])].join(' '))
}
