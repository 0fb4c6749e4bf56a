import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'loan-calculator',
  category: 'calculator',
  position: 10,
  icon: '🏠',
  asks: /\d.*(?:%|퍼|프로|금리|이율|이자|金利|年利|利率|パ|percent|rate|apr|interest).*\d|\d.*\d.*(?:%|퍼|프로|パ|percent)/iu,
  disclaimer: 'finance',
  related: ['compound-interest', 'credit-calculator', 'date-calculator'],
  unmet: /^(futureDate|dateBeforeStart|dateOutOfRange|fallback)/,
}
