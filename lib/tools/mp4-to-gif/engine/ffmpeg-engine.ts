import type { FFFSType, FFmpeg } from '@ffmpeg/ffmpeg'
import { ToolError } from '@/lib/core/errors'
import { fromRgba, type RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import { toStandardRange } from '@/lib/tools/mp4-to-gif/standard-range'
import { endFfmpeg, startFfmpeg, type FfmpegFiles } from './ffmpeg'
import { durationFromPackets, factsFromProbe, type Reading } from './ffmpeg-facts'
import { DAMAGE_SECONDS, TIME_TOLERANCE, type FrameRequest, type GifEngine, type VideoFacts } from './gif-engine'

const FOLDER = '/video'
// The package's enum is in a module that is only loaded with the engine.
const WORKER_FILES = 'WORKERFS' as FFFSType
const PROBE_REPORT = '/probe.json'
const FRAMES = '/frames.rgb'

/** Maximum size of the frames decoded in one run, which are also in the memory of ffmpeg's file system. */
const BLOCK_BYTES = 32 * 1024 * 1024
/** Frame interval from which seeking to each frame is faster than decoding all frames between them. */
const SEEK_SECONDS = 1
/** How long before the requested time decoding starts, because the frame may have started earlier. */
const LEAD_SECONDS = 1
const MICROSECONDS = 1e6
/** Messages of a program that ran out of memory. */
const NO_MEMORY = /OOM|out of memory|allocation failed|RangeError/i

/** The format of raw video for what a file holds, and its bytes per pixel. High dynamic range is converted here. */
function rawFormat({ hdr, hasAlpha }: Reading): readonly [format: string, bytes: number] {
  if (hdr) return ['rgb48le', 6]
  return hasAlpha ? ['rgba', 4] : ['rgb24', 3]
}

/** Splits raw video to frames; opaque ones of the usual range share its memory. */
function framesOf(bytes: Uint8Array<ArrayBuffer>, width: number, height: number, reading: Reading): RgbFrame[] {
  const size = width * height * rawFormat(reading)[1]
  return Array.from({ length: Math.floor(bytes.length / size) }, (_, index) => {
    const data = bytes.subarray(index * size, (index + 1) * size)
    if (reading.hdr) {
      const signals = new Uint16Array(data.buffer, data.byteOffset, size / 2)
      return { width, height, data: toStandardRange(signals, reading.hdr) }
    }
    return reading.hasAlpha ? fromRgba(data, width, height) : { width, height, data }
  })
}

/** Filter graph for frames at constant intervals from `lead`, in seconds after the seek position. */
function filtersOf(
  { step, crop, width, height }: FrameRequest,
  facts: VideoFacts,
  reading: Reading,
  lead: number,
): string {
  const rate = `${MICROSECONDS}/${Math.round(step * MICROSECONDS)}`
  return [
    // AVI timestamps count frames; without a finer time base, times would be rounded to those.
    'settb=1/1000000',
    // The frame of a time is the last one that started by then. A start other than 0 is rounded, which shows a frame twice.
    `setpts=PTS-${Math.round(lead * MICROSECONDS)}`,
    `fps=fps=${rate}:round=up:start_time=0`,
    // Videos that state a transfer function but no colors have those of BT.2020.
    ...(reading.hdr ? ['setparams=colorspace=bt2020nc'] : []),
    // Non-square pixels, and frames of another size than the first, are converted before the crop.
    `scale=${facts.width}:${facts.height}:flags=lanczos`,
    `crop=${crop.width}:${crop.height}:${crop.x}:${crop.y}:exact=1`,
    `scale=${width}:${height}:flags=lanczos+accurate_rnd+full_chroma_int`,
    `format=${rawFormat(reading)[0]}`,
  ].join(',')
}

/** Decodes with ffmpeg in WebAssembly, for formats without a decoder in the browser. */
class FfmpegEngine implements GifEngine {
  constructor(
    readonly facts: VideoFacts,
    private readonly ffmpeg: FFmpeg,
    private readonly path: string,
    private readonly reading: Reading,
  ) {}

  async *frames(request: FrameRequest): AsyncGenerator<RgbFrame> {
    const { start, step, count, width, height } = request
    const fitting = Math.max(1, Math.floor(BLOCK_BYTES / (width * height * rawFormat(this.reading)[1])))
    const block = step >= SEEK_SECONDS ? 1 : fitting
    let last: RgbFrame | undefined
    for (let first = 0; first < count; first += block) {
      const requested = Math.min(block, count - first)
      const frames = await this.decode({ ...request, start: start + first * step, count: requested })
      last = frames.at(-1) ?? last
      yield* frames
      for (let missing = frames.length; last && missing < requested; missing++) {
        // Frames that end well before the video mean that the rest of it is damaged.
        if (start + (first + missing) * step < this.facts.duration - DAMAGE_SECONDS) return
        yield last
      }
    }
    if (!last) throw new ToolError('videoDamaged')
  }

  close(): Promise<void> {
    return unmount(this.ffmpeg)
  }

  private async decode(request: FrameRequest): Promise<RgbFrame[]> {
    const { ffmpeg, reading } = this
    const start = reading.begin + request.start + TIME_TOLERANCE
    const seek = Math.max(0, start - LEAD_SECONDS)
    const command = [
      ...['-v', 'error', ...(reading.decoder ? ['-c:v', reading.decoder] : [])],
      ...['-ss', seek.toFixed(6), '-i', this.path, '-map', '0:V:0', '-an', '-sn'],
      ...['-vf', filtersOf(request, this.facts, reading, start - seek), '-frames:v', String(request.count)],
      ...['-f', 'rawvideo', FRAMES],
    ]
    await waitForRun(ffmpeg, ffmpeg.exec(command))
    const bytes = await takeFile(ffmpeg, FRAMES)
    return bytes ? framesOf(bytes, request.width, request.height, reading) : []
  }
}

/**
 * Waits for a run of the program. If it crashes, out of memory or on a damaged file, the engine is terminated as well.
 */
async function waitForRun(ffmpeg: FFmpeg, run: Promise<number>): Promise<void> {
  try {
    await run
  } catch (reason) {
    endFfmpeg(ffmpeg)
    const message = String(reason)
    throw NO_MEMORY.test(message) ? new RangeError(message) : new ToolError('videoDamaged')
  }
}

/** Removes an output file from ffmpeg's file system and returns its bytes; undefined if it does not exist. */
async function takeFile(ffmpeg: FFmpeg, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const bytes = await ffmpeg.readFile(path)
    await ffmpeg.deleteFile(path)
    return typeof bytes === 'string' ? undefined : (bytes as Uint8Array<ArrayBuffer>)
  } catch {
    return undefined
  }
}

async function unmount(ffmpeg: FFmpeg): Promise<void> {
  if (!ffmpeg.loaded) return
  await ffmpeg.unmount(FOLDER)
  await ffmpeg.deleteDir(FOLDER)
}

/** Mounts the file, so that it is not copied into ffmpeg's memory. */
async function mount(ffmpeg: FFmpeg, file: Blob): Promise<string> {
  await ffmpeg.createDir(FOLDER)
  await ffmpeg.mount(WORKER_FILES, { blobs: [{ name: 'input', data: file }] }, FOLDER)
  return `${FOLDER}/input`
}

/** Runs ffprobe and returns what it reports. */
async function probe(ffmpeg: FFmpeg, path: string, ...what: string[]): Promise<string> {
  await waitForRun(ffmpeg, ffmpeg.ffprobe(['-v', 'quiet', ...what, path, '-o', PROBE_REPORT]))
  return new TextDecoder().decode(await takeFile(ffmpeg, PROBE_REPORT))
}

async function inspect(ffmpeg: FFmpeg, path: string): Promise<ReturnType<typeof factsFromProbe>> {
  const report = await probe(ffmpeg, path, '-show_streams', '-show_format', '-of', 'json')
  try {
    return factsFromProbe(report)
  } catch {
    return undefined
  }
}

/** The duration of a video that does not state it, by its packets. */
async function measuredDuration(ffmpeg: FFmpeg, path: string): Promise<number> {
  const times = ['-show_entries', 'packet=pts_time,duration_time', '-of', 'csv=p=0']
  return durationFromPackets(await probe(ffmpeg, path, '-select_streams', 'V:0', ...times))
}

/**
 * Opens a video with ffmpeg. Throws ToolErrors `videoNoPicture` (sound only), `videoNotSupported` and `engineFailed`.
 */
export async function openInFfmpeg(file: Blob, files: FfmpegFiles): Promise<GifEngine> {
  const ffmpeg = await startFfmpeg(files)
  const path = await mount(ffmpeg, file)
  const found = await inspect(ffmpeg, path)
  if (found && found !== 'noVideo') {
    const { facts, reading } = found
    const duration = facts.duration || (await measuredDuration(ffmpeg, path))
    return new FfmpegEngine({ ...facts, duration }, ffmpeg, path, reading)
  }
  await unmount(ffmpeg)
  throw new ToolError(found === 'noVideo' ? 'videoNoPicture' : 'videoNotSupported')
}
