import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'unit-converter',
  category: 'calculator',
  position: 12,
  icon: '📏',
  asks: /\p{N}\s*(?:\p{L}|['"°′″㎡℃])|(?:한|반|一|\bhalf|\bquarter|\bone|\ban?)\s*\p{L}|(?:さじ|カップ|술)\s*\p{N}|섭씨|화씨|摂氏|華氏|하루|일주|how many/iu,
  related: ['scientific-calculator', 'basic-calculator', 'bmi-calculator'],
}
