import { Moon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/layout/Button'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { InputForm } from '@/components/ui/fields/InputForm'
import { NumberField } from '@/components/ui/fields/NumberField'
import type { Problem } from '@/lib/core/fields'
import type { whiteNoiseFields } from '@/lib/tools/white-noise/fields'
import { timerSeconds, timerText } from '@/lib/tools/white-noise/mix'
import type { Noise } from './useNoise'

interface Props {
  fields: FieldsState<typeof whiteNoiseFields>
  noise: Noise
}

const REQUIRED: Problem = { code: 'required', params: {} }

/** The timer after which the sound fades out. */
export function SleepTimer({ fields, noise }: Props) {
  const t = useTranslations('white-noise')
  const left = noise.timerLeft ?? 0
  const isRunning = noise.timerLeft !== null

  const [wasSubmitted, setWasSubmitted] = useState(false)
  const field = fields.bind('timerMinutes')
  const seconds = timerSeconds(fields.values)
  // An empty field is an error only after submitting.
  const missing = wasSubmitted && field.raw === '' ? REQUIRED : undefined
  const problem = seconds === null ? (field.problem ?? missing) : undefined

  const start = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setWasSubmitted(seconds === null)
    if (seconds !== null) void noise.startTimer(seconds)
    else currentTarget.querySelector<HTMLInputElement>('[name="timerMinutes"]')?.focus()
  }

  return (
    <InputForm onSubmit={start} label={t('timer.title')}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="flex items-center gap-2">
          <Moon size={20} aria-hidden className="text-accent" />
          {t('timer.title')}
        </h2>
        <OutputValue
          name="remaining"
          label={t('timer.title')}
          value={left}
          className={`text-2xl font-bold whitespace-nowrap ${isRunning ? 'text-accent' : 'text-ink-2'}`}
        >
          {timerText(left)}
        </OutputValue>
      </div>
      <NumberField
        field={{ ...field, problem }}
        label={t('fields.timerMinutes')}
        unit={t('timer.minutes')}
        hint={t('timer.hint')}
        placeholder="30"
      />
      <div className="flex gap-2.5">
        <Button name="startTimer" type="submit" label={t('timer.start')} className="flex-1" />
        <Button name="stopTimer" label={t('timer.stop')} enabled={isRunning} className="flex-1" run={noise.stopTimer} />
      </div>
    </InputForm>
  )
}
