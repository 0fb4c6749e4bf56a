import { Moon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import type { FieldsState } from '@/components/hooks/useFields'
import { Figure } from '@/components/ui/Figure'
import { InputForm } from '@/components/ui/InputForm'
import { NumberField } from '@/components/ui/NumberField'
import type { Problem } from '@/lib/core/fields'
import type { noiseFields } from '@/lib/tools/white-noise/fields'
import { timerSeconds, timerText } from '@/lib/tools/white-noise/mix'
import type { Noise } from './useNoise'

interface Props {
  fields: FieldsState<typeof noiseFields>
  noise: Noise
}

const REQUIRED: Problem = { code: 'required', params: {} }

/** Minutes after which the sound fades out by itself. */
export function SleepTimer({ fields, noise }: Props) {
  const t = useTranslations('white-noise')
  const left = noise.timerLeft ?? 0
  const running = noise.timerLeft !== null

  const [asked, setAsked] = useState(false)
  const field = fields.bind('timerMinutes')
  const seconds = timerSeconds(fields.values)
  // An empty field is fine until somebody starts the timer, and what would start is no problem, be it less than a minute.
  const missing = asked && field.raw === '' ? REQUIRED : undefined
  const problem = seconds === null ? (field.problem ?? missing) : undefined

  const start = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setAsked(seconds === null)
    if (seconds !== null) noise.startTimer(seconds)
    else currentTarget.querySelector<HTMLInputElement>('[name="timerMinutes"]')?.focus()
  }

  return (
    <InputForm onSubmit={start}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="flex items-center gap-2">
          <Moon size={20} aria-hidden className="text-accent" />
          {t('timer.title')}
        </h2>
        <Figure
          name="remaining"
          value={left}
          className={`text-2xl font-bold ${running ? 'text-accent' : 'text-ink-2'}`}
        >
          {timerText(left)}
        </Figure>
      </div>
      <NumberField
        field={{ ...field, problem }}
        label={t('fields.timerMinutes')}
        unit={t('timer.minutes')}
        hint={t('timer.hint')}
        placeholder="30"
      />
      <div className="flex gap-2.5">
        <button type="submit" name="startTimer" className="button flex-1">
          {t('timer.start')}
        </button>
        <button
          type="button"
          name="stopTimer"
          aria-disabled={!running || undefined}
          className="button flex-1"
          onClick={running ? noise.stopTimer : undefined}
        >
          {t('timer.stop')}
        </button>
      </div>
    </InputForm>
  )
}
