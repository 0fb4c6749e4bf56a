'use client'

import { Pause, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useContext } from 'react'
import { NeedContext, useNeedWords } from '@/components/ui/fields/useDraft'
import { useFields } from '@/components/ui/fields/useFields'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { RangeField } from '@/components/ui/fields/RangeField'
import { Button, type Action } from '@/components/ui/layout/Button'
import { ActionBar } from '@/components/ui/layout/ActionBar'
import { timerText } from '@/lib/tools/white-noise/mix'
import { mixName, whiteNoiseFields, VOLUME_PRESETS } from '@/lib/tools/white-noise/fields'
import { NOISE_TYPES } from '@/lib/tools/white-noise/noise-types'
import { LevelMeter } from './LevelMeter'
import { Mixer } from './Mixer'
import { Mixes } from './Mixes'
import { NoiseTiles } from './NoiseTiles'
import { SleepTimer } from './SleepTimer'
import { OwnSoundCard } from './OwnSoundCard'
import { useNoise } from './useNoise'
import { useOwnSound } from './useOwnSound'

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
