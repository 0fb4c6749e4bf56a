import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'white-noise',
  category: 'utility',
  position: 2,
  icon: '🌊',
  related: ['pomodoro-timer', 'date-calculator', 'basic-calculator'],
}
