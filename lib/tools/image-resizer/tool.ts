import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'image-resizer',
  category: 'image',
  position: 3,
  icon: '📐',
  featured: true,
  related: ['jpg-compressor', 'png-to-jpg', 'favicon-generator'],
  opens: { files: /image\/(?!svg)|\.(?:hei[cf]|avif|tiff?)$|svg/, rank: 3, several: true },
  receives: { rank: 1, kinds: ['picture'], several: true },
  produces: 'picture',
}
