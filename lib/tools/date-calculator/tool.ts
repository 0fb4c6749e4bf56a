import type { ToolDescription } from '@/lib/tools/description'

export const tool: ToolDescription = {
  slug: 'date-calculator',
  category: 'calculator',
  position: 7,
  icon: '📅',
  asks: /\d\s*[일월년주달개日月年週かヶカヵ]|\d\s?[-./]\s?\d|days?|weeks?|months?|years?|\d(?:st|nd|rd|th)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|까지|남|디데이|언제|며칠|몇일|음력|until|till|since|born|old|lunar|chinese|autumn|countdown|설|구정|추석|단오|칠석|석가|부처|보름|正月|中秋|十五夜|春節|まで|あと|残り|いつ|旧暦|陰暦|何日|生まれ|요일|曜|weekday/iu,
  related: ['pregnancy-calculator', 'ovulation-calendar', 'pomodoro-timer'],
}
