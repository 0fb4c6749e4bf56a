import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'loan-calculator',
  category: 'calculator',
  position: 10,
  icon: '🏠',
  disclaimer: 'finance',
  related: ['compound-interest', 'credit-calculator', 'date-calculator'],
  unmet: /^(futureDate|dateBeforeStart|dateOutOfRange)/,
}
