import { useEffect, useEffectEvent, useMemo } from 'react'
import { useFields, type FieldsState } from '@/components/hooks/useFields'
import { isStoredAs, readStored, writeStored } from '@/lib/browser/storage'
import { defaultsOf, readFragment, writeFragment, type Raw } from '@/lib/core/fields'
import { pomodoroFields, rulesOf } from '@/lib/tools/pomodoro-timer/fields'
import type { Rules } from '@/lib/tools/pomodoro-timer/session'

type Settings = Partial<Raw<typeof pomodoroFields>>

const parse = (stored: string | null): Settings => readFragment(pomodoroFields, stored ?? '')

function kept(take: (stored: Settings) => void): void {
  const stored = readStored('pomodoroSettings')
  if (stored) take(parse(stored))
}

/** Into what is stored by now, which another tab may have changed. */
function keep(changes: Settings): void {
  const all = { ...defaultsOf(pomodoroFields), ...parse(readStored('pomodoroSettings')), ...changes }
  writeStored('pomodoroSettings', writeFragment(pomodoroFields, all))
}

/** What is different in what was stored anew. */
function changed(before: string | null, after: string | null): Settings {
  const [was, is] = [parse(before), parse(after)]
  const entries = Object.entries(is).filter(([name, text]) => was[name as keyof Settings] !== text)
  return Object.fromEntries(entries) as Settings
}

/**
 * The settings and what they mean for the timer. What the visitor sets, and not what a link brings, is kept on the device,
 * and one and the same in every tab.
 */
export function usePomodoroSettings(): { fields: FieldsState<typeof pomodoroFields>; rules: Rules } {
  const fields = useFields(pomodoroFields, undefined, kept)
  const { values } = fields

  const follow = useEffectEvent(({ key, oldValue, newValue }: StorageEvent) => {
    if (key && isStoredAs(key, 'pomodoroSettings')) fields.set(changed(oldValue, newValue))
  })
  useEffect(() => {
    const listener = (event: StorageEvent) => follow(event)
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])

  const set = (changes: Settings) => {
    fields.set(changes)
    keep(changes)
  }
  return {
    fields: { ...fields, bind: (name) => ({ ...fields.bind(name), set: (text) => set({ [name]: text }) }) },
    rules: useMemo(() => rulesOf(values), [values]),
  }
}
