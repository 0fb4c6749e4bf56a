/** @jest-environment jsdom */
import { learnedPage, learnPage } from './learned'

beforeEach(() => localStorage.clear())

test('the last page that was chosen for a query is known, and goes with everything that is kept', () => {
  learnPage('증명사진', 'image-resizer')
  learnPage('증명사진', 'image-resizer/korean-id-photo')
  expect(learnedPage('증명사진')).toBe('image-resizer/korean-id-photo')
  expect(learnedPage('사진')).toBeUndefined()
  localStorage.clear()
  expect(learnedPage('증명사진')).toBeUndefined()
})

test('fifty choices are kept, the last ones', () => {
  for (let index = 0; index < 60; index++) learnPage(`query ${index}`, 'bmi-calculator')
  expect(learnedPage('query 9')).toBeUndefined()
  expect(learnedPage('query 10')).toBe('bmi-calculator')
})

test.each(['{}', '[1]', 'x', '[{"name":1}]'])('what is not a list of choices (%s) is ignored', (text) => {
  localStorage.setItem('toolbox:v1:learned', text)
  expect(learnedPage('a')).toBeUndefined()
})

test('nothing is learned where storage is denied', () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  learnPage('증명사진', 'image-resizer')
  denied.mockRestore()
  expect(learnedPage('증명사진')).toBeUndefined()
})
