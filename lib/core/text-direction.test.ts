import { textDirection } from './text-direction'

test.each([
  ['مرحبا بالعالم', 'rtl'],
  ['# שלום', 'rtl'],
  ['12, "שם"', 'rtl'],
  ['Hello שלום', 'ltr'],
  ['안녕하세요', 'ltr'],
  ['', undefined],
  ['12 + 3 😀', undefined],
])('%j runs %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction)
})
