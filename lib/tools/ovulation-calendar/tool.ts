import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'ovulation-calendar',
  category: 'calculator',
  position: 5,
  icon: '🌸',
  disclaimer: 'health',
  related: ['pregnancy-calculator', 'date-calculator', 'weight-calculator'],
}
