import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'text-extractor',
  category: 'image',
  position: 8,
  icon: '🔤',
  related: ['word-counter', 'exif-viewer', 'image-resizer'],
  opens: { files: /image\/(?!svg)|\.(?:hei[cf]|avif|tiff?)$|pdf/, rank: 4, several: true },
  receives: { rank: 7, kinds: ['picture'], several: true },
  produces: 'table',
  unmet: /^(imageSideTooLong|notColor)/,
  loadsLate: { pdf: 'GetDocRequest' },
}
