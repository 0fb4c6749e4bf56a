/** How to make each calculator compute as much as it ever does, and which control a key then changes. */
export interface Calculator {
  readonly slug: string
  /** Control the keys go to; the page itself where there is none. */
  readonly field?: string
  /** Fragment of a shared link. */
  readonly values?: string
}

export const CALCULATORS: readonly Calculator[] = [
  { slug: 'bac-calculator', field: 'weight', values: 'weight=7&drinkType=beer&drinkCount=2&hours=1' },
  { slug: 'basic-calculator' },
  { slug: 'bmi-calculator', field: 'weight', values: 'height=170&weight=65' },
  { slug: 'compound-interest', field: 'principal', values: 'principal=1000000&annualRate=5&years=50' },
  { slug: 'credit-calculator', field: 'amount', values: 'amount=500000' },
  { slug: 'date-calculator', field: 'days', values: 'tab=math&baseDate=2026-01-01&days=30' },
  { slug: 'loan-calculator', field: 'loanAmount', values: 'loanAmount=300000000&annualRate=4&term=50&tab=monthly' },
  { slug: 'ovulation-calendar', field: 'cycleLength', values: 'lastPeriod=2026-11-01&cycleLength=2' },
  { slug: 'pregnancy-calculator', field: 'cycleLength', values: 'lastPeriod=2026-09-01&cycleLength=2' },
  { slug: 'scientific-calculator', field: 'expression', values: 'expression=2*sin(1)%2B' },
  { slug: 'unit-converter', field: 'value', values: 'category=length&value=12&from=m&to=ft' },
  { slug: 'weight-calculator', field: 'height', values: 'height=17&age=30' },
]
