import { croppedPage, turnedPage, WHOLE_PAGE } from './page-edit'

const right = { x: 0.5, y: 0, width: 0.5, height: 1 }

test('a frame stays on what it shows when the page is turned, four times as before', () => {
  const page = croppedPage(
    { turns: 0, isFlattened: true, frame: WHOLE_PAGE },
    { x: 0.5, y: 0.25, width: 0.5, height: 0.25 },
  )
  expect(turnedPage(page)).toEqual({ ...page, turns: 1, frame: { x: 0.5, y: 0.5, width: 0.25, height: 0.5 } })
  expect(turnedPage(turnedPage(turnedPage(turnedPage(page))))).toEqual(page)
})

test('a second frame is within the first', () => {
  expect(croppedPage(croppedPage({ turns: 2, isFlattened: false, frame: WHOLE_PAGE }, right), right)).toEqual({
    turns: 2,
    isFlattened: false,
    frame: { x: 0.75, y: 0, width: 0.25, height: 1 },
  })
})
