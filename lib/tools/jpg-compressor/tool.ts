import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'jpg-compressor',
  category: 'image',
  position: 1,
  icon: '🗜️',
  featured: true,
  related: ['image-resizer', 'png-to-jpg', 'exif-viewer'],
  opens: { files: /image\/(?!svg)|\.(?:hei[cf]|avif|tiff?)$/, rank: 1, several: true },
  receives: { rank: 2, kinds: ['picture'], several: true },
  produces: 'picture',
}
