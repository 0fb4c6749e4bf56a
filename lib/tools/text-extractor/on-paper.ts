import type { Pixels } from '@/lib/image/pixels/pixels'

/** Mean shade, 0 to 255, from which letters without a ground are light ones, made for a dark one. */
const LIGHT = 170

/** A picture without transparency: on white or, where what is drawn is light, on black. It is changed in place. */
export function onPaper(pixels: Pixels): Pixels {
  const { data } = pixels
  let [sum, weight] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!
    sum += (alpha * (data[at]! + data[at + 1]! + data[at + 2]!)) / 3
    weight += alpha
  }
  if (weight === (data.length / 4) * 255) return pixels
  const ground = sum > LIGHT * weight ? 0 : 255
  for (let at = 0; at < data.length; at += 4) {
    const share = data[at + 3]! / 255
    for (let color = 0; color < 3; color++) data[at + color] = data[at + color]! * share + ground * (1 - share)
    data[at + 3] = 255
  }
  return pixels
}
