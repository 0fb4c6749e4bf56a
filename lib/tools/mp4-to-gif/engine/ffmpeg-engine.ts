import type { FFFSType, FFmpeg } from '@ffmpeg/ffmpeg'
import { ToolError } from '@/lib/core/errors'
import { fromRgba, type RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import { toStandardRange } from '@/lib/tools/mp4-to-gif/standard-range'
import { endFfmpeg, isWornOut, startFfmpeg, type FfmpegFiles } from './ffmpeg'
import { durationFromPackets, factsFromProbe, keyFramesIn, type Reading } from './ffmpeg-facts'
import { DAMAGE_SECONDS, TIME_TOLERANCE, type FrameRequest, type GifEngine, type VideoFacts } from './gif-engine'
import { isCutOff } from './segment'

const [FOLDER, NAME] = ['/video', 'input']
const PATH = `${FOLDER}/${NAME}`
// The package's enum is in a module that is only loaded with the engine.
const WORKER_FILES = 'WORKERFS' as FFFSType
const PROBE_REPORT = '/probe.json'
const FRAMES = '/frames.rgb'

/** Maximum size of the frames decoded in one run, which are also in the memory of ffmpeg's file system. */
const BLOCK_BYTES = 32 * 1024 * 1024
/** Frame interval from which seeking to each frame is faster than decoding all frames between them. */
const SEEK_SECONDS = 1
/** How long before the requested time decoding starts, because the frame may have started earlier, or before a key frame. */
const LEAD_SECONDS = { usual: 1, beforeKey: 0.5 }
/** Seconds below which decoding starts with the file. */
const SHORTEST_SEEK = 0.5
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

/** Filter graph for frames at constant intervals from a timestamp of the file, in seconds. */
function filtersOf(
  { step, crop, width, height }: FrameRequest,
  facts: VideoFacts,
  reading: Reading,
  from: number,
): string {
  const rate = `${MICROSECONDS}/${Math.round(step * MICROSECONDS)}`
  return [
    // AVI timestamps count frames; without a finer time base, times would be rounded to those.
    'settb=1/1000000',
    // The frame of a time is the last one that started by then. A start other than 0 is rounded, which shows a frame twice.
    `setpts=PTS-${Math.round(from * MICROSECONDS)}`,
    `fps=fps=${rate}:round=up:start_time=0`,
    ...(reading.colors ? [`setparams=colorspace=${reading.colors}`] : []),
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
    private ffmpeg: FFmpeg,
    private readonly openAgain: () => Promise<FFmpeg>,
    private readonly reading: Reading,
    /** Timestamps of the key frames; empty for formats in which ffmpeg finds them itself. */
    private readonly keys: readonly number[],
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
    if (isWornOut()) {
      endFfmpeg(this.ffmpeg)
      this.ffmpeg = await this.openAgain()
    }
    const { ffmpeg, reading } = this
    const start = reading.begin + request.start + TIME_TOLERANCE
    const key = this.keys.findLast((time) => time <= reading.origin + start)
    const seek = key === undefined ? start - LEAD_SECONDS.usual : key - reading.origin - LEAD_SECONDS.beforeKey
    const command = [
      // Timestamps stay as they are: relative to the seek position, those of AVI and Ogg would be rounded to whole frames.
      ...['-v', 'error', '-copyts', ...(reading.decoder ? ['-c:v', reading.decoder] : [])],
      // A position close to the beginning is not found in AVI, which then begins with its second key frame.
      ...(seek > SHORTEST_SEEK ? ['-ss', seek.toFixed(6)] : []),
      ...['-i', PATH, '-map', '0:V:0', '-an', '-sn'],
      ...['-vf', filtersOf(request, this.facts, reading, reading.origin + start), '-frames:v', String(request.count)],
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
async function mount(ffmpeg: FFmpeg, file: Blob): Promise<void> {
  await ffmpeg.createDir(FOLDER)
  await ffmpeg.mount(WORKER_FILES, { blobs: [{ name: NAME, data: file }] }, FOLDER)
}

/** Runs ffprobe and returns what it reports. */
async function probe(ffmpeg: FFmpeg, ...what: string[]): Promise<string> {
  await waitForRun(ffmpeg, ffmpeg.ffprobe(['-v', 'quiet', ...what, PATH, '-o', PROBE_REPORT]))
  return new TextDecoder().decode(await takeFile(ffmpeg, PROBE_REPORT))
}

async function inspect(ffmpeg: FFmpeg): Promise<ReturnType<typeof factsFromProbe>> {
  // The program would keep the choice of streams of its last run.
  const report = await probe(ffmpeg, '-select_streams', '', '-show_streams', '-show_format', '-of', 'json')
  try {
    return factsFromProbe(report)
  } catch {
    return undefined
  }
}

/** What ffprobe says of the packets, which it reads to the end of the file. */
function packetsOf(ffmpeg: FFmpeg): Promise<string> {
  const entries = ['-show_entries', 'packet=pts_time,duration_time,flags', '-of', 'csv=p=0']
  return probe(ffmpeg, '-select_streams', 'V:0', ...entries)
}

/**
 * Opens a video with ffmpeg. Throws ToolErrors `videoNoPicture` (sound only), `videoNotSupported` and `engineFailed`.
 */
export async function openInFfmpeg(file: Blob, files: FfmpegFiles): Promise<GifEngine> {
  const open = async () => {
    const started = await startFfmpeg(files)
    await mount(started, file)
    return started
  }
  const ffmpeg = await open()
  const found = await inspect(ffmpeg)
  if (found && found !== 'noVideo') {
    const { facts, reading } = found
    const packets = facts.duration === 0 || reading.isWithoutIndex ? await packetsOf(ffmpeg) : ''
    const measured = facts.duration || durationFromPackets(packets)
    // What is missing counts as damaged.
    const duration = (await isCutOff(file)) ? Math.max(measured, reading.stated) : measured
    const keys = reading.isWithoutIndex ? keyFramesIn(packets) : []
    return new FfmpegEngine({ ...facts, duration }, ffmpeg, open, reading, keys)
  }
  await unmount(ffmpeg)
  throw new ToolError(found === 'noVideo' ? 'videoNoPicture' : 'videoNotSupported')
}
