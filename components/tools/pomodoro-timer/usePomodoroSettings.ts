import { useEffect, useEffectEvent, useMemo } from 'react'
import { useFields, type FieldsState } from '@/components/ui/fields/useFields'
import { isStoredAs, readStored, writeStored } from '@/lib/platform/storage'
import { defaultsOf, readFragment, writeFragment, type Raw } from '@/lib/core/fields'
import { pomodoroTimerFields, rulesOf } from '@/lib/tools/pomodoro-timer/fields'
import type { Rules } from '@/lib/tools/pomodoro-timer/session'

type Settings = Partial<Raw<typeof pomodoroTimerFields>>

const parse = (stored: string | null): Settings => readFragment(pomodoroTimerFields, stored ?? '')

/** All settings: a text that is left out of what is stored is the default one. */
const parseAll = (stored: string | null) => ({ ...defaultsOf(pomodoroTimerFields), ...parse(stored) })

function restoreSettings(take: (stored: Settings) => void): void {
  const stored = readStored('pomodoroSettings')
  if (stored) take(parse(stored))
}

/** Merges changes into the stored settings, which another tab may have changed meanwhile. */
function storeChanges(changes: Settings): void {
  const all = { ...parseAll(readStored('pomodoroSettings')), ...changes }
  writeStored('pomodoroSettings', writeFragment(pomodoroTimerFields, all))
}

/** Returns the settings that differ between two stored states. */
function changedSettings(before: string | null, after: string | null): Settings {
  const previous = parseAll(before)
  const entries = Object.entries(parseAll(after)).filter(([name, text]) => previous[name as keyof Settings] !== text)
  return Object.fromEntries(entries) as Settings
}

/**
 * The settings and the timer rules derived from them. Changes by the visitor, but not values from a link, are stored on the
 * device and shared by all tabs.
 */
export function usePomodoroSettings(): { fields: FieldsState<typeof pomodoroTimerFields>; rules: Rules } {
  const fields = useFields(pomodoroTimerFields, undefined, restoreSettings)
  const { values } = fields

  const follow = useEffectEvent(({ key, oldValue, newValue }: StorageEvent) => {
    if (key && newValue && isStoredAs(key, 'pomodoroSettings')) fields.set(changedSettings(oldValue, newValue))
  })
  useEffect(() => {
    const listener = (event: StorageEvent) => follow(event)
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])

  const set = (changes: Settings) => {
    fields.set(changes)
    storeChanges(changes)
  }
  return {
    fields: { ...fields, bind: (name) => ({ ...fields.bind(name), set: (text) => set({ [name]: text }) }) },
    rules: useMemo(() => rulesOf(values), [values]),
  }
}
