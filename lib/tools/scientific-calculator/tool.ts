import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'scientific-calculator',
  category: 'calculator',
  position: 8,
  icon: '🔬',
  asks: /\d.*[-+*/×÷✕^−·!]|[-+*/×÷✕^−·√].*\d|\d.*%|\d\s*(?:퍼|프로|パ|percent)|%.*\d|퍼센트|パーセント|\d\s*x|더하|빼|곱|나누|루트|[足引掛割]|たす|ひく|かける|わる|ルート|plus|minus|times|divided|[원円]\s*x|sqrt|cbrt|sin|cos|tan|log|ln|exp|abs|percent|out of|제곱|squared|cubed|\d승|乗|root|power|몇\s?[퍼프]|증감|[가감변상하인][화락승소상]?[율률]|率|부가|vat|税|더치|빵|나눠|勘|人で|명이서|split|shar|divide|between|half|third|quarter|double|twice|반$|半[分額]|\d\s?[배분倍分割]|무이자|interest|시급|時給|일당|日給|hour/iu,
  unmet: /^(notPositive|unusual|fallback|futureDate|date)/,
  related: ['basic-calculator', 'unit-converter', 'compound-interest'],
}
