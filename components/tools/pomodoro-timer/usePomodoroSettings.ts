import { useEffect, useMemo } from 'react'
import { useFields, type FieldsState } from '@/components/hooks/useFields'
import { readStored, writeStored } from '@/lib/browser/storage'
import { readFragment, writeFragment, type Raw } from '@/lib/core/fields'
import { pomodoroFields, rulesOf } from '@/lib/tools/pomodoro-timer/fields'
import type { Rules } from '@/lib/tools/pomodoro-timer/session'

function kept(take: (stored: Partial<Raw<typeof pomodoroFields>>) => void): void {
  const stored = readStored('pomodoroSettings')
  if (stored) take(readFragment(pomodoroFields, stored))
}

/** The settings, kept on the device from the first change on, and what they mean for the timer. */
export function usePomodoroSettings(): { fields: FieldsState<typeof pomodoroFields>; rules: Rules } {
  const fields = useFields(pomodoroFields, undefined, kept)
  const { raw, values, pristine } = fields

  useEffect(() => {
    if (!pristine) writeStored('pomodoroSettings', writeFragment(pomodoroFields, raw))
  }, [raw, pristine])

  return { fields, rules: useMemo(() => rulesOf(values), [values]) }
}
