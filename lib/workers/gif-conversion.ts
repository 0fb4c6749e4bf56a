import { isToolError, ToolError } from '@/lib/core/errors'
import type { RgbFrame } from '@/lib/core/rgb-frame'
import type { GifEngine } from '@/lib/engines/video/gif-engine'
import { ColorHistogram } from '@/lib/tools/mp4-to-gif/color-histogram'
import { estimateBytes, sampledPictures, type SampledPair } from '@/lib/tools/mp4-to-gif/estimate'
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

export interface MadeGif {
  readonly gif: Blob
  readonly width: number
  readonly height: number
  readonly frames: number
  /** Fewer pictures than asked for: the rest of the video is damaged. */
  readonly cutShort: boolean
  /** Larger than the size aimed at, though as small as the tool makes it. */
  readonly overTarget: boolean
}

/** The documented steps of the bar. */
const STEPS = { opened: 0.1, located: 0.2, firstPicture: 0.3, palette: 0.6, encoded: 0.9, done: 1 } as const

/** Pictures of a cut are kept between the two passes up to this; larger cuts are decoded twice. */
const KEPT_BYTES = 256 * 1024 * 1024
/** Of a cut that is not kept, this many pictures make the palette. */
const PALETTE_PICTURES = 40
/** More pixels than this change no palette. */
const COUNTED_PIXELS = 1_500_000
const SAMPLED_PAIRS = 5
const TARGET_ATTEMPTS = 6
/** Pictures are told no more often: each time the page draws itself anew, on a processor that decoding needs. */
const REPORT_MILLISECONDS = 50

type Report = (progress: GifProgress) => void
type Pictures = Iterable<RgbFrame> | AsyncIterable<RgbFrame>

/** Passes reports on, but for those too soon after the one before. */
function paced(report: Report): Report {
  let last = -Infinity
  return (progress) => {
    const now = performance.now()
    if (now - last < REPORT_MILLISECONDS) return
    last = now
    report(progress)
  }
}

/** One index less than the quality's colours: it stands for pixels that stay as they are. */
function paletteOf(histogram: ColorHistogram, colors: number): Uint8Array {
  return buildPalette(histogram.finish(), colors - 1)
}

function requestOf(settings: GifSettings) {
  const { start, fps, speed, crop, width, height } = settings
  return { start, step: speed / fps, count: sourceFrameCount(settings), crop, width, height }
}

/** From how many pixels on one is counted, so that those of all columns are: a number that does not divide the width. */
function countedStep(width: number, rows: number): number {
  let step = Math.max(1, Math.floor((width * rows) / COUNTED_PIXELS))
  while (step > 1 && width % step === 0) step++
  return step
}

async function collect(pictures: Pictures): Promise<RgbFrame[]> {
  const frames: RgbFrame[] = []
  for await (const frame of pictures) frames.push(frame)
  return frames
}

/** The cut's pictures in the order they are shown; backwards in blocks, so that they need not all be kept. */
async function* inOrder(
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

/** One GIF at the settings' own size. ToolError `videoDamaged`. */
async function makeGif(engine: GifEngine, settings: GifSettings, report: Report, keptBytes: number): Promise<MadeGif> {
  const request = requestOf(settings)
  const { count, step, start, width, height } = request
  const block = Math.max(1, Math.floor(keptBytes / (width * height * 3)))
  const keeps = count <= block
  const stride = keeps ? 1 : Math.max(1, Math.floor(count / PALETTE_PICTURES))
  const counted = Math.ceil(count / stride)
  const histogram = new ColorHistogram()
  const everyPixel = countedStep(width, counted * height)
  const kept: RgbFrame[] = []
  const reportPicture = paced(report)

  report({ fraction: STEPS.located, step: 'opening' })
  let seen = 0
  for await (const frame of engine.frames({ ...request, step: step * stride, count: counted })) {
    histogram.add(frame, everyPixel)
    if (keeps) kept.push(frame)
    const share = seen++ / counted
    reportPicture({ fraction: STEPS.firstPicture + (STEPS.palette - STEPS.firstPicture) * share, step: 'palette' })
  }
  const encoder = new GifEncoder(paletteOf(histogram, settings.colors), settings.loop)
  report({ fraction: STEPS.palette, step: 'frames' })

  const take = keeps
    ? (first: number, length: number) => kept.slice(first, first + length)
    : (first: number, length: number) => engine.frames({ ...request, start: start + first * step, count: length })
  const available = keeps ? kept.length : count
  const planned = gifFrameCount(settings)
  const delays = frameDelays(planned, settings.fps)
  let frames = 0
  for await (const frame of inOrder(take, available, settings.order, block)) {
    encoder.add(frame, delays[frames++] ?? 0)
    reportPicture({ fraction: STEPS.palette + (STEPS.encoded - STEPS.palette) * (frames / planned), step: 'frames' })
  }
  report({ fraction: STEPS.encoded, step: 'finishing' })
  const gif = new Blob(encoder.finish(), { type: 'image/gif' })
  return { gif, width, height, frames, cutShort: frames < planned, overTarget: false }
}

/** A damaged place gives no pictures; anything else is passed on. */
function skipDamage(error: unknown): RgbFrame[] {
  if (isToolError(error)) return []
  throw error
}

/** The size in bytes that a GIF would have, from pairs of pictures sampled all over the cut. ToolError `videoDamaged`. */
export async function estimateGif(engine: GifEngine, settings: GifSettings): Promise<number> {
  const request = requestOf(settings)
  const histogram = new ColorHistogram()
  const pairs: RgbFrame[][] = []
  for (const picture of sampledPictures(request.count, SAMPLED_PAIRS)) {
    const start = request.start + picture * request.step
    const pair = await collect(engine.frames({ ...request, start, count: Math.min(2, request.count) })).catch(
      skipDamage,
    )
    for (const frame of pair) histogram.add(frame)
    if (pair.length > 0) pairs.push(pair)
  }
  if (pairs.length === 0) throw new ToolError('videoDamaged')
  const palette = paletteOf(histogram, settings.colors)
  const sampled = pairs.map((pair): SampledPair => {
    const encoder = new GifEncoder(palette, settings.loop)
    const [whole = 0, change = 0] = pair.map((frame) => encoder.add(frame, 10))
    return { whole, change }
  })
  return estimateBytes(sampled, gifFrameCount(settings))
}

/**
 * A GIF of at most `targetBytes`, if there is a target: made smaller in width and height until it fits. Progress never runs
 * backwards.
 */
export async function convertVideo(
  engine: GifEngine,
  settings: GifSettings,
  targetBytes: number | null,
  report: Report,
  keptBytes = KEPT_BYTES,
): Promise<MadeGif> {
  let reached = 0
  const forward: Report = ({ fraction, step }) => {
    reached = Math.max(reached, fraction)
    report({ fraction: reached, step })
  }
  forward({ fraction: STEPS.opened, step: 'opening' })
  let wanted = settings
  if (targetBytes !== null) {
    const expected = await estimateGif(engine, settings)
    if (expected > targetBytes) wanted = { ...wanted, ...smallerSize(wanted, expected, targetBytes) }
  }
  for (let attempt = 1; ; attempt++) {
    const made = await makeGif(engine, wanted, forward, keptBytes)
    const over = targetBytes !== null && made.gif.size > targetBytes
    const smaller = over ? smallerSize(wanted, made.gif.size, targetBytes) : undefined
    if (over && smaller && attempt < TARGET_ATTEMPTS) {
      wanted = { ...wanted, ...smaller }
      continue
    }
    forward({ fraction: STEPS.done, step: 'finishing' })
    return { ...made, overTarget: over }
  }
}
