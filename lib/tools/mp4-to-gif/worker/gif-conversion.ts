import { isToolError, ToolError } from '@/lib/core/errors'
import { onWhite, type RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import type { GifEngine } from '@/lib/tools/mp4-to-gif/engine/gif-engine'
import { ColorHistogram } from '@/lib/tools/mp4-to-gif/color-histogram'
import { changedSamples, estimateBytes, MAX_FRAMES, sampledBlocks } from '@/lib/tools/mp4-to-gif/estimate'
import { GifEncoder } from '@/lib/tools/mp4-to-gif/gif-encoder'
import { captionedVideo } from './captioned-video'
import { buildPalette } from '@/lib/tools/mp4-to-gif/palette'
import type { FrameEncoder } from '@/lib/tools/mp4-to-gif/frame-encoder'
import type { Format } from '@/lib/tools/mp4-to-gif/fields'
import type { GifSettings } from '@/lib/tools/mp4-to-gif/settings'
import { smallerSize } from '@/lib/tools/mp4-to-gif/target-size'
import { frameDelays, gifFrameCount, sourceFrameCount } from '@/lib/tools/mp4-to-gif/timing'

export type GifStep = 'opening' | 'palette' | 'frames' | 'finishing'

export interface GifProgress {
  /** 0 to 1. */
  readonly fraction: number
  readonly step: GifStep
}

/** A finished GIF, WebP or MP4. */
export interface ConvertedGif {
  readonly format: Format
  readonly blob: Blob
  readonly width: number
  readonly height: number
  readonly frames: number
  /** True when the rest of the video is damaged and the GIF has fewer frames than requested. */
  readonly cutShort: boolean
  /** True when the GIF is larger than the target although its size is the minimum. */
  readonly overTarget: boolean
  /** True when transparent pixels of the video were put on white, because the format has none. */
  readonly isOnWhite: boolean
}

/** The documented steps of the progress bar. */
const STEPS = { opened: 0.1, located: 0.2, firstPicture: 0.3, palette: 0.6, encoded: 0.9, done: 1 } as const

/** Maximum size of the frames that are stored between the two passes; longer clips are decoded twice. */
const MAX_STORED_BYTES = 256 * 1024 * 1024
/** Number of frames that the palette is computed from if the frames are not stored. */
const PALETTE_FRAMES = 40
/** Maximum number of counted pixels; more do not improve the palette. */
const COUNTED_PIXELS = 1_500_000
const SAMPLED_PAIRS = 8
/** A clip of so few frames and bytes is encoded as a whole for the estimate. */
const SHORT_FRAMES = 60
const SHORT_BYTES = 40 * 1024 * 1024
/** The interval of key frames in an MP4, and how many intervals its estimate encodes. */
const KEY_FRAME_SECONDS = 2
const SAMPLED_INTERVALS = 3
const TARGET_ATTEMPTS = 6
/** Minimum time between reports, because each one renders the page on a CPU that decoding needs. */
const REPORT_MILLISECONDS = 50

type Report = (progress: GifProgress) => void
type Pictures = Iterable<RgbFrame> | AsyncIterable<RgbFrame>

/** Throttles reports. */
function throttle(report: Report): Report {
  let last = -Infinity
  return (progress) => {
    const now = performance.now()
    if (now - last < REPORT_MILLISECONDS) return
    last = now
    report(progress)
  }
}

/** The palette has one color less than requested, for the transparent index of unchanged pixels. */
function paletteOf(histogram: ColorHistogram, colors: number): Uint8Array {
  return buildPalette(histogram.finish(), colors - 1)
}

function requestOf(settings: GifSettings) {
  const { start, fps, speed, crop, width, height } = settings
  return { start, step: speed / fps, count: sourceFrameCount(settings), crop, width, height }
}

/** Distance of the counted pixels. It does not divide the width, so that pixels of all columns are counted. */
function pixelStep(width: number, rows: number): number {
  let step = Math.max(1, Math.floor((width * rows) / COUNTED_PIXELS))
  while (step > 1 && width % step === 0) step++
  return step
}

async function collect(pictures: Pictures): Promise<RgbFrame[]> {
  const frames: RgbFrame[] = []
  for await (const frame of pictures) frames.push(frame)
  return frames
}

/** Yields the frames in playback order; in reverse by blocks, so that not all of them are stored. */
async function* inPlaybackOrder(
  take: (first: number, count: number) => Pictures,
  count: number,
  order: GifSettings['order'],
  block: number,
): AsyncGenerator<RgbFrame> {
  if (order !== 'reverse') yield* take(0, count)
  if (order === 'forward') return
  const least = order === 'reverse' ? 0 : 1
  for (let end = order === 'reverse' ? count : count - 1; end > least;) {
    const first = Math.max(least, end - block)
    yield* (await collect(take(first, end - first))).toReversed()
    end = first
  }
}

/** MIME type and units of time per second. */
const FORMATS = {
  gif: { type: 'image/gif', perSecond: 100 },
  webp: { type: 'image/webp', perSecond: 1000 },
  mp4: { type: 'video/mp4', perSecond: 90_000 },
} as const

/** The encoder of every format but GIF, which needs a palette first. */
async function plainEncoder(format: 'webp' | 'mp4', settings: GifSettings): Promise<FrameEncoder> {
  const { quality, loop, fps } = settings
  if (format === 'webp') {
    const { WebpEncoder } = await import('./webp-encoder')
    return new WebpEncoder(quality, loop)
  }
  const { Mp4Encoder } = await import('./mp4-encoder')
  return Mp4Encoder.start(settings, fps, quality)
}

/** Makes a file at the size of the settings. Throws ToolErrors `videoDamaged`, `mp4NotSupported`. */
async function makeFile(
  engine: GifEngine,
  settings: GifSettings,
  report: Report,
  maxStoredBytes: number,
): Promise<ConvertedGif> {
  const request = requestOf(settings)
  const { format } = settings
  const { count, step, start, width, height } = request
  const block = Math.max(1, Math.floor(maxStoredBytes / (width * height * 3)))
  const stored: RgbFrame[] = []
  const storesFrames = format === 'gif' && count <= block
  const reportPicture = throttle(report)

  const gifEncoder = async () => {
    const stride = storesFrames ? 1 : Math.max(1, Math.floor(count / PALETTE_FRAMES))
    const counted = Math.ceil(count / stride)
    const histogram = new ColorHistogram()
    const everyPixel = pixelStep(width, counted * height)
    let seen = 0
    for await (const frame of engine.frames({ ...request, step: step * stride, count: counted })) {
      histogram.add(frame, everyPixel)
      if (storesFrames) stored.push(frame)
      const share = seen++ / counted
      reportPicture({ fraction: STEPS.firstPicture + (STEPS.palette - STEPS.firstPicture) * share, step: 'palette' })
    }
    return new GifEncoder(paletteOf(histogram, settings.colors), settings.loop)
  }

  report({ fraction: STEPS.located, step: 'opening' })
  const encoder = format === 'gif' ? await gifEncoder() : await plainEncoder(format, settings)
  const begun = format === 'gif' ? STEPS.palette : STEPS.firstPicture
  report({ fraction: begun, step: 'frames' })

  const take = storesFrames
    ? (first: number, length: number) => stored.slice(first, first + length)
    : (first: number, length: number) => engine.frames({ ...request, start: start + first * step, count: length })
  const available = storesFrames ? stored.length : count
  const planned = gifFrameCount(settings)
  const { type, perSecond } = FORMATS[format]
  const delays = frameDelays(planned, settings.fps, perSecond)
  let frames = 0
  let isOnWhite = false
  for await (const frame of inPlaybackOrder(take, available, settings.order, block)) {
    isOnWhite ||= format === 'mp4' && frame.alpha !== undefined
    await encoder.add(format === 'mp4' ? onWhite(frame) : frame, delays[frames++]!)
    reportPicture({ fraction: begun + (STEPS.encoded - begun) * (frames / planned), step: 'frames' })
  }
  report({ fraction: STEPS.encoded, step: 'finishing' })
  const blob = new Blob(await encoder.finish(), { type })
  return { format, blob, width, height, frames, cutShort: frames < planned, overTarget: false, isOnWhite }
}

/** Ends where the rest of the video is damaged; rethrows any other error. */
async function* readable(frames: AsyncIterable<RgbFrame>): AsyncGenerator<RgbFrame> {
  try {
    yield* frames
  } catch (error) {
    if (!isToolError(error)) throw error
  }
}

interface Pair {
  readonly before: RgbFrame
  readonly after: RgbFrame
  readonly changed: number
}

/**
 * Estimates the size of a GIF or WebP in bytes: looks at what changes from frame to frame, and encodes some of the changes,
 * all of them in a short clip. Throws ToolError `videoDamaged`.
 */
async function estimateFromChanges(engine: GifEngine, settings: GifSettings): Promise<number> {
  const request = requestOf(settings)
  const isShort =
    request.count * Math.max(request.width * request.height * 3, SHORT_BYTES / SHORT_FRAMES) <= SHORT_BYTES
  const pairs: Pair[] = []
  let [changed, seen, wanted, frames] = [0, 0, 0, 0]
  let opening: RgbFrame | undefined
  for (const { first, count } of sampledBlocks(request.count)) {
    wanted += count
    const start = request.start + first * request.step
    let before: RgbFrame | undefined
    for await (const after of readable(engine.frames({ ...request, start, count }))) {
      frames++
      if (!opening || (settings.order === 'reverse' && !isShort)) opening = after
      if (before) {
        const change = { before, after, changed: changedSamples(after, before) }
        changed += change.changed
        // Encodes the first real change in each part of the clip.
        const part = (pairs.length * Math.min(request.count, MAX_FRAMES)) / SAMPLED_PAIRS
        if (isShort || (change.changed > 0 && pairs.length < SAMPLED_PAIRS && seen >= part)) pairs.push(change)
        seen++
      }
      before = after
    }
  }
  if (!opening) throw new ToolError('videoDamaged')
  const histogram = new ColorHistogram()
  const shown = isShort ? pairs.map(({ after }) => after) : pairs.flatMap(({ before, after }) => [before, after])
  const everyPixel = pixelStep(request.width, request.height * (shown.length + 1))
  for (const frame of [opening, ...shown]) histogram.add(frame, everyPixel)
  const isGif = settings.format === 'gif'
  const palette = isGif ? paletteOf(histogram, settings.colors) : new Uint8Array(0)
  const start = () => (isGif ? new GifEncoder(palette, settings.loop) : plainEncoder('webp', settings))
  let encoder = await start()
  const first = await encoder.add(opening, 10)
  const encoded: { bytes: number; changed: number }[] = []
  for (const { before, after, changed: change } of pairs) {
    if (!isShort) {
      encoder = await start()
      await encoder.add(before, 10)
    }
    encoded.push({ bytes: await encoder.add(after, 10), changed: change })
  }
  const unchanged = await encoder.add(pairs.at(-1)?.after ?? opening, 10)
  const meanChanged = changed / Math.max(1, seen)
  return estimateBytes({
    ...{ first, unchanged, encoded, meanChanged },
    // A damaged video ends sooner, and so does what is made of it.
    count: Math.ceil((gifFrameCount(settings) * frames) / wanted),
    colors: palette.length / 3,
  })
}

/** Estimates the size of an MP4 in bytes from whole intervals of key frames; short clips are encoded as a whole. */
async function estimateMp4(engine: GifEngine, settings: GifSettings): Promise<number> {
  const request = requestOf(settings)
  const interval = Math.ceil(settings.fps * KEY_FRAME_SECONDS)
  const isShort = request.count <= interval * SAMPLED_INTERVALS
  const runs = isShort ? 1 : SAMPLED_INTERVALS
  const length = isShort ? request.count : interval
  let [bytes, frames] = [0, 0]
  for (let run = 0; run < runs; run++) {
    const encoder = await plainEncoder('mp4', settings)
    const first = runs === 1 ? 0 : Math.round((run * (request.count - length)) / (runs - 1))
    const pictures = engine.frames({ ...request, start: request.start + first * request.step, count: length })
    for await (const frame of readable(pictures)) {
      await encoder.add(onWhite(frame), FORMATS.mp4.perSecond / settings.fps)
      frames++
    }
    for (const part of await encoder.finish()) bytes += part.length
  }
  if (frames === 0) throw new ToolError('videoDamaged')
  return Math.round((bytes / (runs * length)) * gifFrameCount(settings))
}

/** Estimates the size of the file in bytes. Throws ToolErrors `videoDamaged`, `mp4NotSupported`. */
export function estimateFile(video: GifEngine, settings: GifSettings): Promise<number> {
  const engine = captionedVideo(video, settings.captions)
  return settings.format === 'mp4' ? estimateMp4(engine, evenSides(settings)) : estimateFromChanges(engine, settings)
}

/** H.264 stores color for every second pixel only. */
function evenSides(settings: GifSettings): GifSettings {
  return { ...settings, width: settings.width & ~1, height: settings.height & ~1 }
}

/**
 * Makes a GIF, WebP or MP4, reducing its width and height until it has at most `targetBytes` (null: no limit). Progress never
 * decreases.
 */
export async function convertVideo(
  video: GifEngine,
  settings: GifSettings,
  targetBytes: number | null,
  report: Report,
  maxStoredBytes = MAX_STORED_BYTES,
): Promise<ConvertedGif> {
  let reached = 0
  const reportMonotonic: Report = ({ fraction, step }) => {
    reached = Math.max(reached, fraction)
    report({ fraction: reached, step })
  }
  reportMonotonic({ fraction: STEPS.opened, step: 'opening' })
  const engine = captionedVideo(video, settings.captions)
  let current = settings
  if (targetBytes !== null) {
    const expected = await estimateFile(video, settings)
    if (expected > targetBytes) current = { ...current, ...smallerSize(current, expected, targetBytes) }
  }
  for (let attempt = 1; ; attempt++) {
    const made = await makeFile(
      engine,
      current.format === 'mp4' ? evenSides(current) : current,
      reportMonotonic,
      maxStoredBytes,
    )
    const over = targetBytes !== null && made.blob.size > targetBytes
    const smaller = over ? smallerSize(current, made.blob.size, targetBytes) : undefined
    if (over && smaller && attempt < TARGET_ATTEMPTS) {
      current = { ...current, ...smaller }
      continue
    }
    reportMonotonic({ fraction: STEPS.done, step: 'finishing' })
    return { ...made, overTarget: over }
  }
}
