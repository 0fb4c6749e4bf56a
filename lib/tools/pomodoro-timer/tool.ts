import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'pomodoro-timer',
  category: 'utility',
  position: 1,
  icon: '🍅',
  featured: true,
  related: ['white-noise', 'date-calculator', 'word-counter'],
}
