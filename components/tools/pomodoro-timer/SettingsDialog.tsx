import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useCallback, useId, useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { useCloseOnBackdrop } from '@/components/ui/layout/useCloseOnBackdrop'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CheckField } from '@/components/ui/fields/CheckField'
import { NumberField } from '@/components/ui/fields/NumberField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { notificationState } from './notification'
import { parseFields, type Problem } from '@/lib/core/fields'
import { effectiveSetting, pomodoroTimerFields } from '@/lib/tools/pomodoro-timer/fields'

interface Props {
  fields: FieldsState<typeof pomodoroTimerFields>
  onClose: () => void
}

const NUMBERS = ['workDuration', 'shortBreakDuration', 'longBreakDuration', 'sessionsUntilLongBreak'] as const
type Name = (typeof NUMBERS)[number] | 'volume'

function problemOf(name: Name, text: string): Problem | undefined {
  return parseFields({ number: pomodoroTimerFields[name] }, { number: text }).problems.number
}

/**
 * The settings in a modal dialog, which is mounted while it is open. Changes apply at once, except numbers that the timer
 * cannot run: they are refused, and the timer and the reopened dialog keep the number before.
 */
export function SettingsDialog({ fields: { bind, values }, onClose }: Props) {
  const t = useTranslations('pomodoro-timer')
  const title = useId()
  const [typed, setTyped] = useState<Partial<Record<Name, { readonly text: string; readonly before: string }>>>({})
  const bindValid = (name: Name) => {
    const field = bind(name)
    const effective = String(effectiveSetting(values, name))
    const { text: raw, before } = typed[name] ?? { text: effective, before: effective }
    const problem = problemOf(name, raw)
    return {
      ...field,
      raw,
      problem,
      set: (text: string) => {
        setTyped({ ...typed, [name]: { text, before } })
        // The 9 of a refused 90 was never meant.
        field.set(problemOf(name, text) ? before : text)
      },
      leave: () => {
        if (problem) return
        field.leave?.()
        setTyped({ ...typed, [name]: undefined })
      },
    }
  }
  const closeOnBackdrop = useCloseOnBackdrop()
  const open = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), [])
  return (
    <dialog
      ref={open}
      aria-labelledby={title}
      onClose={onClose}
      {...closeOnBackdrop}
      className="card m-auto w-[min(440px,calc(100vw-24px))] overflow-auto p-0 text-ink backdrop:bg-black/45"
    >
      <form method="dialog" className="grid gap-4 p-5">
        <div className="flex items-center justify-between">
          <h2 id={title}>{t('settings.title')}</h2>
          <Button
            name="close"
            type="submit"
            label={t('settings.close')}
            icon={X}
            isIcon
            look="quiet"
            className="-mr-2"
          />
        </div>
        <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
          {NUMBERS.map((name) => (
            <NumberField
              key={name}
              field={bindValid(name)}
              label={t(`fields.${name}`)}
              unit={t(name === 'sessionsUntilLongBreak' ? 'settings.sessions' : 'settings.minutes')}
            />
          ))}
        </div>
        <div>
          <CheckField field={bind('autoStart')} label={t('fields.autoStart')} />
          <CheckField
            field={bind('notifications')}
            label={t('fields.notifications')}
            hint={t(`settings.notifications.${notificationState()}`)}
          />
          <CheckField field={bind('keepAwake')} label={t('fields.keepAwake')} />
          <CheckField field={bind('sound')} label={t('fields.sound')} />
        </div>
        {values.sound && <RangeField field={bindValid('volume')} label={t('fields.volume')} unit="%" />}
        <Button name="done" type="submit" label={t('settings.done')} look="primary" />
      </form>
    </dialog>
  )
}
