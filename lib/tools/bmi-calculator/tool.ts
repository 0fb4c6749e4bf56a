import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'bmi-calculator',
  category: 'calculator',
  position: 11,
  icon: '⚖️',
  asks: /bmi|비만|체질량|肥満|body mass|\d.*(?:cm|센|m\b|m\d|미터|メー|'|ft|feet|foot|피트|セ|フ)|[키장長].*\d|height/iu,
  disclaimer: 'health',
  related: ['weight-calculator', 'bac-calculator', 'unit-converter'],
}
