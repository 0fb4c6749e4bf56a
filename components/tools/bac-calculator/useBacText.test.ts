import { callHook } from '@/scripts/jest/call-hook'
import { useBacText } from './useBacText'

it.each([
  [0.082, '0.082%'],
  [0.08, '0.080%'],
  [0.0004, '<0.001%'],
  [0.001, '0.001%'],
  [0, '0.000%'],
])('a blood alcohol of %d %% is shown as %s', (bac, text) => {
  expect(callHook('en', 'bac-calculator', useBacText)(bac)).toBe(text)
})
