import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'weight-calculator',
  category: 'calculator',
  position: 4,
  icon: '🏃',
  disclaimer: 'health',
  related: ['bmi-calculator', 'unit-converter', 'bac-calculator'],
}
