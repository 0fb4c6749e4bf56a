import {
  BufferTarget,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny'
import { ToolError } from '@/lib/core/errors'
import type { Quality as QualityName } from '@/lib/tools/mp4-to-gif/fields'
import type { FrameEncoder } from '@/lib/tools/mp4-to-gif/frame-encoder'
import type { RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import { toI420 } from '@/lib/tools/mp4-to-gif/yuv-frame'
import type { Size } from '@/lib/image/pixels/geometry'

/** The only codec that every phone and messenger plays in an MP4. */
const CODEC = 'avc'
const TICKS = 90_000
const COLORS = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const

/** Encodes frames of even sides as an MP4 with the browser's H.264 encoder; their delays are in ticks of 1/90000 s. */
export class Mp4Encoder implements FrameEncoder {
  private readonly target = new BufferTarget()
  private readonly output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: this.target })
  private readonly source: VideoSampleSource
  private ticks = 0

  private constructor(quality: Quality, frameRate: number) {
    this.source = new VideoSampleSource({ codec: CODEC, quality })
    this.output.addVideoTrack(this.source, { frameRate })
  }

  /** Throws ToolError `mp4NotSupported` in a browser without an encoder for this size. */
  static async start({ width, height }: Size, frameRate: number, name: QualityName): Promise<Mp4Encoder> {
    const quality = new Quality(name)
    const can = await canEncodeVideo(CODEC, { width, height, quality, frameRate }).catch(() => false)
    if (!can) throw new ToolError('mp4NotSupported')
    const encoder = new Mp4Encoder(quality, frameRate)
    await encoder.output.start()
    return encoder
  }

  /** The encoded size is known only at the end; returns 0. */
  async add(frame: RgbFrame, delay: number): Promise<number> {
    const { width, height } = frame
    const times = { timestamp: this.ticks / TICKS, duration: delay / TICKS }
    const picture = { format: 'I420', codedWidth: width, codedHeight: height, colorSpace: COLORS } as const
    const sample = new VideoSample(toI420(frame), { ...picture, ...times })
    this.ticks += delay
    try {
      await this.source.add(sample)
    } finally {
      sample.close()
    }
    return 0
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>[]> {
    await this.output.finalize()
    return this.target.buffer ? [new Uint8Array(this.target.buffer)] : []
  }
}
