import { choice, flag, number, remembered, rememberedCode, text } from '@/lib/core/fields'
import { HEX_COLOR } from '@/lib/image/pixels/hex-color'

/**
 * All controls except the sizes; `radius` and `applePadding` are percentages of the icon's side, a
 * radius of 50 % being a circle; dark colors left empty are those of light browsers.
 */
export const faviconGeneratorFields = {
  tab: choice(['upload', 'text']),
  text: text({ maxLength: 32 }),
  siteName: text({ maxLength: 60 }),
  background: rememberedCode(text({ default: '#4F46E5', maxLength: 9 }), HEX_COLOR),
  color: rememberedCode(text({ default: '#FFFFFF', maxLength: 9 }), HEX_COLOR),
  darkBackground: rememberedCode(text({ maxLength: 9 }), HEX_COLOR),
  darkColor: rememberedCode(text({ maxLength: 9 }), HEX_COLOR),
  dark: remembered(choice(['same', 'inverted', 'plate'])),
  applePadding: remembered(number({ default: 0, min: 0, max: 30, step: 1 })),
  allShapes: remembered(flag(false)),
  fontSize: remembered(number({ default: 32, min: 16, max: 64, step: 2 })),
  radius: remembered(number({ default: 0, min: 0, max: 50, step: 5 })),
}
