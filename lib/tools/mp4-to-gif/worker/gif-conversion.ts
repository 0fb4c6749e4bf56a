import { isToolError, ToolError } from '@/lib/core/errors'
import type { RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import type { GifEngine } from '@/lib/tools/mp4-to-gif/engine/gif-engine'
import { ColorHistogram } from '@/lib/tools/mp4-to-gif/color-histogram'
import { estimateBytes, sampledFrames } from '@/lib/tools/mp4-to-gif/estimate'
import { GifEncoder } from '@/lib/tools/mp4-to-gif/gif-encoder'
import { buildPalette } from '@/lib/tools/mp4-to-gif/palette'
import type { GifSettings } from '@/lib/tools/mp4-to-gif/settings'
import { smallerSize } from '@/lib/tools/mp4-to-gif/target-size'
import { frameDelays, gifFrameCount, sourceFrameCount } from '@/lib/tools/mp4-to-gif/timing'

export type GifStep = 'opening' | 'palette' | 'frames' | 'finishing'

export interface GifProgress {
  /** 0 to 1. */
  readonly fraction: number
  readonly step: GifStep
}

export interface ConvertedGif {
  readonly gif: Blob
  readonly width: number
  readonly height: number
  readonly frames: number
  /** True when the rest of the video is damaged and the GIF has fewer frames than requested. */
  readonly cutShort: boolean
  /** True when the GIF is larger than the target although its size is the minimum. */
  readonly overTarget: boolean
}

/** The documented steps of the progress bar. */
const STEPS = { opened: 0.1, located: 0.2, firstPicture: 0.3, palette: 0.6, encoded: 0.9, done: 1 } as const

/** Maximum size of the frames that are stored between the two passes; longer clips are decoded twice. */
const MAX_STORED_BYTES = 256 * 1024 * 1024
/** Number of frames that the palette is computed from if the frames are not stored. */
const PALETTE_FRAMES = 40
/** Maximum number of counted pixels; more do not improve the palette. */
const COUNTED_PIXELS = 1_500_000
const SAMPLED_PAIRS = 5
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

/** Makes a GIF at the size of the settings. Throws ToolError `videoDamaged`. */
async function makeGif(
  engine: GifEngine,
  settings: GifSettings,
  report: Report,
  maxStoredBytes: number,
): Promise<ConvertedGif> {
  const request = requestOf(settings)
  const { count, step, start, width, height } = request
  const block = Math.max(1, Math.floor(maxStoredBytes / (width * height * 3)))
  const storesFrames = count <= block
  const stride = storesFrames ? 1 : Math.max(1, Math.floor(count / PALETTE_FRAMES))
  const counted = Math.ceil(count / stride)
  const histogram = new ColorHistogram()
  const everyPixel = pixelStep(width, counted * height)
  const stored: RgbFrame[] = []
  const reportPicture = throttle(report)

  report({ fraction: STEPS.located, step: 'opening' })
  let seen = 0
  for await (const frame of engine.frames({ ...request, step: step * stride, count: counted })) {
    histogram.add(frame, everyPixel)
    if (storesFrames) stored.push(frame)
    const share = seen++ / counted
    reportPicture({ fraction: STEPS.firstPicture + (STEPS.palette - STEPS.firstPicture) * share, step: 'palette' })
  }
  const encoder = new GifEncoder(paletteOf(histogram, settings.colors), settings.loop)
  report({ fraction: STEPS.palette, step: 'frames' })

  const take = storesFrames
    ? (first: number, length: number) => stored.slice(first, first + length)
    : (first: number, length: number) => engine.frames({ ...request, start: start + first * step, count: length })
  const available = storesFrames ? stored.length : count
  const planned = gifFrameCount(settings)
  const delays = frameDelays(planned, settings.fps)
  let frames = 0
  for await (const frame of inPlaybackOrder(take, available, settings.order, block)) {
    encoder.add(frame, delays[frames++] ?? 0)
    reportPicture({ fraction: STEPS.palette + (STEPS.encoded - STEPS.palette) * (frames / planned), step: 'frames' })
  }
  report({ fraction: STEPS.encoded, step: 'finishing' })
  const gif = new Blob(encoder.finish(), { type: 'image/gif' })
  return { gif, width, height, frames, cutShort: frames < planned, overTarget: false }
}

/** Treats a damaged part as having no frames; rethrows any other error. */
function ignoreDamage(error: unknown): RgbFrame[] {
  if (isToolError(error)) return []
  throw error
}

/** Estimates the size of a GIF in bytes from its first frame and sampled pairs. Throws ToolError `videoDamaged`. */
export async function estimateGif(engine: GifEngine, settings: GifSettings): Promise<number> {
  const request = requestOf(settings)
  const histogram = new ColorHistogram()
  const runs: RgbFrame[][] = []
  const opening = settings.order === 'reverse' ? request.count - 1 : 0
  const pairs = request.count > 1 ? sampledFrames(request.count, SAMPLED_PAIRS) : []
  for (const [index, picture] of [opening, ...pairs].entries()) {
    const start = request.start + picture * request.step
    const run = await collect(engine.frames({ ...request, start, count: index === 0 ? 1 : 2 })).catch(ignoreDamage)
    for (const frame of run) histogram.add(frame)
    if (run.length > 0) runs.push(run)
  }
  if (runs.length === 0) throw new ToolError('videoDamaged')
  const palette = paletteOf(histogram, settings.colors)
  const sizes = runs.map((run) => {
    const encoder = new GifEncoder(palette, settings.loop)
    return run.map((frame) => encoder.add(frame, 10))
  })
  const changes = sizes.flatMap(([, change]) => change ?? [])
  return estimateBytes(sizes[0]?.[0] ?? 0, changes, gifFrameCount(settings), palette.length / 3)
}

/**
 * Makes a GIF, reducing its width and height until it has at most `targetBytes` (null: no limit). Progress never
 * decreases.
 */
export async function convertVideo(
  engine: GifEngine,
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
  let current = settings
  if (targetBytes !== null) {
    const expected = await estimateGif(engine, settings)
    if (expected > targetBytes) current = { ...current, ...smallerSize(current, expected, targetBytes) }
  }
  for (let attempt = 1; ; attempt++) {
    const made = await makeGif(engine, current, reportMonotonic, maxStoredBytes)
    const over = targetBytes !== null && made.gif.size > targetBytes
    const smaller = over ? smallerSize(current, made.gif.size, targetBytes) : undefined
    if (over && smaller && attempt < TARGET_ATTEMPTS) {
      current = { ...current, ...smaller }
      continue
    }
    reportMonotonic({ fraction: STEPS.done, step: 'finishing' })
    return { ...made, overTarget: over }
  }
}
