import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'exif-viewer',
  category: 'image',
  position: 7,
  icon: '📷',
  related: ['jpg-compressor', 'image-resizer', 'text-extractor'],
  opens: { files: /image\/(?!svg)|\.(?:hei[cf]|avif|tiff?)$/, rank: 7, several: true },
  receives: { rank: 6, kinds: ['picture'], several: true },
  produces: 'picture',
}
