import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'favicon-generator',
  category: 'image',
  position: 5,
  icon: '⭐',
  related: ['image-resizer', 'color-picker', 'png-to-jpg'],
  receives: { rank: 4, kinds: ['picture', 'animation'] },
}
