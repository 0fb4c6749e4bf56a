import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'pregnancy-calculator',
  category: 'calculator',
  position: 3,
  icon: '🤰',
  disclaimer: 'health',
  related: ['ovulation-calendar', 'date-calculator', 'bmi-calculator'],
}
