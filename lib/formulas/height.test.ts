import {
  cmToFeetAndInches,
  imperialQuestion,
  inchesToCmText,
  isInInches,
  isWholeHeight,
  isWholeHeightText,
  metricQuestion,
  splitHeight,
  totalInches,
} from './height'

// Each guess at its ends and just outside: meters, feet, inches, millimeters; 50 to 280 cm are heights.
it.each([
  [0.49, null],
  [0.5, 50],
  [1.75, 175],
  [2.8, 280],
  [2.81, null],
  [2.99, null],
  [3, 91.44],
  [5.75, 175.26],
  [9, 274.32],
  [9.01, null],
  [19.9, null],
  [20, 50.8],
  [49.9, 126.75],
  [281, null],
  [499, null],
  [500, 50],
  [1750, 175],
  [2800, 280],
  [2801, null],
])('%d cm is no height; %p was probably meant', (entered, cm) => {
  expect(metricQuestion(entered)).toEqual({ cm })
})

it.each([50, 170, 280])('%d cm is a height', (cm) => {
  expect(metricQuestion(cm)).toBeNull()
})

it.each([
  [5, 9, null],
  [5.75, null, null],
  [69, null, null],
  [1.75, null, { cm: 175 }],
  [2.5, null, { cm: 250 }],
  [2, null, null],
  [3, null, null],
  [1, null, { cm: 100 }],
  [9, 3, { cm: null }],
  [175, null, { cm: 175 }],
  [175, 1, { cm: null }],
])('%d feet and %p inches: %j', (feet, inches, question) => {
  expect(imperialQuestion(feet, inches)).toEqual(question)
})

it('from ten on, feet are inches', () => {
  expect([isInInches(9.99), isInInches(10)]).toEqual([false, true])
  expect([isWholeHeight(null), isWholeHeight(5), isWholeHeight(5.5), isWholeHeight(10)]).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(['5', '5.5', `5'11"`, 'tall'].map(isWholeHeightText)).toEqual([false, true, true, false])
  expect([totalInches(5, 11), totalInches(71, null), totalInches(9, null)]).toEqual([71, 71, 108])
})

it('converts by 2.54 cm in an inch and twelve inches in a foot', () => {
  expect(cmToFeetAndInches(180)).toEqual({ feet: '5', inches: '10.87' })
  expect(cmToFeetAndInches(182.88)).toEqual({ feet: '6', inches: '0' })
  expect(inchesToCmText(71)).toBe('180.34')
})

it.each([
  [null, null, null],
  [5, 9, null],
  [5, 11.9, null],
  [5, 12, { feet: '6', inches: '0' }],
  [71, null, { feet: '5', inches: '11' }],
  [5.5, null, { feet: '5', inches: '6' }],
  [1.75, null, null],
])('%p feet and %p inches are split to %j', (feet, inches, parts) => {
  expect(splitHeight(feet, inches)).toEqual(parts)
})
