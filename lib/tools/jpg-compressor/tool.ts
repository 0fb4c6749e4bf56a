import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'jpg-compressor',
  category: 'image',
  position: 1,
  icon: '🗜️',
  featured: true,
  related: ['image-resizer', 'png-to-jpg', 'exif-viewer'],
  receives: { rank: 2, kinds: ['picture'], several: true },
  produces: 'picture',
}
