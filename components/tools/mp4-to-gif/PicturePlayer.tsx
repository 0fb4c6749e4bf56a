'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react'
import type { Cut } from '@/lib/tools/mp4-to-gif/trim'
import type { Player, PreviewProps } from './player'
import { usePictures } from './usePictures'
import type { Video } from './useVideo'

interface Props extends PreviewProps {
  ref: Ref<Player>
  video: Video
  cut: Cut
  speed: number
}

const LONGEST_SIDE = 480
const PICTURES_A_SECOND = 8
const SETTLE_MILLISECONDS = 300

/** In place of a video that the browser cannot show: pictures of the cut, decoded once it has rested for a moment. */
export function PicturePlayer({ ref, video, cut, speed, onTime, onPlaying }: Props) {
  const t = useTranslations('mp4-to-gif')
  const canvas = useRef<HTMLCanvasElement>(null)
  const place = useRef(0)
  const [playing, setPlaying] = useState(false)
  const [settled, setSettled] = useState(cut)
  const { width, height } = video.facts

  useEffect(() => {
    const timer = setTimeout(() => setSettled(cut), SETTLE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [cut])

  const wanted = useMemo(() => {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
    return {
      start: settled.start,
      step: 1 / PICTURES_A_SECOND,
      count: Math.max(1, Math.round(settled.duration * PICTURES_A_SECOND)),
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    }
  }, [settled, width, height])
  const pictures = usePictures(video, wanted)

  useEffect(() => {
    const draw = () => {
      const picture = pictures[place.current % Math.max(1, pictures.length)]
      const context = canvas.current?.getContext('2d')
      if (!picture || !context) return
      context.canvas.width = picture.width
      context.canvas.height = picture.height
      context.drawImage(picture, 0, 0)
      onTime(settled.start + (place.current % pictures.length) / PICTURES_A_SECOND)
    }
    draw()
    if (!playing) return
    const timer = setInterval(
      () => {
        place.current++
        draw()
      },
      1000 / PICTURES_A_SECOND / speed,
    )
    return () => clearInterval(timer)
  }, [pictures, playing, speed, settled, onTime])

  useImperativeHandle(ref, () => ({
    toggle: () => {
      setPlaying(!playing)
      onPlaying(!playing)
    },
    seek: () => {
      place.current = 0
    },
    position: () => settled.start + (place.current % Math.max(1, pictures.length)) / PICTURES_A_SECOND,
  }))

  return <canvas ref={canvas} role="img" aria-label={t('preview')} className="size-full" />
}
