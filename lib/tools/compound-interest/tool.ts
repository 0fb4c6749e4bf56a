import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'compound-interest',
  category: 'calculator',
  position: 6,
  icon: '📈',
  asks: /[적예저복]금|적립|저축|복리|예치|매달|매월|월\s?\d|sav|invest|apy|deposit|compound|month|積|つみ|毎月|月々|月\s?\d|複利|預|定期|投資|運用/iu,
  disclaimer: 'finance',
  unmet: /^(notPositive|unusual|fallback|futureDate|date)/,
  related: ['loan-calculator', 'credit-calculator', 'date-calculator'],
}
