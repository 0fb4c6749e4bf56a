import { choice, number, remembered, rememberedCode, text } from '@/lib/core/fields'
import { HEX_COLOR } from '@/lib/image/pixels/hex-color'

/** All controls except the sizes; `radius` is a percentage of the icon's side, 50 % being a circle. */
export const faviconGeneratorFields = {
  tab: choice(['upload', 'text']),
  text: text({ maxLength: 32 }),
  siteName: text({ maxLength: 60 }),
  background: rememberedCode(text({ default: '#4F46E5', maxLength: 9 }), HEX_COLOR),
  color: rememberedCode(text({ default: '#FFFFFF', maxLength: 9 }), HEX_COLOR),
  fontSize: remembered(number({ default: 32, min: 16, max: 64, step: 2 })),
  radius: remembered(number({ default: 0, min: 0, max: 50, step: 5 })),
}
