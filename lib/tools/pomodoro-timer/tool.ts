import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'pomodoro-timer',
  category: 'utility',
  position: 1,
  icon: '🍅',
  asks: /\d\s*-?(?:분|分|min)|타이머|timer|タイマー/iu,
  featured: true,
  related: ['white-noise', 'date-calculator', 'word-counter'],
}
