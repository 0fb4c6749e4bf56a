import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'favicon-generator',
  category: 'image',
  position: 5,
  icon: '⭐',
  related: ['image-resizer', 'color-picker', 'png-to-jpg'],
  opens: { files: /image\/(?!svg)|\.(?:hei[cf]|avif|tiff?)$|svg/, rank: 9 },
  receives: { rank: 4, kinds: ['picture', 'animation'] },
}
