import type { TextFigures } from './figures'
import { textTimes } from './pace'

const figures = (words: number, charactersNoSpaces: number) => ({ words, charactersNoSpaces }) as TextFigures
const times = (reading: number, speaking: number, typing: number) => ({
  readingTime: reading,
  speakingTime: speaking,
  typingTime: typing,
})

test.each([
  ['other', 'reading', 200],
  ['other', 'speaking', 150],
  ['other', 'typing', 40],
  ['ko', 'reading', 200],
  ['ko', 'typing', 40],
] as const)('in %s a minute of %s has %i words, and one more begins the next', (language, activity, perMinute) => {
  expect(textTimes(figures(perMinute, 0), language)[`${activity}Time`]).toBe(1)
  expect(textTimes(figures(perMinute + 1, 0), language)[`${activity}Time`]).toBe(2)
})

test.each([
  ['ko', 'speaking', 300],
  ['ja', 'reading', 500],
  ['ja', 'speaking', 300],
  ['zh', 'typing', 60],
] as const)('in %s a minute of %s has %i characters, and one more begins the next', (language, activity, perMinute) => {
  expect(textTimes(figures(0, perMinute), language)[`${activity}Time`]).toBe(1)
  expect(textTimes(figures(0, perMinute + 1), language)[`${activity}Time`]).toBe(2)
})

test('no text takes no time', () => {
  expect(textTimes(figures(0, 0), 'other')).toEqual(times(0, 0, 0))
  expect(textTimes(figures(600, 3000), 'ko')).toEqual(times(3, 10, 15))
})
