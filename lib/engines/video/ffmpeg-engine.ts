import { ToolError } from '@/lib/core/errors'
import type { RgbFrame } from '@/lib/core/rgb-frame'
import { ffmpegCore, type FfmpegCore, type FfmpegFiles } from './ffmpeg-core'
import { factsFromProbe } from './ffmpeg-facts'
import { DAMAGE_SECONDS, TIME_TOLERANCE, type FrameRequest, type GifEngine, type VideoFacts } from './gif-engine'

const FOLDER = '/video'
const PROBE_REPORT = '/probe.json'
const FRAME_DEVICE = '/dev/frames'
const DEVICE_NUMBER = 200

/** Pictures decoded at one go, so that they never fill the memory. */
const BLOCK_BYTES = 64 * 1024 * 1024
/** From this distance of pictures on, looking for each is quicker than decoding all that lies between. */
const SEEK_SECONDS = 1
/** Decoding begins this long before the first picture, whose own beginning may lie before the time asked for. */
const LEAD_SECONDS = 1
const MICROSECONDS = 1e6

/** Where the program's raw pictures arrive while it runs. */
let receive: (bytes: Uint8Array) => void = () => {}

/** Gathers a stream of bytes into frames of one size. */
class FrameCollector {
  readonly frames: RgbFrame[] = []
  private current: Uint8Array<ArrayBuffer>
  private filled = 0

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.current = new Uint8Array(width * height * 3)
  }

  readonly take = (bytes: Uint8Array): void => {
    for (let at = 0; at < bytes.length;) {
      const piece = bytes.subarray(at, at + this.current.length - this.filled)
      this.current.set(piece, this.filled)
      this.filled += piece.length
      at += piece.length
      if (this.filled < this.current.length) continue
      this.frames.push({ width: this.width, height: this.height, data: this.current })
      this.current = new Uint8Array(this.width * this.height * 3)
      this.filled = 0
    }
  }
}

/** Filters that give the pictures shown at even distances from `lead` on, counted from where reading begins. */
function filtersOf({ step, crop, width, height }: FrameRequest, { width: shown }: VideoFacts, lead: number): string {
  const rate = `${MICROSECONDS}/${Math.round(step * MICROSECONDS)}`
  return [
    // Times would be rounded to whole pictures of an AVI, which counts nothing finer.
    'settb=1/1000000',
    // The picture of a time is the last one that began by then.
    `fps=fps=${rate}:round=up:start_time=${lead.toFixed(6)}`,
    // Pixels that are not square are made so first, because the part is given in square ones.
    `scale=${shown}:ih:flags=lanczos`,
    `crop=${crop.width}:${crop.height}:${crop.x}:${crop.y}:exact=1`,
    `scale=${width}:${height}:flags=lanczos+accurate_rnd+full_chroma_int`,
    'format=rgb24',
  ].join(',')
}

/** Decodes by ffmpeg compiled to WebAssembly: whatever the browser has no decoder for. */
class FfmpegEngine implements GifEngine {
  constructor(
    readonly facts: VideoFacts,
    private readonly core: FfmpegCore,
    private readonly path: string,
  ) {}

  async *frames(request: FrameRequest): AsyncGenerator<RgbFrame> {
    const { start, step, count, width, height } = request
    const fitting = Math.max(1, Math.floor(BLOCK_BYTES / (width * height * 3)))
    const block = step >= SEEK_SECONDS ? 1 : fitting
    let last: RgbFrame | undefined
    for (let first = 0; first < count; first += block) {
      const wanted = Math.min(block, count - first)
      const frames = this.decode({ ...request, start: start + first * step, count: wanted })
      last = frames.at(-1) ?? last
      yield* frames
      for (let missing = frames.length; last && missing < wanted; missing++) {
        // Pictures that end well before the video does: the rest of it is damaged.
        if (start + (first + missing) * step < this.facts.duration - DAMAGE_SECONDS) return
        yield last
      }
    }
    if (!last) throw new ToolError('videoDamaged')
  }

  close(): void {
    unmount(this.core)
  }

  private decode(request: FrameRequest): RgbFrame[] {
    const start = request.start + TIME_TOLERANCE
    const seek = Math.max(0, start - LEAD_SECONDS)
    const collector = new FrameCollector(request.width, request.height)
    receive = collector.take
    this.core.exec(
      ...['-v', 'error', '-ss', seek.toFixed(6), '-i', this.path, '-map', '0:V:0', '-an', '-sn'],
      ...['-vf', filtersOf(request, this.facts, start - seek), '-frames:v', String(request.count)],
      ...['-f', 'rawvideo', FRAME_DEVICE],
    )
    this.core.reset()
    return collector.frames
  }
}

function unmount(core: FfmpegCore): void {
  core.FS.unmount(FOLDER)
  core.FS.rmdir(FOLDER)
}

/** The file is read where it is, not copied into the program's memory. */
function mount(core: FfmpegCore, file: Blob): string {
  core.FS.mkdir(FOLDER)
  core.FS.mount(core.FS.filesystems.WORKERFS, { blobs: [{ name: 'input', data: file }] }, FOLDER)
  return `${FOLDER}/input`
}

const prepared = new WeakSet<FfmpegCore>()

function prepareDevice(core: FfmpegCore): void {
  if (prepared.has(core)) return
  const device = core.FS.makedev(DEVICE_NUMBER, 0)
  core.FS.registerDevice(device, {
    open: () => {},
    close: () => {},
    write: (_stream, buffer, offset, length) => {
      receive(new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length))
      return length
    },
  })
  core.FS.mkdev(FRAME_DEVICE, device)
  prepared.add(core)
}

function probe(core: FfmpegCore, path: string): ReturnType<typeof factsFromProbe> {
  core.ffprobe('-v', 'quiet', '-show_streams', '-show_format', '-of', 'json', path, '-o', PROBE_REPORT)
  core.reset()
  try {
    const json = core.FS.readFile(PROBE_REPORT, { encoding: 'utf8' })
    core.FS.unlink(PROBE_REPORT)
    return factsFromProbe(json)
  } catch {
    return undefined
  }
}

/** Opens a video by ffmpeg. ToolErrors `videoNoPicture` (sound only) and `videoNotSupported`. */
export async function openInFfmpeg(file: Blob, files: FfmpegFiles): Promise<GifEngine> {
  const core = await ffmpegCore(files)
  prepareDevice(core)
  const path = mount(core, file)
  const facts = probe(core, path)
  if (facts && facts !== 'noVideo') return new FfmpegEngine(facts, core, path)
  unmount(core)
  throw new ToolError(facts === 'noVideo' ? 'videoNoPicture' : 'videoNotSupported')
}
