'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react'
import { whileSeen } from '@/lib/platform/while-seen'
import { sizeWithin } from '@/lib/image/pixels/geometry'
import type { Clip } from '@/lib/tools/mp4-to-gif/trim'
import type { Player, PreviewProps } from './player'
import { usePictures } from './usePictures'
import type { Video } from './useVideo'

interface Props extends PreviewProps {
  ref: Ref<Player>
  video: Video
  cut: Clip
  speed: number
}

const MAX_SIDE = 480
const FRAMES_PER_SECOND = 8
const DEBOUNCE_MILLISECONDS = 300

/** Replaces the video player if the browser cannot play the video: shows decoded frames of the cut. */
export function PicturePlayer({ ref, video, cut, speed, onTime, onPlaying }: Props) {
  const t = useTranslations('mp4-to-gif')
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const [debouncedCut, setDebouncedCut] = useState(cut)
  const { facts } = video

  useEffect(() => {
    const timer = setTimeout(() => setDebouncedCut(cut), DEBOUNCE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [cut])

  const request = useMemo(
    () => ({
      start: debouncedCut.start,
      step: 1 / FRAMES_PER_SECOND,
      count: Math.max(1, Math.round(debouncedCut.duration * FRAMES_PER_SECOND)),
      ...sizeWithin(facts, MAX_SIDE),
    }),
    [debouncedCut, facts],
  )
  const pictures = usePictures(video, request)

  useEffect(() => {
    const draw = () => {
      const picture = pictures[frame.current % Math.max(1, pictures.length)]
      const context = canvas.current?.getContext('2d')
      if (!picture || !context) return
      context.canvas.width = picture.width
      context.canvas.height = picture.height
      context.drawImage(picture, 0, 0)
      onTime(debouncedCut.start + (frame.current % pictures.length) / FRAMES_PER_SECOND)
    }
    draw()
    if (!isPlaying || !canvas.current) return
    return whileSeen(canvas.current, () => {
      const timer = setInterval(
        () => {
          frame.current++
          draw()
        },
        1000 / FRAMES_PER_SECOND / speed,
      )
      return () => clearInterval(timer)
    })
  }, [pictures, isPlaying, speed, debouncedCut, onTime])

  useImperativeHandle(ref, () => ({
    toggle: () => {
      setIsPlaying(!isPlaying)
      onPlaying(!isPlaying)
    },
    seek: () => {
      frame.current = 0
    },
    position: () => debouncedCut.start + (frame.current % Math.max(1, pictures.length)) / FRAMES_PER_SECOND,
  }))

  return <canvas ref={canvas} role="img" aria-label={t('preview')} className="size-full" />
}
