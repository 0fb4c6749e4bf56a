import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'basic-calculator',
  category: 'calculator',
  position: 9,
  icon: '🧮',
  related: ['scientific-calculator', 'unit-converter', 'credit-calculator'],
}
