import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'credit-calculator',
  category: 'calculator',
  position: 1,
  icon: '💳',
  asks: /할부|무이자|instal|interest[- ]free|分割|回払|手数料/iu,
  featured: true,
  disclaimer: 'finance',
  related: ['loan-calculator', 'compound-interest', 'basic-calculator'],
}
