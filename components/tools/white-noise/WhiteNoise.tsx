'use client'

import { Moon, Pause, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useContext, useState, type FormEvent } from 'react'
import { NeedContext, useNeedWords } from '@/components/ui/fields/useDraft'
import { useFields, type FieldsState } from '@/components/ui/fields/useFields'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { RangeField } from '@/components/ui/fields/RangeField'
import { Button, type Action } from '@/components/ui/layout/Button'
import { ActionBar } from '@/components/ui/layout/ActionBar'
import { timerSeconds, timerText } from '@/lib/tools/white-noise/mix'
import { TIMER_PRESETS, VOLUME_PRESETS, mixName, whiteNoiseFields } from '@/lib/tools/white-noise/fields'
import { NOISE_TYPES } from '@/lib/tools/white-noise/noise-types'
import { LevelMeter } from './LevelMeter'
import { Mixes } from './Mixes'
import { NoiseTiles } from './NoiseTiles'
import { useNoise, type Noise } from './useNoise'
import { useOwnSound, type OwnControls } from './useOwnSound'
import { CheckField } from '@/components/ui/fields/CheckField'
import { Refusal } from '@/components/ui/files/Refusal'
import { useFileInput } from '@/components/ui/files/useFileInput'
import { InputForm } from '@/components/ui/fields/InputForm'
import { NumberField } from '@/components/ui/fields/NumberField'
import type { Problem } from '@/lib/core/fields'

/** The sounds that the page begins with. */
const TILES = 6

const LEVELS = NOISE_TYPES.map(mixName)

export default function WhiteNoise() {
  const t = useTranslations('white-noise')
  const actions = useTranslations('shell.actions')
  const fields = useFields(whiteNoiseFields)
  const needWords = useNeedWords()
  const own = useOwnSound()
  const noise = useNoise(fields.values, own.part)
  const state = noise.isPlaying ? 'playing' : 'stopped'

  const chosen = fields.values.type
  const first = useContext(NeedContext)?.preset.type
  // Always as many, in whole rows: a sound from behind takes the last one's place.
  const tiles = NOISE_TYPES.slice(0, TILES)
  const inFront = (tiles.includes(chosen) ? tiles : [...tiles.slice(0, -1), chosen]).toSorted(
    (a, b) => Number(b === first) - Number(a === first),
  )

  const toggle: Action = {
    name: 'toggle',
    label: noise.isPlaying ? t('toggle.stop') : (needWords.toggle ?? t('toggle.play')),
    run: noise.toggle,
  }
  const reset = () => {
    noise.stop()
    noise.stopTimer()
    fields.reset()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(320px,400px)_minmax(0,1fr)]">
      <section
        className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5 lg:sticky lg:top-[76px]"
        aria-label={t('player')}
      >
        <div className="grid justify-items-center gap-3">
          <button
            type="button"
            name={toggle.name}
            aria-label={toggle.label}
            className="button button-primary size-24 rounded-full p-0"
            onClick={toggle.run}
          >
            {noise.isPlaying ? (
              <Pause size={40} aria-hidden className="fill-current" />
            ) : (
              <Play size={40} aria-hidden className="ml-1 fill-current" />
            )}
          </button>
          <p className="text-sm">
            <strong className="wrap-anywhere">
              {own.part?.isAlone ? own.part.sound.name : t(`types.${fields.values.type}.name`)}
            </strong>
            <span aria-hidden> · </span>
            <OutputValue name="state" label={t('player')} value={state} className="text-ink-2">
              {t(`states.${state}`)}
            </OutputValue>
          </p>
          <LevelMeter isPlaying={noise.isPlaying} analyser={noise.analyser} />
        </div>
        <RangeField field={fields.bind('volume')} label={t('fields.volume')} unit="%" />
        <Button name="reset" label={actions('reset')} look="quiet" run={reset} />
      </section>
      <fieldset aria-label={t('fields.type')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <section className="card p-4 md:p-5">
          <NoiseTiles field={fields.bind('type')} label={t('fields.type')} types={inFront} />
        </section>
        <SleepTimer fields={fields} noise={noise} />
        <div className="card px-4 py-1.5 md:px-5">
          <MoreSettings fields={fields} names={LEVELS}>
            <NoiseTiles
              field={fields.bind('type')}
              label={t('otherSounds')}
              types={NOISE_TYPES.filter((type) => !inFront.includes(type))}
            />
            <div role="group" aria-label={t('presets.label')} className="grid grid-cols-3 gap-2">
              {VOLUME_PRESETS.map((volume) => (
                <Button
                  key={volume}
                  name="volumePreset"
                  label={t(`presets.${volume}`)}
                  value={volume}
                  aria-pressed={fields.values.volume === volume}
                  className="px-1 aria-pressed:border-accent aria-pressed:bg-accent-soft"
                  run={() => fields.set({ volume: String(volume) })}
                />
              ))}
            </div>
            <Mixer fields={fields} />
            <Mixes fields={fields} />
            <OwnSoundCard own={own} />
          </MoreSettings>
        </div>
      </fieldset>
      <ActionBar
        figure={t(`types.${fields.values.type}.name`)}
        detail={noise.timerLeft !== null && timerText(noise.timerLeft)}
        action={toggle}
      />
    </div>
  )
}

/** Level controls of all sounds except the main one. */
function Mixer({ fields: { bind, values } }: { fields: FieldsState<typeof whiteNoiseFields> }) {
  const t = useTranslations('white-noise')
  return (
    <fieldset>
      <legend className="sr-only">{t('mixer.title')}</legend>
      <h2 aria-hidden>{t('mixer.title')}</h2>
      <p className="mb-3 text-sm text-ink-2">{t('mixer.hint')}</p>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {NOISE_TYPES.filter((type) => type !== values.type).map((type) => (
          <RangeField key={type} field={bind(mixName(type))} label={t(`types.${type}.name`)} unit="%" />
        ))}
      </div>
    </fieldset>
  )
}

/** Takes a sound file of the visitor, which is repeated without a seam. */
function OwnSoundCard({ own: { part, isOpening, refused, open, remove, level, alone } }: { own: OwnControls }) {
  const t = useTranslations('white-noise.own')
  const files = useFileInput({ accept: 'audio/*', onFiles: ([file]) => file && open(file) })
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-2" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="text-sm text-ink-2">{t('hint')}</p>
      <label className="button relative justify-self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
        {t(isOpening ? 'opening' : 'choose')}
        <input {...files.inputProps} className="sr-only" />
      </label>
      <Refusal error={refused} />
      {part && (
        <>
          <p className="flex items-center justify-between gap-2">
            <strong className="min-w-0 wrap-anywhere">{part.sound.name}</strong>
            <Button name="removeOwn" label={t('remove')} isSmall className="flex-none" run={remove} />
          </p>
          <CheckField field={alone} label={t('alone')} />
          <RangeField field={{ ...level, bounds: whiteNoiseFields.volume }} label={t('level')} unit="%" />
        </>
      )}
    </section>
  )
}

const REQUIRED: Problem = { code: 'required', params: {} }

/** The timer after which the sound fades out. */
export function SleepTimer({ fields, noise }: { fields: FieldsState<typeof whiteNoiseFields>; noise: Noise }) {
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
      <div role="group" aria-label={t('timer.title')} className="grid grid-cols-2 gap-3">
        {TIMER_PRESETS.map((minutes) => (
          <Button
            key={minutes}
            name="timerPreset"
            label={t('timer.after', { minutes })}
            value={minutes}
            aria-pressed={isRunning && field.raw === String(minutes)}
            className="px-1 aria-pressed:border-accent aria-pressed:bg-accent-soft"
            run={() => {
              fields.set({ timerMinutes: String(minutes) })
              void noise.startTimer(minutes * 60)
            }}
          />
        ))}
      </div>
      <NumberField
        field={{ ...field, problem }}
        label={t('fields.timerMinutes')}
        unit={t('timer.minutes')}
        hint={t('timer.hint')}
      />
      <div className="flex gap-2.5">
        <Button name="startTimer" type="submit" label={t('timer.start')} className="flex-1" />
        <Button name="stopTimer" label={t('timer.stop')} enabled={isRunning} className="flex-1" run={noise.stopTimer} />
      </div>
    </InputForm>
  )
}
