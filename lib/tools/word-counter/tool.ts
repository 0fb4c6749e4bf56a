import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'word-counter',
  category: 'text',
  position: 1,
  icon: '📝',
  asks: /["“「'].+["”」']|.{80}/isu,
  featured: true,
  related: ['lorem-ipsum', 'markdown-html', 'text-extractor'],
  opens: { files: /text\/|\.(?:txt|md|csv)$/, rank: 2 },
  receives: { rank: 8, kinds: ['text', 'table'] },
}
