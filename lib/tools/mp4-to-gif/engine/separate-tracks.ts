import {
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  MATROSKA,
  Mp4OutputFormat,
  Output,
  WEBM,
  type InputVideoTrack,
  type Rotation,
  type VideoCodec,
} from 'mediabunny'
import { textAt } from '@/lib/core/byte-reader'
import { readBytes } from '@/lib/core/read-bytes'

/** A video without the transparency beside it, and that transparency as a video of its own, in shades of gray. */
export interface SeparateTracks {
  readonly color: Blob
  readonly alpha: Blob | undefined
}

/** The index of a Matroska or WebM file (Cues), or its mention in the list at the start (SeekHead); RFC 9559, 5.1.5. */
const CUES = '\x1c\x53\xbb\x6b'
const INDEX_BYTES = 65_536
const PART = 4096

async function lacksIndex(file: Blob): Promise<boolean> {
  const start = await readBytes(file.slice(0, INDEX_BYTES))
  // A text of 64 KB is too long for one call; parts overlap by the length of the mark.
  for (let at = 0; at < start.length; at += PART - CUES.length) if (textAt(start, at, PART).includes(CUES)) return false
  return true
}

/**
 * True for a WebM or Matroska file that mediabunny cannot read as it is: a stream without an index, in which it finds no key
 * frame before a later cluster, or one with transparency, which it joins to the picture in a worker that it starts from a
 * Blob. Where scripts come with this site's policy no such worker starts, and elsewhere there is no need of it.
 */
export async function needsSeparation(file: Blob, track: InputVideoTrack): Promise<boolean> {
  const format = await track.input.getFormat()
  return (format === WEBM || format === MATROSKA) && ((await track.canBeTransparent()) || (await lacksIndex(file)))
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
