'use client'

import { useMemo } from 'react'
import type { FieldBinding, FieldsState } from '@/components/hooks/useFields'
import { boundsProblem, type Problem } from '@/lib/core/fields'
import { clamp, parseNumber, roundTo } from '@/lib/core/numbers'
import type { VideoFacts } from '@/lib/engines/video/gif-engine'
import { fields as declared, QUALITY_COLORS } from '@/lib/tools/mp4-to-gif/fields'
import {
  cropArea,
  fittedSize,
  heightFor,
  reachesPastEnd,
  startingDuration,
  WIDTH_BOUNDS,
  widthFor,
  type Area,
  type GifSettings,
  type Size,
} from '@/lib/tools/mp4-to-gif/settings'

export type GifFields = FieldsState<typeof declared>
type Values = GifFields['values']

const DEFAULT_WIDTH = declared.width.default ?? 480

/** The values as settings; null while a field is empty or out of its bounds. */
function settingsOf(values: Values, crop: Area): GifSettings | null {
  const { startTime, duration, fps, width, height } = values
  const numbers = { startTime, duration, fps, width, height }
  const fine = Object.entries(numbers).every(
    ([name, value]) => value !== null && !boundsProblem(declared[name as keyof typeof numbers], value),
  )
  if (!fine || startTime === null || duration === null || fps === null || width === null || height === null) return null
  return {
    start: startTime,
    duration,
    fps,
    width,
    height,
    crop,
    colors: QUALITY_COLORS[values.quality],
    speed: Number(values.speed),
    order: values.order,
    loop: Number(values.loop),
  }
}

/** What is wrong with a duration that reaches past the video's end. */
function endProblem({ startTime, duration }: Values, facts: VideoFacts | undefined): Problem | undefined {
  if (!facts || startTime === null || duration === null) return undefined
  if (!reachesPastEnd(startTime, duration, facts.duration)) return undefined
  const max = roundTo(Math.max(0, facts.duration - startTime), 1)
  return { code: 'tooLarge', params: { max } }
}

/** The documented width, or a narrower video's own. */
function startingWidth(picture: Size): number {
  return clamp(picture.width, WIDTH_BOUNDS.min, DEFAULT_WIDTH)
}

/** What a newly chosen video changes: a start and duration within it, and a size in its ratio. */
export function fittedTo(facts: VideoFacts, changed: Partial<GifFields['raw']>): Partial<GifFields['raw']> {
  const start = parseNumber(changed.startTime ?? '') ?? 0
  const duration = parseNumber(changed.duration ?? '')
  const fits = duration !== null && !reachesPastEnd(start, duration, facts.duration)
  const typedWidth = parseNumber(changed.width ?? '')
  const typedHeight = parseNumber(changed.height ?? '')
  const keeps = changed.keepAspectRatio !== 'false'
  const crop = cropArea(facts, (changed.crop as Values['crop']) ?? 'whole', 50, 50)
  const wanted = typedWidth || (typedHeight && keeps ? widthFor(typedHeight, crop) : startingWidth(crop))
  const size = keeps ? fittedSize(wanted, crop) : { width: wanted, height: typedHeight || heightFor(wanted, crop) }
  return {
    ...(fits ? {} : { startTime: '0', duration: String(startingDuration(facts.duration)) }),
    width: String(size.width),
    height: String(size.height),
  }
}

export interface GifSettingsState {
  /** Null while a field is empty or out of its bounds. */
  readonly settings: GifSettings | null
  /** Start and duration reach past the video's end. */
  readonly pastEnd: boolean
  readonly crop: Area
  readonly bind: {
    readonly duration: FieldBinding
    readonly width: FieldBinding
    readonly height: FieldBinding
    readonly keepAspectRatio: FieldBinding
    readonly crop: FieldBinding
  }
}

const NO_VIDEO: Size = { width: 1920, height: 1080 }

/** The fields as settings for a video: width and height follow each other, the duration knows the video's end. */
export function useGifSettings(fields: GifFields, facts: VideoFacts | undefined): GifSettingsState {
  const { values, bind, set } = fields
  const video = facts ?? NO_VIDEO
  const crop = useMemo(
    () => cropArea(video, values.crop, values.cropX ?? 50, values.cropY ?? 50),
    [video, values.crop, values.cropX, values.cropY],
  )
  const settings = useMemo(() => settingsOf(values, crop), [values, crop])
  const problem = endProblem(values, facts)

  const linked = (name: 'width' | 'height', other: 'width' | 'height', follow: typeof heightFor): FieldBinding => ({
    ...bind(name),
    set: (text) => {
      const side = parseNumber(text)
      const follows = values.keepAspectRatio && side !== null && side > 0
      set({ [name]: text, ...(follows && { [other]: String(follow(side, crop)) }) })
    },
  })
  const inRatioOf = (picture: Size) => {
    const { width, height } = fittedSize(values.width ?? DEFAULT_WIDTH, picture)
    return { width: String(width), height: String(height) }
  }

  return {
    settings,
    pastEnd: problem !== undefined,
    crop,
    bind: {
      duration: { ...bind('duration'), problem: bind('duration').problem ?? problem },
      width: linked('width', 'height', heightFor),
      height: linked('height', 'width', widthFor),
      keepAspectRatio: {
        ...bind('keepAspectRatio'),
        set: (text) => set({ keepAspectRatio: text, ...(text === 'true' && inRatioOf(crop)) }),
      },
      crop: {
        ...bind('crop'),
        set: (text) => {
          const area = cropArea(video, text as Values['crop'], 50, 50)
          set({ crop: text, cropX: '50', cropY: '50', ...(values.keepAspectRatio && inRatioOf(area)) })
        },
      },
    },
  }
}
