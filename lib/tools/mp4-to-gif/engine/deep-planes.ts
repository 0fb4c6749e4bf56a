import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { axisWeights } from '@/lib/image/pixels/lanczos-weights'
import { PEAK_SIGNAL } from '@/lib/tools/mp4-to-gif/standard-range'
import { colorWeights, type ColorOptions } from './color-weights'
import { colorArea } from './stored-area'

/** One plane resampled with Lanczos-3. */
function scaled(samples: Uint16Array, { offset, stride }: PlaneLayout, area: Rectangle, { width, height }: Size) {
  const [rows, columns] = [axisWeights(area.height, height), axisWeights(area.width, width)]
  const blended = new Float32Array(area.width)
  const target = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    blended.fill(0)
    for (let tap = 0; tap < rows.count[y]!; tap++) {
      const weight = rows.weights[y * rows.stride + tap]!
      const first = (offset + (area.y + rows.start[y]! + tap) * stride) / 2 + area.x
      for (let x = 0; x < area.width; x++) blended[x]! += weight * samples[first + x]!
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

/** Resamples an area of the planes of a 10-bit 4:2:0 picture and converts it to RGB signals of 0 to PEAK_SIGNAL. */
export function deepSignals(
  samples: Uint16Array,
  layout: readonly PlaneLayout[],
  { area, ...options }: { area: Rectangle } & Size & ColorOptions,
): Uint16Array {
  const areas = [area, colorArea(area), colorArea(area)]
  const [luma, blue, red] = areas.map((part, plane) => scaled(samples, layout[plane]!, part, options))
  const weights = colorWeights(options)
  // The weights are integers for samples of 8 bits, a quarter of these.
  const unit = PEAK_SIGNAL / 255 / 4 / weights.one
  const signals = new Uint16Array(luma!.length * 3)
  for (let pixel = 0; pixel < luma!.length; pixel++) {
    const light = weights.luma * (luma![pixel]! - weights.black * 4)
    const [toBlue, toRed] = [blue![pixel]! - 512, red![pixel]! - 512]
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
