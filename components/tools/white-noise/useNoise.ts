import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { useTask } from '@/components/ui/feedback/useTask'
import { notify } from '@/components/ui/feedback/notify'
import { MediaKeys } from './media-session'
import { isAbort, ToolError } from '@/lib/core/errors'
import type { NoiseValues } from '@/lib/tools/white-noise/fields'
import { mixOf, NO_NOISE, volumeOf } from '@/lib/tools/white-noise/mix'
import { NoisePlayer, type OwnTrack } from './noise-player'

/** A sound of the visitor, played with the others or alone. */
export interface OwnPart extends OwnTrack {
  readonly isAlone: boolean
}

export type Noise = ReturnType<typeof useNoise>

/** Plays the sound that the fields describe, and that of the visitor (a stable object). */
export function useNoise(values: NoiseValues, own?: OwnPart) {
  const t = useTranslations('white-noise')
  const errorText = useErrorText()
  const [isPlaying, setIsPlaying] = useState(false)
  const [timerLeft, setTimerLeft] = useState<number | null>(null)
  const player = useRef<NoisePlayer>(undefined)
  const keys = useRef<MediaKeys>(undefined)
  const isAlone = own?.isAlone ?? false
  const mix = useMemo(() => (isAlone ? NO_NOISE : mixOf(values)), [values, isAlone])
  const volume = volumeOf(values)
  const title = own && isAlone ? own.sound.name : t(`types.${values.type}.name`)

  const stop = () => {
    // oxlint-disable-next-line react/immutability -- stopping is only possible after the first render
    starting.cancel()
    player.current?.stop()
    keys.current?.showPaused()
    setIsPlaying(false)
  }
  const fail = () => {
    stop()
    notify('error', errorText(new ToolError('audioFailed')))
  }
  const open = () => (player.current ??= new NoisePlayer(fail))
  const starting = useTask(async () => {
    await open().start(mix, volume)
    return true
  })
  const timing = useTask(async (_, seconds: number) => {
    await open().startTimer(seconds)
    setTimerLeft(Math.ceil(seconds))
  })

  /** Starts the sound; false if it did not start. */
  const play = async () => {
    if (!(await starting.start())) return false
    keys.current?.showPlaying(title, t('mediaArtist'))
    setIsPlaying(true)
    return true
  }
  const toggle = () => {
    if (isPlaying || starting.isRunning) return stop()
    void play()
  }
  const onMediaKey = useEffectEvent((play: boolean) => {
    if (play !== isPlaying) toggle()
  })

  useEffect(() => {
    const mediaKeys = new MediaKeys({ onPlay: () => onMediaKey(true), onPause: () => onMediaKey(false) })
    keys.current = mediaKeys
    const onVisible = () => document.visibilityState === 'visible' && player.current?.resume()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      mediaKeys.release()
      player.current?.close()
      player.current = undefined
    }
  }, [])

  const playCurrent = useEffectEvent(() => {
    player.current?.setMix(mix).catch((reason: unknown) => {
      // Aborted because the sound was stopped while it was rendered.
      if (!isAbort(reason)) fail()
    })
    player.current?.setOwn(own)
    // A sleeper must not be woken while the number is being replaced by another.
    if (values.volume !== null) player.current?.setVolume(volume)
    keys.current?.showPlaying(title, t('mediaArtist'))
  })
  useEffect(() => {
    if (isPlaying) playCurrent()
  }, [isPlaying, mix, own, volume, title])

  const endTimer = () => {
    player.current?.stopTimer()
    setTimerLeft(null)
  }
  const updateTimer = useEffectEvent(() => {
    const left = player.current?.timerLeft
    if (left === undefined) return setTimerLeft(null)
    if (left > 0) return setTimerLeft(Math.ceil(left))
    // The fade-out on the audio clock has ended, so the sound is silent already.
    stop()
    endTimer()
  })
  const isTimerRunning = timerLeft !== null
  useEffect(() => {
    if (!isTimerRunning) return
    const timer = setInterval(() => updateTimer(), 250)
    return () => clearInterval(timer)
  }, [isTimerRunning])

  const analyser = useCallback(() => player.current?.analyser, [])

  return {
    isPlaying,
    /** Whole seconds until the sleep timer ends; null if it is not running. */
    timerLeft,
    /** The analyser of the output; undefined before the first playback. */
    analyser,
    toggle,
    stop,
    /** Starts the timer, and the sound if it is not playing. */
    startTimer: async (seconds: number) => {
      if (isPlaying || (await play())) void timing.start(seconds)
    },
    stopTimer: endTimer,
  }
}
