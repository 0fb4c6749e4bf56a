import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'png-to-jpg',
  category: 'image',
  position: 2,
  icon: '🖼️',
  related: ['jpg-compressor', 'image-resizer', 'mp4-to-gif'],
  opens: { files: /image\/(?!svg)|\.(?:hei[cf]|avif|tiff?)$|svg/, rank: 6, several: true },
  receives: { rank: 3, kinds: ['picture', 'animation'], several: true },
  produces: 'picture',
}
