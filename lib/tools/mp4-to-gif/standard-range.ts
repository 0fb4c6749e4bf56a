import { linearToSrgb } from '@/lib/image/pixels/srgb'

/** Transfer functions of high dynamic range (ITU-R BT.2100), by their names in WebCodecs. */
export type HdrTransfer = 'pq' | 'hlg'

/** Signal of full brightness; swscale makes 16 bits of 8-bit rows by appending eight of nothing. */
export const PEAK_SIGNAL = 255 << 8
/** Signals are looked up without their last four bits, more than the ten or twelve of a video. */
const SIGNAL_STEPS = (PEAK_SIGNAL >> 4) + 1
const LIGHT_STEPS = 1 << 14
/** Brightness of graphics in white, which becomes the screen's white (ITU-R BT.2408), and of HLG's nominal peak, in cd/m². */
const [WHITE, HLG_PEAK] = [203, 1000]
/** BT.2100, table 5: the share of each channel in the luminance, and the exponent of a screen of 1,000 cd/m². */
const [RED, GREEN, BLUE] = [0.2627, 0.678, 0.0593]
const HLG_GAMMA = 1.2
/** BT.2020 light → BT.709 light (ITU-R BT.2087). */
const TO_BT709 = [
  [1.6605, -0.5876, -0.0728],
  [-0.1246, 1.1329, -0.0083],
  [-0.0182, -0.1006, 1.1187],
] as const

/** Signals 0 to 1 → light: of PQ in units of the white, of HLG that of the scene, 0 to 1 (BT.2100, tables 4 and 5). */
const LIGHT: Readonly<Record<HdrTransfer, (signal: number) => number>> = {
  pq: (signal) => {
    const root = signal ** (32 / 2523)
    return ((Math.max(0, root - 107 / 128) / (2413 / 128 - (2392 / 128) * root)) ** (8192 / 1305) * 10_000) / WHITE
  },
  hlg: (signal) => (signal <= 0.5 ? signal ** 2 / 3 : (Math.exp((signal - 0.55991073) / 0.17883277) + 0.28466892) / 12),
}

const tables = new Map<HdrTransfer, Float32Array>()
function lightTable(transfer: HdrTransfer): Float32Array {
  const known = tables.get(transfer)
  if (known) return known
  const table = Float32Array.from({ length: SIGNAL_STEPS }, (_, step) => LIGHT[transfer](step / (SIGNAL_STEPS - 1)))
  tables.set(transfer, table)
  return table
}

let shades: Uint8Array | undefined

/**
 * Converts 16-bit signals of BT.2020 with PQ or HLG, three a pixel and up to PEAK_SIGNAL, to bytes of sRGB: what is brighter than
 * the white of graphics is white as well.
 */
export function toStandardRange(signals: Uint16Array, transfer: HdrTransfer): Uint8Array<ArrayBuffer> {
  const light = lightTable(transfer)
  shades ??= Uint8Array.from({ length: LIGHT_STEPS + 1 }, (_, step) =>
    Math.round(linearToSrgb(step / LIGHT_STEPS) * 255),
  )
  const lit = (at: number) => light[Math.min(SIGNAL_STEPS - 1, signals[at]! >> 4)]!
  const data = new Uint8Array(signals.length)
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [lit(at), lit(at + 1), lit(at + 2)]
    const gain =
      transfer === 'hlg' ? (RED * red + GREEN * green + BLUE * blue) ** (HLG_GAMMA - 1) * (HLG_PEAK / WHITE) : 1
    for (let channel = 0; channel < 3; channel++) {
      const [ofRed, ofGreen, ofBlue] = TO_BT709[channel]!
      const value = gain * (ofRed * red + ofGreen * green + ofBlue * blue)
      data[at + channel] = shades[Math.round(Math.min(1, Math.max(0, value)) * LIGHT_STEPS)]!
    }
  }
  return data
}
