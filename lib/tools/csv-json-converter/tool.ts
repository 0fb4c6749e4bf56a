import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'csv-json-converter',
  category: 'text',
  position: 2,
  icon: '🔁',
  receives: { rank: 9, kinds: ['table'] },
  related: ['markdown-html', 'word-counter', 'lorem-ipsum'],
  opens: { files: /csv|json|\.(?:tsv|xlsx?)$/, rank: 1 },
}
