import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'unit-converter',
  category: 'calculator',
  position: 12,
  icon: '📏',
  related: ['scientific-calculator', 'basic-calculator', 'bmi-calculator'],
}
