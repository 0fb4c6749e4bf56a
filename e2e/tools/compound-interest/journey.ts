import type { Journey } from '@/e2e/support/journey'

export const journey: Journey = {
  inputs: { principal: '5000', timing: 'beginning' },
  result: { name: 'finalAmount', value: /^\d/ },
  invalid: 'annualRate',
  keyFigure: { field: 'principal', typed: '234567', fragment: 'principal=1000&annualRate=5' },
  typing: { field: 'principal', fragment: 'principal=1000000&annualRate=5&years=50' },
}
