import { CLEARED } from '@/lib/tools/basic-calculator/calculator'
import { operationText } from './BasicCalculator'

test('what is under way stands above the number, else what was done, else nothing', () => {
  const pending = { left: '1200', operator: '*' } as const
  const done = { left: '1', operator: '-', right: '3000' } as const
  expect(operationText({ ...CLEARED, pending, done })).toBe('1200 ×')
  expect(operationText({ ...CLEARED, done })).toBe('1 − 3000 =')
  expect(operationText(CLEARED)).toBe('')
})
