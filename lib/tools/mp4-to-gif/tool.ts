import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'mp4-to-gif',
  category: 'image',
  position: 4,
  icon: '🎞️',
  related: ['image-resizer', 'jpg-compressor', 'color-picker'],
  opens: { files: /video\/|image\/gif|\.(?:mp4|mov|webm|mkv|avi)$/, rank: 2 },
  produces: 'animation',
  unmet: /^(svg|fileTooLarge|fileIs|imageNotSupported|imageFormatUnread|imagePixelsWithheld|imageTooManyPixels)/,
}
