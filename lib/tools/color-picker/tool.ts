import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'color-picker',
  category: 'image',
  position: 6,
  icon: '🎨',
  asks: /#[\da-f]{3}|rgb|hsl/iu,
  related: ['favicon-generator', 'exif-viewer', 'image-resizer'],
  opens: { files: /image\/(?!svg)|\.(?:hei[cf]|avif|tiff?)$|svg/, rank: 8 },
  receives: { rank: 5, kinds: ['picture', 'animation'] },
}
