import { type ToolAnswer } from '@/lib/answers/answer'
import { hexColor, parseHexColor } from '@/lib/image/pixels/hex-color'
import type { Rgb } from '@/lib/image/pixels/blend'

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const RGB = /^rgb\s*\(?\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)?$/i
/** Words that ask for the other notation, which is shown anyway. */
const AROUND = /\s*(?:색|색상|색깔|컬러|무슨 색|hex|rgb|to rgb|to hex|in rgb|colou?r|の色|色|カラー|何色|は|은|는)+$/i

function colorIn(text: string): Rgb | null {
  const plain = text.replace(AROUND, '')
  if (HEX.test(plain)) return parseHexColor(plain)
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
