import { turnedRectangle, untouchedRectangle } from './turn'

it('finds the part of the original that a part of the turned picture shows, and back', () => {
  const size = { width: 400, height: 300 }
  const part = { x: 10, y: 20, width: 30, height: 40 }
  expect(turnedRectangle(part, size, 1)).toEqual({ x: 240, y: 10, width: 40, height: 30 })
  for (const turns of [0, 1, 2, 3]) {
    expect(untouchedRectangle(turnedRectangle(part, size, turns), size, { turns, mirrored: false })).toEqual(part)
  }
  expect(untouchedRectangle(part, size, { turns: 0, mirrored: true })).toEqual({ ...part, x: 360 })
})
