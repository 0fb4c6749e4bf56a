import {
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type InputVideoTrack,
  type Rotation,
  type VideoCodec,
} from 'mediabunny'

/** A video without the transparency beside it, and that transparency as a video of its own, in shades of gray. */
export interface SeparateTracks {
  readonly color: Blob
  readonly alpha: Blob | undefined
}

/** True for a key frame of VP8 (RFC 6386, 9.1) or VP9 (bitstream specification, 6.2). */
function isKeyFrame(codec: VideoCodec, [first = 1]: Uint8Array): boolean {
  if (codec === 'vp8') return (first & 1) === 0
  const hasReservedBit = (first & 0x30) === 0x30
  const shift = hasReservedBit ? 2 : 3
  const [showsExisting, isInter] = [(first >> shift) & 1, (first >> (shift - 1)) & 1]
  return showsExisting === 0 && isInter === 0
}

/** Writes packets as an MP4 in memory, in which each is found by its time. */
class PacketFile {
  private readonly target = new BufferTarget()
  private readonly output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: this.target })
  private readonly source: EncodedVideoPacketSource
  private started: Promise<void> | undefined

  constructor(
    codec: VideoCodec,
    rotation: Rotation,
    private readonly decoderConfig: VideoDecoderConfig,
  ) {
    this.source = new EncodedVideoPacketSource(codec)
    this.output.addVideoTrack(this.source, { rotation })
  }

  async add(packet: EncodedPacket): Promise<void> {
    await (this.started ??= this.output.start())
    await this.source.add(packet, { decoderConfig: this.decoderConfig })
  }

  /** The file; undefined when there were no packets. */
  async finish(): Promise<Blob | undefined> {
    if (!this.started) return undefined
    await this.output.finalize()
    return this.target.buffer ? new Blob([this.target.buffer]) : undefined
  }
}

/** Writes the picture and the transparency of a track as two files; undefined for a track without packets. */
export async function separateTracks(track: InputVideoTrack): Promise<SeparateTracks | undefined> {
  const [codec, decoderConfig, rotation] = await Promise.all([
    track.getCodec(),
    track.getDecoderConfig(),
    track.getRotation(),
  ])
  if (!codec || !decoderConfig) return undefined
  const color = new PacketFile(codec, rotation, decoderConfig)
  // Transparency uses all values of luma.
  const colorSpace = { ...decoderConfig.colorSpace, fullRange: true }
  const alpha = new PacketFile(codec, rotation, { ...decoderConfig, colorSpace })
  let hasKey = false
  let usual = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    // Only the last packet of a stream may have no duration.
    usual = packet.duration || usual
    const { type, timestamp, sideData } = packet
    await color.add(new EncodedPacket(packet.data, type, timestamp, usual))
    if (!sideData.alpha) continue
    const isKey = isKeyFrame(codec, sideData.alpha)
    hasKey ||= isKey
    if (hasKey) await alpha.add(new EncodedPacket(sideData.alpha, isKey ? 'key' : 'delta', timestamp, usual))
  }
  const colorFile = await color.finish()
  return colorFile && { color: colorFile, alpha: await alpha.finish() }
}
