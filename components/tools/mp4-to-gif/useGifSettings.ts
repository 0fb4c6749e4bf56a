import { useMemo } from 'react'
import type { FieldBinding, FieldsState } from '@/components/ui/fields/useFields'
import { boundsProblem, type Problem } from '@/lib/core/fields'
import { clamp, roundTo } from '@/lib/core/numbers'
import { readNumber } from '@/lib/core/read-number'
import type { Caption } from '@/lib/tools/mp4-to-gif/caption'
import type { VideoFacts } from '@/lib/tools/mp4-to-gif/engine/gif-engine'
import { mp4ToGifFields, QUALITY_COLORS } from '@/lib/tools/mp4-to-gif/fields'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import {
  cropArea,
  fitToBounds,
  heightFor,
  heightsInRatio,
  exceedsEnd,
  defaultDuration,
  HEIGHT_BOUNDS,
  MIN_SECONDS,
  WIDTH_BOUNDS,
  widthFor,
  widthsInRatio,
  type GifSettings,
} from '@/lib/tools/mp4-to-gif/settings'

export type GifFields = FieldsState<typeof mp4ToGifFields>
type Values = GifFields['values']

const DEFAULT_WIDTH = mp4ToGifFields.width.default ?? 480

/** Converts the values to settings; null if a field is empty. */
function settingsOf(values: Values, crop: Rectangle, captions: readonly Caption[]): GifSettings | null {
  const { startTime, duration, fps, width, height } = values
  if (startTime === null || duration === null || fps === null || width === null || height === null) return null
  return {
    format: values.format,
    start: startTime,
    duration,
    fps,
    width,
    height,
    crop,
    colors: QUALITY_COLORS[values.quality],
    quality: values.quality,
    captions,
    speed: Number(values.speed),
    order: values.order,
    loop: Number(values.loop),
  }
}

/** The problem of a clip that extends past the end of the video, at the field that has a number that would do. */
function endProblem(
  { startTime, duration }: Values,
  facts: VideoFacts | undefined,
): Partial<Record<'startTime' | 'duration', Problem>> {
  if (!facts || startTime === null || duration === null) return {}
  if (!exceedsEnd(startTime, duration, facts.duration)) return {}
  const rest = roundTo(facts.duration - startTime, 1)
  if (rest >= MIN_SECONDS) return { duration: { code: 'tooLarge', params: { max: rest } } }
  const latest = roundTo(Math.max(0, facts.duration - MIN_SECONDS), 1)
  return { startTime: { code: 'tooLarge', params: { max: latest } } }
}

/** The problem of a side whose other one, which follows it, is out of bounds: the numbers that would do. */
function ratioProblem(name: 'width' | 'height', { keepAspectRatio, ...sides }: Values, picture: Size) {
  const side = sides[name]
  if (!keepAspectRatio || side === null) return undefined
  const isWidth = name === 'width'
  const other = isWidth ? heightFor(side, picture) : widthFor(side, picture)
  if (!boundsProblem(isWidth ? HEIGHT_BOUNDS : WIDTH_BOUNDS, other)) return undefined
  const bounds = isWidth ? widthsInRatio(picture) : heightsInRatio(picture)
  return bounds && boundsProblem(bounds, side)
}

type Raw = Partial<GifFields['raw']>

/** What was typed or chosen, without the numbers that a video brought: they say nothing about the next one. */
function withoutThoseOf(video: VideoFacts, changed: Raw): Raw {
  const { crop, keepAspectRatio } = changed
  const own = fieldsForVideo(video, { ...(crop && { crop }), ...(keepAspectRatio && { keepAspectRatio }) })
  const names = ['startTime', 'duration', 'width', 'height'] as const
  const brought = names.filter((name) => changed[name] === own[name])
  return Object.fromEntries(Object.entries(changed).filter(([name]) => !brought.some((each) => each === name)))
}

/**
 * The changes to the fields when a video is opened, after `last` if there was one: start and duration within it, and a size in
 * its aspect ratio.
 */
export function fieldsForVideo(facts: VideoFacts, fields: Raw, last?: VideoFacts): Raw {
  const changed = last ? withoutThoseOf(last, fields) : fields
  const usual = { startTime: '0', duration: String(defaultDuration(facts.duration)) }
  // Emptied fields count as untouched.
  const clip = { startTime: changed.startTime || usual.startTime, duration: changed.duration || usual.duration }
  const [start, duration] = [readNumber(clip.startTime, 's') ?? 0, readNumber(clip.duration, 's') ?? 0]
  const typedWidth = readNumber(changed.width ?? '', 'px')
  const typedHeight = readNumber(changed.height ?? '', 'px')
  const keepsRatio = changed.keepAspectRatio !== 'false'
  const crop = cropArea(facts, (changed.crop as Values['crop']) ?? 'whole', 50, 50)
  const followingWidth = typedHeight && keepsRatio ? clamp(widthFor(typedHeight, crop), 1, WIDTH_BOUNDS.max) : 0
  // The default width, or the width of a narrower video.
  const preferredWidth = typedWidth || followingWidth || clamp(crop.width, WIDTH_BOUNDS.min, DEFAULT_WIDTH)
  const size = keepsRatio
    ? fitToBounds(preferredWidth, crop)
    : { width: preferredWidth, height: typedHeight || fitToBounds(preferredWidth, crop).height }
  return {
    ...(exceedsEnd(start, duration, facts.duration) ? usual : clip),
    width: String(size.width),
    height: String(size.height),
  }
}

export type GifSettingsState = ReturnType<typeof useGifSettings>

const NO_VIDEO: Size = { width: 1920, height: 1080 }

/** Derives the settings from the fields, with linked width and height and validation against the video's duration. */
export function useGifSettings(fields: GifFields, facts: VideoFacts | undefined, captions: readonly Caption[] | null) {
  const { values, bind, set } = fields
  const video = facts ?? NO_VIDEO
  const crop = useMemo(
    () => cropArea(video, values.crop, values.cropX ?? 50, values.cropY ?? 50),
    [video, values.crop, values.cropX, values.cropY],
  )
  const isValid = fields.isValid('startTime', 'duration', 'fps', 'width', 'height')
  const settings = useMemo(
    () => (isValid && captions ? settingsOf(values, crop, captions) : null),
    [isValid, values, crop, captions],
  )
  const past = endProblem(values, facts)

  const { width, height } = fields.isValid('width', 'height') ? values : { width: null, height: null }
  const size = useMemo(
    () => ({ width: width ?? crop.width, height: height ?? crop.height }),
    [width, height, crop.width, crop.height],
  )

  const linked = (name: 'width' | 'height', other: 'width' | 'height', follow: typeof heightFor): FieldBinding => ({
    ...bind(name, ratioProblem(name, values, crop)),
    set: (text) => {
      const side = readNumber(text, 'px')
      const isLinked = values.keepAspectRatio && side !== null && side > 0
      set({ [name]: text, ...(isLinked && { [other]: String(follow(side, crop)) }) })
    },
  })
  const inRatioOf = (picture: Size) => {
    const { width, height } = fitToBounds(values.width ?? DEFAULT_WIDTH, picture)
    return { width: String(width), height: String(height) }
  }

  return {
    /** Null if a field is empty or out of bounds. */
    settings,
    /** The cut extends past the end of the video. */
    isPastEnd: Object.keys(past).length > 0,
    crop,
    /** Size of the result, or while it has none, one in the same ratio. */
    size,
    bind: {
      startTime: bind('startTime', past.startTime),
      duration: bind('duration', past.duration),
      width: linked('width', 'height', heightFor),
      height: linked('height', 'width', widthFor),
      keepAspectRatio: {
        ...bind('keepAspectRatio'),
        set: (text: string) => set({ keepAspectRatio: text, ...(text === 'true' && inRatioOf(crop)) }),
      },
      crop: {
        ...bind('crop'),
        set: (text: string) => {
          const area = cropArea(video, text as Values['crop'], 50, 50)
          set({ crop: text, cropX: '50', cropY: '50', ...(values.keepAspectRatio && inRatioOf(area)) })
        },
      },
    },
  }
}
