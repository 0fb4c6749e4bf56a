import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'credit-calculator',
  category: 'calculator',
  position: 1,
  icon: '💳',
  featured: true,
  disclaimer: 'finance',
  related: ['loan-calculator', 'compound-interest', 'basic-calculator'],
}
