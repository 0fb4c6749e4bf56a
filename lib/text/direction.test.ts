import { textDirection } from './direction'

test.each([
  ['مرحبا بالعالم', 'rtl'],
  ['# שלום', 'rtl'],
  ['12, "שם"', 'rtl'],
  ['Hello שלום', 'ltr'],
  ['안녕하세요', 'ltr'],
  ['ש', 'rtl'],
  ['a', 'ltr'],
  [`${'1'.repeat(1_999)}ש`, 'rtl'],
  [`${'1'.repeat(2_000)}ש`, undefined],
  ['', undefined],
  ['12 + 3 😀', undefined],
])('%j runs %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction)
})
