import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'lorem-ipsum',
  category: 'text',
  position: 4,
  icon: '📜',
  related: ['word-counter', 'markdown-html', 'csv-json-converter'],
  produces: 'text',
}
