import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { useBlobSource } from '@/components/ui/pictures/useBlobSource'
import { whileSeen } from '@/lib/platform/while-seen'
import type { Clip } from '@/lib/tools/mp4-to-gif/trim'
import type { Player, PreviewProps } from './player'

interface Props extends PreviewProps {
  ref: Ref<Player>
  file: File
  cut: Clip
  speed: number
  /** Called if the browser cannot play this video although it seemed to. */
  onUnplayable: () => void
}

/** Plays the cut in a loop, muted and at the speed of the GIF. */
export function VideoPlayer({ ref, file, cut, speed, onTime, onPlaying, onUnplayable }: Props) {
  const t = useTranslations('mp4-to-gif')
  const element = useRef<HTMLVideoElement>(null)
  // Whether playback was requested. The element itself pauses at the end of the video.
  const shouldPlay = useRef(false)
  const show = useBlobSource(file)
  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      element.current = video
      return show(video)
    },
    [show],
  )

  useImperativeHandle(ref, () => ({
    toggle: () => {
      const video = element.current
      if (!video) return
      shouldPlay.current = !shouldPlay.current
      onPlaying(shouldPlay.current)
      if (!shouldPlay.current) return video.pause()
      if (video.currentTime < cut.start || video.currentTime >= cut.start + cut.duration) video.currentTime = cut.start
      // play() rejects if pause() or another file interrupts it, which is no error.
      video.play().catch(() => undefined)
    },
    seek: (seconds) => {
      if (element.current) element.current.currentTime = seconds
    },
    position: () => element.current?.currentTime ?? 0,
  }))

  useEffect(() => {
    if (element.current) element.current.playbackRate = speed
  }, [speed, file])

  useEffect(() => {
    const video = element.current
    if (!video) return
    return whileSeen(video, () => {
      if (shouldPlay.current) video.play().catch(() => undefined)
      return () => video.pause()
    })
  }, [])

  // Uses animation frames during playback, because timeupdate fires only four times per second.
  useEffect(() => {
    const video = element.current
    if (!video) return
    let request = 0
    const reportTime = () => onTime(video.currentTime)
    const follow = () => {
      const isPastEnd = video.currentTime >= cut.start + cut.duration || video.ended
      if (shouldPlay.current && isPastEnd && (!video.paused || video.ended)) {
        video.currentTime = cut.start
        video.play().catch(() => undefined)
      }
      reportTime()
      request = shouldPlay.current && !video.paused ? requestAnimationFrame(follow) : 0
    }
    const begin = () => {
      if (request === 0) follow()
    }
    const events = ['seeking', 'pause', 'loadedmetadata'] as const
    for (const event of events) video.addEventListener(event, reportTime)
    video.addEventListener('play', begin)
    begin()
    return () => {
      cancelAnimationFrame(request)
      for (const event of events) video.removeEventListener(event, reportTime)
      video.removeEventListener('play', begin)
    }
  }, [cut.start, cut.duration, onTime])

  return (
    <video
      ref={attach}
      muted
      playsInline
      preload="auto"
      aria-label={t('preview')}
      onError={onUnplayable}
      className="size-full"
    />
  )
}
