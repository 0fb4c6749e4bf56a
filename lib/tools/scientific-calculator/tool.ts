import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'scientific-calculator',
  category: 'calculator',
  position: 8,
  icon: '🔬',
  related: ['basic-calculator', 'unit-converter', 'compound-interest'],
}
