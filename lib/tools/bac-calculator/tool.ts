import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'bac-calculator',
  category: 'calculator',
  position: 2,
  icon: '🍺',
  disclaimer: 'drinking',
  related: ['bmi-calculator', 'weight-calculator', 'unit-converter'],
}
