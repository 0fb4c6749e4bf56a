/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { withWords } from '@/scripts/jest/with-words'
import { defaultsOf, parseFields } from '@/lib/core/fields'
import { weightCalculatorFields } from '@/lib/tools/weight-calculator/fields'
import { idealWeight } from '@/lib/tools/weight-calculator/ideal-weight'
import { FormulaFigures } from './WeightResult'

// Hamwi's 50.764 kg and Miller's 57.643 are 6.879 apart, but 6.8 as they are shown.
it('the range is that of the lowest and the highest weight as shown', () => {
  const raw = { ...defaultsOf(weightCalculatorFields), height: '155' }
  const result = idealWeight(parseFields(weightCalculatorFields, raw).values)!
  const { container } = render(withWords(<FormulaFigures result={result} />, 'weight-calculator'))
  const outputs = (['lowest', 'highest', 'range'] as const).map((name) =>
    container.querySelector<HTMLElement>(`output[name="${name}"]`),
  )
  expect(outputs.map((output) => output?.parentElement?.textContent)).toEqual([
    '50.8 kg 111.9 lbs',
    '57.6 kg 127.1 lbs',
    '6.8 kg 15.2 lbs',
  ])
  expect(Number(outputs[2]?.dataset.value)).toBeCloseTo(result.highest - result.lowest, 12)
})
