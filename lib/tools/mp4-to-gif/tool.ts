import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'mp4-to-gif',
  category: 'image',
  position: 4,
  icon: '🎞️',
  related: ['image-resizer', 'jpg-compressor', 'color-picker'],
  produces: 'animation',
  unmet: /^(svg|fileTooLarge|imagePixelsWithheld|imageTooManyPixels)/,
}
