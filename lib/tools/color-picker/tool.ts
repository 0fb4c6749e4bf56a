import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'color-picker',
  category: 'image',
  position: 6,
  icon: '🎨',
  related: ['favicon-generator', 'exif-viewer', 'image-resizer'],
  receives: { rank: 5, kinds: ['picture', 'animation'] },
}
