'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { useBlobSource } from '@/components/hooks/useBlobSource'
import type { Cut } from '@/lib/tools/mp4-to-gif/trim'
import type { Player, PreviewProps } from './player'

interface Props extends PreviewProps {
  ref: Ref<Player>
  file: File
  cut: Cut
  speed: number
  /** The browser cannot show this video after all. */
  onUnplayable: () => void
}

/** The video itself, muted as a GIF is; playing repeats the cut at the GIF's speed. */
export function VideoPlayer({ ref, file, cut, speed, onTime, onPlaying, onUnplayable }: Props) {
  const t = useTranslations('mp4-to-gif')
  const element = useRef<HTMLVideoElement>(null)
  // The visitor's wish: a video that reaches its end pauses by itself, to be started again.
  const wanted = useRef(false)
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
      wanted.current = !wanted.current
      onPlaying(wanted.current)
      if (!wanted.current) return video.pause()
      if (video.currentTime < cut.start || video.currentTime >= cut.start + cut.duration) video.currentTime = cut.start
      // A play that a pause or another file ends at once is nobody's error.
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

  // By animation frames while it plays, because timeupdate comes four times a second only; at rest nothing is drawn anew.
  useEffect(() => {
    const video = element.current
    if (!video) return
    let request = 0
    const tell = () => onTime(video.currentTime)
    const follow = () => {
      const past = video.currentTime >= cut.start + cut.duration || video.ended
      if (wanted.current && past) {
        video.currentTime = cut.start
        video.play().catch(() => undefined)
      }
      tell()
      request = wanted.current ? requestAnimationFrame(follow) : 0
    }
    const begin = () => {
      if (request === 0) follow()
    }
    const resting = ['seeking', 'pause', 'loadedmetadata'] as const
    for (const event of resting) video.addEventListener(event, tell)
    video.addEventListener('play', begin)
    begin()
    return () => {
      cancelAnimationFrame(request)
      for (const event of resting) video.removeEventListener(event, tell)
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
