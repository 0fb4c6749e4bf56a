import { type ToolAnswer } from '@/lib/answers/answer'
import { hexColor, parseHexColor } from '@/lib/image/pixels/hex-color'
import type { Rgb } from '@/lib/image/pixels/blend'

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const HSL = /^hsl\s*\(?\s*(\d{1,3})(?:deg|°)?\s*[, ]\s*(\d{1,3})\s*%?\s*[, ]\s*(\d{1,3})\s*%?\s*\)?$/i
const RGB = /^rgb\s*\(?\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)?$/i
/** Words that ask for the other notation, which is shown anyway. */
const AROUND =
  /\s*(?:색|색상|색깔|컬러|무슨\s?색(?:이야|이에요|인가요)?|hex|hsl|to hsl|rgb|to rgb|to hex|in rgb|colou?r|の色|色|カラー|何色|は|은|는)+$/i

/** HSL in degrees and percent → sRGB (CSS Color Module Level 4, section 7.1). */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const light = lightness / 100
  const reach = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (shift: number) => {
    const k = (shift + hue / 30) % 12
    // A half is rounded up, as browsers do.
    return Math.round(Number((255 * (light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)))).toFixed(6)))
  }
  return [channel(0), channel(8), channel(4)]
}

function colorIn(text: string): Rgb | null {
  const plain = text.replace(AROUND, '')
  if (HEX.test(plain)) return parseHexColor(plain)
  const [hue, saturation, lightness] = HSL.exec(plain)?.slice(1).map(Number) ?? []
  if (hue !== undefined) return saturation! > 100 || lightness! > 100 ? null : fromHsl(hue, saturation!, lightness!)
  const channels = RGB.exec(plain)?.slice(1).map(Number)
  return channels?.every((channel) => channel <= 255) ? (channels as [number, number, number]) : null
}

export const answer: ToolAnswer = {
  read: async (sentence, { locale }) => {
    const rgb = colorIn(sentence)
    if (!rgb) return null
    const [{ colorName }, { hslText, rgbText }] = await Promise.all([import('./color-name'), import('./color')])
    const hex = hexColor(rgb)
    const { name, isSame } = colorName(rgb, locale)
    return {
      kind: 'color',
      value: hex,
      figure: HEX.test(sentence.slice(0, 7)) || sentence.startsWith('#') ? rgbText(rgb) : hex,
      reading: [[isSame ? 'same' : 'near', { name }], ` · ${hslText(rgb)}`],
      fragment: `color=${hex.slice(1)}`,
      color: hex,
    }
  },
}
