interface KeyFigureCase {
  readonly slug: string
  /** Inputs that come with the link, so that there is a figure at once. */
  readonly fragment: string
  /** The number that is typed, and its field. */
  readonly field: string
  readonly typed: string
}

/** The tools whose key figure follows what is typed. */
export const KEY_FIGURES: readonly KeyFigureCase[] = [
  { slug: 'credit-calculator', fragment: 'amount=500000', field: 'amount', typed: '1234567' },
  { slug: 'compound-interest', fragment: 'principal=1000&annualRate=5', field: 'principal', typed: '234567' },
  { slug: 'loan-calculator', fragment: 'loanAmount=300000&annualRate=5', field: 'loanAmount', typed: '234567' },
  { slug: 'bmi-calculator', fragment: 'unit=metric&height=170&weight=60', field: 'weight', typed: '72.5' },
  { slug: 'weight-calculator', fragment: 'heightUnit=cm&height=170&gender=male&age=30', field: 'height', typed: '181' },
  { slug: 'bac-calculator', fragment: 'weight=70&drinkCount=2&hours=1', field: 'weight', typed: '81' },
  { slug: 'ovulation-calendar', fragment: 'lastPeriod=2026-05-01&cycleLength=28', field: 'cycleLength', typed: '31' },
  { slug: 'date-calculator', fragment: 'tab=math&baseDate=2026-05-01&days=10', field: 'days', typed: '120' },
  { slug: 'unit-converter', fragment: 'category=length&value=1&from=m&to=ft', field: 'value', typed: '123.5' },
  { slug: 'word-counter', fragment: '', field: 'text', typed: 'one two' },
]
