import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'date-calculator',
  category: 'calculator',
  position: 7,
  icon: '📅',
  related: ['pregnancy-calculator', 'ovulation-calendar', 'pomodoro-timer'],
}
