import { ALL_FORMATS, BlobSource, Input, VideoSampleSink, type InputVideoTrack, type VideoSample } from 'mediabunny'
import { ToolError } from '@/lib/core/errors'
import type { RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import { FrameReader } from './frame-reader'
import { DAMAGE_SECONDS, TIME_TOLERANCE, type FrameRequest, type GifEngine, type VideoFacts } from './gif-engine'

/** Number of packets that the frame rate is measured from. */
const RATE_PACKETS = 100

async function factsOf(track: InputVideoTrack, first: number): Promise<VideoFacts> {
  const stats = await track.computePacketStats(RATE_PACKETS)
  return {
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    duration: (await track.computeDuration()) - first,
    frameRate: stats.averagePacketRate,
    engine: 'browser',
  }
}

/** Decodes with the browser's decoders (WebCodecs). */
class BrowserEngine implements GifEngine {
  constructor(
    readonly facts: VideoFacts,
    private readonly input: Input,
    private readonly track: InputVideoTrack,
    private readonly first: number,
  ) {}

  private get end(): number {
    return this.first + this.facts.duration
  }

  async *frames(request: FrameRequest): AsyncGenerator<RgbFrame> {
    const { start, step, count } = request
    const times = Array.from({ length: count }, (_, index) => this.first + start + index * step + TIME_TOLERANCE)
    const samples = new VideoSampleSink(this.track).samplesAtTimestamps(times)
    let last: RgbFrame | undefined
    for await (const frame of readSamples(samples, new FrameReader(request), times, this.end)) {
      last = frame ?? last
      if (last) yield last
    }
    if (!last) throw new ToolError('videoDamaged')
  }

  close(): void {
    this.input.dispose()
  }
}

/** True when the frame of a time is missing or much too old although the video has not ended. */
function isDamaged(sample: VideoSample | null, time: number, end: number): boolean {
  const known = sample ? sample.timestamp + sample.duration + DAMAGE_SECONDS : time
  return time < end - DAMAGE_SECONDS && time >= known
}

/** Reads the samples of `times` as frames; ends early where the rest cannot be decoded. */
async function* readSamples(
  samples: AsyncGenerator<VideoSample | null>,
  reader: FrameReader,
  times: readonly number[],
  end: number,
): AsyncGenerator<RgbFrame | undefined> {
  try {
    for (const time of times) {
      const next = await samples.next().catch(() => undefined)
      if (!next || next.done) return
      const sample = next.value
      try {
        if (isDamaged(sample, time, end)) return
        yield sample ? await reader.read(sample) : undefined
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

/** Opens a video with the browser's decoders, testing them on its first frame, or returns why that is impossible. */
export async function openInBrowser(file: Blob): Promise<GifEngine | Refusal> {
  if (typeof VideoDecoder === 'undefined') return 'notDecodable'
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  const engine = await tryInput(input).catch((): Refusal => 'notDecodable')
  if (typeof engine === 'string') input.dispose()
  return engine
}

async function tryInput(input: Input): Promise<GifEngine | Refusal> {
  if (!(await input.canRead())) return 'unknownFormat'
  const track = await input.getPrimaryVideoTrack()
  if (!track) return (await input.getAudioTracks()).length > 0 ? 'noVideo' : 'notDecodable'
  if (!(await track.canDecode())) return 'notDecodable'
  const first = await track.getFirstTimestamp()
  const sample = await new VideoSampleSink(track).getSample(first)
  if (!sample) return 'notDecodable'
  sample.close()
  return new BrowserEngine(await factsOf(track, first), input, track, first)
}
