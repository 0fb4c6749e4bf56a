import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { axisWeights } from '@/lib/image/pixels/lanczos-weights'
import { PEAK_SIGNAL } from '@/lib/tools/mp4-to-gif/standard-range'
import { colorWeights, type ColorOptions } from './color-weights'
import type { Plane, YuvPlanes } from './frame-scaler'
import { colorArea } from './stored-area'

/** Samples of 8 bits, or of 10 in two bytes. */
export type DeepSamples = Uint8Array | Uint16Array

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
export function deepSignals(
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
