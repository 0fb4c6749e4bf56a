import { ALL_FORMATS, BlobSource, Input, VideoSampleSink, type InputVideoTrack, type VideoSample } from 'mediabunny'
import { ToolError } from '@/lib/core/errors'
import { readBytes } from '@/lib/core/read-bytes'
import { withAlpha, type RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import { HIGH_DEFINITION } from './color-weights'
import { editsOf } from './edit-list'
import { FrameReader } from './frame-reader'
import { DAMAGE_SECONDS, TIME_TOLERANCE, type FrameRequest, type GifEngine, type VideoFacts } from './gif-engine'
import { movieBox } from './movie-box'
import { hasSomeSamples, mostSamples } from './sample-counts'
import { needsSeparation } from './needs-separation'
import { isCutOff } from './segment'
import { timelineOf, type Timeline } from './timeline'

/** Number of packets that the frame rate is measured from. */
const RATE_PACKETS = 100

/** A track that is read, and its transparency where that is a track of its own. */
interface Tracks {
  readonly color: InputVideoTrack
  readonly alpha: InputVideoTrack | undefined
  readonly inputs: readonly Input[]
}

/** Decodes with the browser's decoders (WebCodecs). */
class BrowserEngine implements GifEngine {
  constructor(
    readonly facts: VideoFacts,
    private readonly tracks: Tracks,
    private readonly timeline: Timeline,
  ) {}

  async *frames(request: FrameRequest): AsyncGenerator<RgbFrame> {
    const { start, step, count } = request
    const { color, alpha } = this.tracks
    const { duration, timestampAt } = this.timeline
    const times = Array.from({ length: count }, (_, index) => timestampAt(start + index * step) + TIME_TOLERANCE)
    const end = timestampAt(duration)
    const sampled = (track: InputVideoTrack, last: number) =>
      readSamples(
        new VideoSampleSink(track).samplesAtTimestamps(times),
        new FrameReader(request, this.facts),
        times,
        last,
      )
    // A gap in the transparency is no damage.
    const transparency = alpha && sampled(alpha, -Infinity)
    let last: RgbFrame | undefined
    try {
      for await (const read of sampled(color, end)) {
        const mask = (await transparency?.next())?.value
        last = read ? (mask?.timestamp === read.timestamp ? withAlpha(read.frame, mask.frame) : read.frame) : last
        if (last) yield last
      }
    } finally {
      await transparency?.return(undefined)
    }
    if (!last) throw new ToolError('videoDamaged')
  }

  close(): void {
    for (const input of this.tracks.inputs) input.dispose()
  }
}

/** True when the frame of a time is missing or much too old although the video has not ended. */
function isDamaged(sample: VideoSample | null, time: number, end: number): boolean {
  const known = sample ? sample.timestamp + sample.duration + DAMAGE_SECONDS : time
  return time < end - DAMAGE_SECONDS && time >= known
}

interface ReadSample {
  readonly timestamp: number
  readonly frame: RgbFrame
}

/** Reads the samples of `times` as frames; ends early where the rest cannot be decoded. */
async function* readSamples(
  samples: AsyncGenerator<VideoSample | null>,
  reader: FrameReader,
  times: readonly number[],
  end: number,
): AsyncGenerator<ReadSample | undefined> {
  try {
    for (const time of times) {
      const next = await samples.next().catch(() => undefined)
      if (!next || next.done) return
      const sample = next.value
      try {
        if (isDamaged(sample, time, end)) return
        yield sample ? { timestamp: sample.timestamp, frame: await reader.read(sample) } : undefined
      } finally {
        sample?.close()
      }
    }
  } finally {
    // Closes the decoder and the frames that it has decoded ahead.
    await samples.return(undefined).catch(() => undefined)
  }
}

/** Why the browser cannot open a video. After `notDecodable`, another engine may be able to. */
export type Refusal = 'unknownFormat' | 'noVideo' | 'notDecodable'

function inputOf(file: Blob): Input {
  return new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
}

/** Opens a video with the browser's decoders, testing them on its first frame, or returns why that is impossible. */
export async function openInBrowser(file: Blob): Promise<GifEngine | Refusal> {
  if (typeof VideoDecoder === 'undefined') return 'notDecodable'
  const inputs = [inputOf(file)]
  const engine = await tryInput(file, inputs).catch((): Refusal => 'notDecodable')
  if (typeof engine === 'string') for (const input of inputs) input.dispose()
  return engine
}

/** Opens the first of the inputs; others that are needed are added to them. */
async function tryInput(file: Blob, inputs: Input[]): Promise<GifEngine | Refusal> {
  const [input] = inputs
  if (!input || !(await input.canRead())) return 'unknownFormat'
  const movie = await movieBox(file)
  const index = movie && (await readBytes(movie))
  // No sample is shorter than a byte.
  if (index && mostSamples(index) > file.size) return 'notDecodable'
  // mediabunny reads only the first fragment of such a file.
  if (index && hasSomeSamples(index)) return 'notDecodable'
  const track = await input.getPrimaryVideoTrack()
  if (!track) return (await input.getAudioTracks()).length > 0 ? 'noVideo' : 'notDecodable'
  if (!(await track.canDecode())) return 'notDecodable'
  const tracks = (await needsSeparation(file, track))
    ? await separated(track, inputs)
    : { color: track, alpha: undefined }
  if (!tracks) return 'notDecodable'
  const { color, alpha } = tracks
  await stateColors(color)
  const first = await color.getFirstTimestamp()
  const sample = await new VideoSampleSink(color).getSample(first)
  if (!sample) return 'notDecodable'
  sample.close()
  const edits = index ? editsOf(index, track.id) : []
  const end = await color.computeDuration()
  const timeline = timelineOf(edits, first, index ? end : await statedEnd(file, input, end))
  const facts: VideoFacts = {
    width: await color.getDisplayWidth(),
    height: await color.getDisplayHeight(),
    duration: timeline.duration,
    frameRate: (await color.computePacketStats(RATE_PACKETS)).averagePacketRate,
    engine: 'browser',
  }
  return new BrowserEngine(facts, { color, alpha, inputs }, timeline)
}

/** Where a WebM that was cut off would have ended, so that its rest counts as damaged; for others, their end. */
async function statedEnd(file: Blob, input: Input, end: number): Promise<number> {
  const stated = (await input.getDurationFromMetadata()) ?? end
  return stated > end && (await isCutOff(file)) ? stated : end
}

/**
 * In small pictures, players take colors that a file does not state for those of BT.601. mediabunny states those of BT.709 in any, so
 * that a full green became 0, 216, 0.
 */
async function stateColors(track: InputVideoTrack): Promise<void> {
  const config = await track.getDecoderConfig()
  const isLarge = (config?.codedHeight ?? HIGH_DEFINITION) >= HIGH_DEFINITION
  if (!config || config.colorSpace?.matrix || isLarge) return
  const stated = { ...config, colorSpace: { ...config.colorSpace, matrix: 'smpte170m' } } as const
  track.getDecoderConfig = async () => stated
}

async function separated(track: InputVideoTrack, inputs: Input[]): Promise<Omit<Tracks, 'inputs'> | undefined> {
  // With the writer of a container, which few files need.
  const { separateTracks } = await import('./separate-tracks')
  const files = await separateTracks(track)
  if (!files) return undefined
  const open = async (file: Blob) => {
    const input = inputOf(file)
    inputs.push(input)
    return (await input.getPrimaryVideoTrack()) ?? undefined
  }
  const color = await open(files.color)
  return color && { color, alpha: files.alpha && (await open(files.alpha)) }
}
