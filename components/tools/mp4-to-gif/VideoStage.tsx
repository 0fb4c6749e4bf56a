import { Pause, Play } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { late } from '@/components/ui/layout/late'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { areaStyle, PictureStage, stageFrame } from '@/components/ui/pictures/PictureStage'
import { formatNumber } from '@/lib/core/format'
import { sizeWithin, type Rectangle, type Size } from '@/lib/image/pixels/geometry'
import type { Caption } from '@/lib/tools/mp4-to-gif/caption'
import { withStart, type Clip } from '@/lib/tools/mp4-to-gif/trim'
import { MoveFrame } from './MoveFrame'
import type { Player, PreviewProps } from './player'
import { TrimStrip } from './TrimStrip'
import type { Video } from './useVideo'
import { VideoPlayer } from './VideoPlayer'
import { whileSeen } from '@/lib/platform/while-seen'
import { usePictures } from './usePictures'

const CaptionLayer = late(() => import('./CaptionLayer'))

interface Props {
  video: Video
  cut: Clip
  speed: number
  crop: Rectangle
  onCut: (cut: Clip) => void
  onCrop: (percentages: { x: number; y: number }) => void
  captions: readonly Caption[]
  /** Size of the result, in which captions are placed. */
  size: Size
  onCaption: (index: number, percentages: { x: number; y: number }) => void
  /** Longest clip in seconds. */
  longest: number
}

/** The chosen video: the preview with the crop frame, the playback controls and the filmstrip. */
export default function VideoStage({
  video,
  cut,
  speed,
  crop,
  onCut,
  onCrop,
  captions,
  size,
  onCaption,
  longest,
}: Props) {
  const t = useTranslations('mp4-to-gif')
  const locale = useLocale()
  const player = useRef<Player>(null)
  const clock = useRef<HTMLSpanElement>(null)
  const playhead = useRef<HTMLSpanElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [unplayableFile, setUnplayableFile] = useState<File>()
  const { file, facts } = video
  const { width, height, duration } = facts
  const isCropped = crop.width !== width || crop.height !== height
  const position = useCallback(() => player.current?.position() ?? 0, [])
  const isPlayable = facts.engine === 'browser' && unplayableFile !== file

  // Writes to the DOM directly, because a state would render this component sixty times per second.
  const onTime = useCallback(
    (seconds: number) => {
      if (clock.current) clock.current.textContent = formatNumber(locale, seconds, 1, 1)
      if (playhead.current) playhead.current.style.left = `${Math.min(100, (seconds / duration) * 100)}%`
    },
    [locale, duration],
  )

  return (
    <div className="grid gap-3">
      <PictureStage>
        <div className="relative overflow-hidden rounded-card bg-black" style={stageFrame(width / height)}>
          {isPlayable ? (
            <VideoPlayer
              ref={player}
              file={file}
              cut={cut}
              speed={speed}
              onTime={onTime}
              onPlaying={setIsPlaying}
              onUnplayable={() => setUnplayableFile(file)}
            />
          ) : (
            <PicturePlayer
              ref={player}
              video={video}
              cut={cut}
              speed={speed}
              onTime={onTime}
              onPlaying={setIsPlaying}
            />
          )}
          {isCropped && (
            <MoveFrame
              name="moveCrop"
              label={t('moveCrop')}
              area={crop}
              picture={facts}
              onMove={onCrop}
              className="border-2 border-white [box-shadow:0_0_0_9999px_rgb(0_0_0/.55)]"
            />
          )}
          {captions.length > 0 && (
            <div className="pointer-events-none absolute *:pointer-events-auto" style={areaStyle(crop, facts)}>
              <CaptionLayer captions={captions} size={size} position={position} onMove={onCaption} />
            </div>
          )}
        </div>
      </PictureStage>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          name="play"
          label={isPlaying ? t('pause') : t('play')}
          icon={isPlaying ? Pause : Play}
          run={() => player.current?.toggle()}
        />
        <Button
          name="setStart"
          label={t('setStart')}
          run={() => onCut(withStart(cut, position(), duration, longest))}
        />
        <p className="text-sm text-ink-2 tabular-nums">
          <span ref={clock}>0.0</span>
          {' / '}
          <OutputValue name="videoDuration" label={t('preview')} value={duration}>
            {t('seconds', { seconds: formatNumber(locale, duration, 1, 1) })}
          </OutputValue>
          {' · '}
          <OutputValue name="videoWidth" label={t('preview')}>
            {width}
          </OutputValue>
          ×
          <OutputValue name="videoHeight" label={t('preview')}>
            {height}
          </OutputValue>
        </p>
      </div>
      <TrimStrip
        video={video}
        cut={cut}
        longest={longest}
        onCut={onCut}
        onSeek={(seconds) => player.current?.seek(seconds)}
        playhead={playhead}
      />
      <p className="text-xs text-ink-2">
        <strong className="text-ink">{t('trim.chosen', { seconds: formatNumber(locale, cut.duration, 1, 1) })}</strong>{' '}
        {facts.engine === 'ffmpeg' || unplayableFile === file ? (
          t('trim.pictures')
        ) : (
          <>
            {t('trim.hint')} <span className="pointer-coarse:hidden">{t('trim.keys')}</span>
          </>
        )}
      </p>
    </div>
  )
}

interface PicturePlayerProps extends PreviewProps {
  ref: Ref<Player>
  video: Video
  cut: Clip
  speed: number
}

const MAX_SIDE = 480
const FRAMES_PER_SECOND = 8
const DEBOUNCE_MILLISECONDS = 300

/** Replaces the video player if the browser cannot play the video: shows decoded frames of the cut. */
function PicturePlayer({ ref, video, cut, speed, onTime, onPlaying }: PicturePlayerProps) {
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
