import { savesData } from './connection'

test.each([
  [{}, false],
  [{ connection: {} }, false],
  [{ connection: { saveData: false } }, false],
  [{ connection: { saveData: true } }, true],
])('%j saves data: %s', (browser, saves) => {
  expect(savesData(browser)).toBe(saves)
})
