import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useErrorText } from '@/components/hooks/useErrorText'
import { useTask } from '@/components/hooks/useTask'
import { notify } from '@/components/ui/notify'
import { MediaKeys } from '@/lib/browser/media-session'
import { isAbort, ToolError } from '@/lib/core/errors'
import type { NoiseValues } from '@/lib/tools/white-noise/fields'
import { mixOf, volumeOf } from '@/lib/tools/white-noise/mix'
import { NoisePlayer } from './noise-player'

export interface Noise {
  readonly playing: boolean
  /** Whole seconds until the sleep timer ends the sound; null: none runs. */
  readonly timerLeft: number | null
  /** The analyser to look at while it plays. */
  readonly analyser: () => AnalyserNode | undefined
  readonly toggle: () => void
  readonly stop: () => void
  readonly startTimer: (seconds: number) => void
  readonly stopTimer: () => void
}

/** The sound behind the screen: what the controls say is what is heard. */
export function useNoise(values: NoiseValues): Noise {
  const t = useTranslations('white-noise')
  const errorText = useErrorText()
  const [playing, setPlaying] = useState(false)
  const [timerLeft, setTimerLeft] = useState<number | null>(null)
  const player = useRef<NoisePlayer>(undefined)
  const keys = useRef<MediaKeys>(undefined)
  const mix = useMemo(() => mixOf(values), [values])
  const volume = volumeOf(values)
  const title = t(`types.${values.type}.name`)

  const stop = () => {
    starting.cancel()
    player.current?.stop()
    keys.current?.paused()
    setPlaying(false)
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

  const play = async () => {
    if (!(await starting.start())) return
    keys.current?.playing(title, t('mediaArtist'))
    setPlaying(true)
  }
  const toggle = () => {
    if (playing || starting.running) return stop()
    void play()
  }
  const onMediaKey = useEffectEvent((play: boolean) => {
    if (play !== playing) toggle()
  })

  useEffect(() => {
    const mediaKeys = new MediaKeys({ onPlay: () => onMediaKey(true), onPause: () => onMediaKey(false) })
    keys.current = mediaKeys
    return () => {
      mediaKeys.release()
      player.current?.close()
      player.current = undefined
    }
  }, [])

  const follow = useEffectEvent(() => {
    player.current?.setMix(mix).catch((reason: unknown) => {
      // Stopped while a new sound's first chunk was made.
      if (!isAbort(reason)) fail()
    })
    keys.current?.playing(title, t('mediaArtist'))
  })
  useEffect(() => {
    if (playing) follow()
  }, [playing, mix, title])
  useEffect(() => {
    if (playing) player.current?.setVolume(volume)
  }, [playing, volume])

  useEffect(() => {
    if (!playing) return
    const onVisible = () => document.visibilityState === 'visible' && player.current?.wake()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [playing])

  const endTimer = () => {
    player.current?.stopTimer()
    setTimerLeft(null)
  }
  const lookAtTimer = useEffectEvent(() => {
    const left = player.current?.timerLeft
    if (left === undefined) return setTimerLeft(null)
    if (left > 0) return setTimerLeft(Math.ceil(left))
    // Silent by now: the fade on the audio clock has run out.
    stop()
    endTimer()
  })
  const timed = timerLeft !== null
  useEffect(() => {
    if (!timed) return
    const timer = setInterval(() => lookAtTimer(), 250)
    return () => clearInterval(timer)
  }, [timed])

  const analyser = useCallback(() => player.current?.analyser, [])

  return {
    playing,
    timerLeft,
    analyser,
    toggle,
    stop,
    startTimer: (seconds) => void timing.start(seconds),
    stopTimer: endTimer,
  }
}
