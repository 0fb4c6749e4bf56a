import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'bmi-calculator',
  category: 'calculator',
  position: 11,
  icon: '⚖️',
  disclaimer: 'health',
  related: ['weight-calculator', 'bac-calculator', 'unit-converter'],
}
