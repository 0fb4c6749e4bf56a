import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'scientific-calculator',
  category: 'calculator',
  position: 8,
  icon: '🔬',
  asks: /\d.*[-+*/×÷✕^−·!]|[-+*/×÷✕^−·√].*\d|\d.*%|\d\s*(?:퍼|프로|パ|percent)|%.*\d|퍼센트|パーセント|\d\s*x|더하|빼|곱|나누|루트|[足引掛割]|たす|ひく|かける|わる|ルート|plus|minus|times|divided|sqrt|cbrt|sin|cos|tan|log|ln|exp|abs|percent|out of|제곱|\d승|乗|root|power/iu,
  related: ['basic-calculator', 'unit-converter', 'compound-interest'],
}
