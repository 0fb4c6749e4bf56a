import type { VideoSample } from 'mediabunny'
import { canvasReading } from '@/lib/image/codecs/canvas-reading'
import { resampleLanczos } from '@/lib/image/pixels/lanczos'
import { fromRgba, toRgba, type RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import { PEAK_SIGNAL, toStandardRange, type HdrTransfer } from '@/lib/tools/mp4-to-gif/standard-range'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { colorWeights, HIGH_DEFINITION, type ColorOptions, type Matrix } from './color-weights'
import { framePixels, upright } from './frame-pixels'
import { frameScaler, type FrameScaler, type Plane, type ScalerOptions, type YuvPlanes } from './frame-scaler'
import type { FrameRequest } from './gif-engine'
import { colorArea, storedArea } from './stored-area'
import { axisWeights } from '@/lib/image/pixels/lanczos-weights'

const MATRICES: Readonly<Record<string, Matrix>> = {
  bt709: 'bt709',
  'bt2020-ncl': 'bt2020',
  smpte170m: 'bt601',
  bt470bg: 'bt601',
}

const isHdr = (transfer: string | null): transfer is HdrTransfer => transfer === 'pq' || transfer === 'hlg'

/** The formats of 4:2:0 whose planes are read: without and with high dynamic range, and their bytes per sample. */
const PLANAR = new Set<unknown>(['I420', 'NV12'])
const DEEP_BYTES: Readonly<Record<string, number>> = { I420: 1, NV12: 1, I420P10: 2 }

/**
 * Converts decoded frames to RGB at the requested size: 8-bit 4:2:0, and with 10 bits that of high dynamic range, which browsers
 * darken each in their own way, by resampling the planes, everything else (other formats, frames in GPU memory, browsers without
 * WebAssembly SIMD) by drawing it on a canvas.
 */
export class FrameReader {
  private scaler: FrameScaler | undefined
  private scalerKey = ''

  /** `whole`: the size of the clip that the crop is in; a recording may change the size of its frames on the way. */
  constructor(
    private readonly request: Pick<FrameRequest, 'crop' | 'width' | 'height'>,
    private readonly whole: Size,
  ) {}

  async read(sample: VideoSample): Promise<RgbFrame> {
    const transfer = sample.colorSpace.transfer ?? null
    const planes = isHdr(transfer)
      ? this.readDeep(sample, transfer)
      : PLANAR.has(sample.format) && this.readPlanes(sample)
    return (await planes) || (await this.readPixels(sample)) || this.draw(sample)
  }

  /** Reads past a canvas that protects from fingerprinting, by which every frame would change at random. */
  private async readPixels(sample: VideoSample): Promise<RgbFrame | undefined> {
    if (canvasReading() === 'exact') return undefined
    const { width, height } = sample.visibleRect
    const pixels = await framePixels(sample, width, height, sample)
    if (!pixels) return undefined
    const { crop, ...size } = this.request
    // The crop is in square pixels, which may differ from stored ones.
    const [across, down] = [pixels.width / this.whole.width, pixels.height / this.whole.height]
    const area = {
      x: Math.floor(crop.x * across),
      y: Math.floor(crop.y * down),
      width: Math.max(1, Math.round(crop.width * across)),
      height: Math.max(1, Math.round(crop.height * down)),
    }
    const { data } = resampleLanczos(pixels, { width: size.width, height: size.height, crop: area })
    return fromRgba(data, size.width, size.height)
  }

  /** Where a part of the stored picture becomes the frame, before it is turned upright, and how its colors are stored. */
  private optionsFor({ visibleRect, rotation, flip, colorSpace }: VideoSample): ScalerOptions {
    const stored = { x: 0, y: 0, width: visibleRect.width, height: visibleRect.height }
    const sideways = rotation % 180 !== 0
    return {
      area: storedArea(this.request.crop, { shown: this.whole, stored, rotation, flip }),
      width: sideways ? this.request.height : this.request.width,
      height: sideways ? this.request.width : this.request.height,
      matrix: MATRICES[colorSpace.matrix ?? ''] ?? (visibleRect.height >= HIGH_DEFINITION ? 'bt709' : 'bt601'),
      fullRange: colorSpace.fullRange ?? false,
    }
  }

  private async readDeep(sample: VideoSample, transfer: HdrTransfer): Promise<RgbFrame | undefined> {
    const { visibleRect: rect } = sample
    const bytes = DEEP_BYTES[sample.format ?? '']
    if (!bytes) return undefined
    const size = sample.allocationSize({ rect }) / bytes
    const samples = bytes === 1 ? new Uint8Array(size) : new Uint16Array(size)
    const planes = planesOf<DeepSamples>(samples, await sample.copyTo(samples, { rect }), sample.format)
    if (!planes) return undefined
    const options = { ...this.optionsFor(sample), matrix: 'bt2020' } as const
    const signals = deepSignals(planes, options)
    const { width, height } = options
    return uprightFrame({ width, height, data: toStandardRange(signals, transfer) }, sample)
  }

  private async readPlanes(sample: VideoSample): Promise<RgbFrame | undefined> {
    const { visibleRect: rect } = sample
    const scaler = this.scalerFor(this.optionsFor(sample))
    if (!scaler) return undefined
    const input = scaler.allocateInput(sample.allocationSize({ rect }))
    const planes = planesOf(input, await sample.copyTo(input, { rect }), sample.format)
    return planes && uprightFrame(scaler.scale(planes), sample)
  }

  private scalerFor(options: ScalerOptions): FrameScaler | undefined {
    const key = JSON.stringify(options)
    if (!this.scaler || key !== this.scalerKey) {
      this.scaler = frameScaler(options)
      this.scalerKey = key
    }
    return this.scaler
  }

  private draw(sample: VideoSample): RgbFrame {
    const { crop, width, height } = this.request
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    context.imageSmoothingQuality = 'high'
    const [across, down] = [sample.displayWidth / this.whole.width, sample.displayHeight / this.whole.height]
    const from = [crop.x * across, crop.y * down, crop.width * across, crop.height * down] as const
    sample.draw(context, ...from, 0, 0, width, height)
    return fromRgba(context.getImageData(0, 0, width, height).data, width, height)
  }
}

function uprightFrame(stored: RgbFrame, turn: VideoSample): RgbFrame {
  if (turn.rotation === 0 && !turn.flip) return stored
  const { data, width, height } = upright({ ...stored, data: toRgba(stored) }, turn)
  return fromRgba(data, width, height)
}

function planesOf<Samples extends DeepSamples>(
  data: Samples,
  layout: readonly PlaneLayout[],
  format: string | null,
): YuvPlanes<Samples> | undefined {
  const bytes = data.BYTES_PER_ELEMENT
  const [luma, second, third] = layout.map(({ offset, stride }) => ({
    data,
    offset: offset / bytes,
    stride: stride / bytes,
    step: 1,
  }))
  if (!luma || !second) return undefined
  if (format === 'NV12') {
    const both = { ...second, step: 2 }
    return { luma, blue: both, red: { ...both, offset: both.offset + 1 } }
  }
  return third && { luma, blue: second, red: third }
}

/** Samples of 8 bits, or of 10 in two bytes. */
type DeepSamples = Uint8Array | Uint16Array

/** One plane resampled with Lanczos-3. */
function scaled({ data, offset, stride, step }: Plane<DeepSamples>, area: Rectangle, { width, height }: Size) {
  const [rows, columns] = [axisWeights(area.height, height), axisWeights(area.width, width)]
  const blended = new Float32Array(area.width)
  const target = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    blended.fill(0)
    for (let tap = 0; tap < rows.count[y]!; tap++) {
      const weight = rows.weights[y * rows.stride + tap]!
      const first = offset + (area.y + rows.start[y]! + tap) * stride + area.x * step
      for (let x = 0; x < area.width; x++) blended[x]! += weight * data[first + x * step]!
    }
    for (let x = 0; x < width; x++) {
      let sum = 0
      const first = columns.start[x]!
      for (let tap = 0; tap < columns.count[x]!; tap++)
        sum += columns.weights[x * columns.stride + tap]! * blended[first + tap]!
      target[y * width + x] = sum
    }
  }
  return target
}

/** Resamples an area of the planes of a 4:2:0 picture and converts it to RGB signals of 0 to PEAK_SIGNAL. */
function deepSignals(
  planes: YuvPlanes<DeepSamples>,
  { area, ...options }: { area: Rectangle } & Size & ColorOptions,
): Uint16Array {
  const luma = scaled(planes.luma, area, options)
  const [blue, red] = [planes.blue, planes.red].map((plane) => scaled(plane, colorArea(area), options))
  const weights = colorWeights(options)
  // The weights are integers for samples of 8 bits, a quarter of those of 10.
  const depth = planes.luma.data.BYTES_PER_ELEMENT === 1 ? 1 : 4
  const unit = PEAK_SIGNAL / 255 / depth / weights.one
  const signals = new Uint16Array(luma.length * 3)
  for (let pixel = 0; pixel < luma.length; pixel++) {
    const light = weights.luma * (luma[pixel]! - weights.black * depth)
    const [toBlue, toRed] = [blue![pixel]! - 128 * depth, red![pixel]! - 128 * depth]
    const channels = [
      light + weights.redInRed * toRed,
      light + weights.redInGreen * toRed + weights.blueInGreen * toBlue,
      light + weights.blueInBlue * toBlue,
    ]
    channels.forEach((value, channel) => {
      signals[pixel * 3 + channel] = Math.min(PEAK_SIGNAL, Math.max(0, value * unit))
    })
  }
  return signals
}
