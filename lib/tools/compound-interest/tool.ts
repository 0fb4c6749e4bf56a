import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'compound-interest',
  category: 'calculator',
  position: 6,
  icon: '📈',
  disclaimer: 'finance',
  related: ['loan-calculator', 'credit-calculator', 'date-calculator'],
}
