import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'markdown-html',
  category: 'text',
  position: 3,
  icon: '⬇️',
  related: ['word-counter', 'csv-json-converter', 'lorem-ipsum'],
  opens: { files: /text\/(?:plain|markdown)|\.(?:md|markdown)$/, rank: 3 },
}
