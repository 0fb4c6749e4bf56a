import { isResult, ZERO } from './result'

test.each([
  [ZERO, true],
  [{ ...ZERO, fraction: null }, true],
  [{ ...ZERO, fraction: 1 }, false],
  [{ ...ZERO, fraction: undefined }, false],
  [{ ...ZERO, exact: 0 }, false],
  [{ ...ZERO, exact: '1x' }, false],
  [{ ...ZERO, exact: '-1.5e-40' }, true],
  [{ ...ZERO, text: 0 }, false],
  [{ text: '0', fraction: null }, false],
  [null, false],
  ['0', false],
])('%j is a saved result: %s', (value, isSaved) => {
  expect(isResult(value)).toBe(isSaved)
})
