import { piecesPerFrame } from './useProgressivePieces'

test.each([
  ['quick ones are doubled', 8, 3.9, 16],
  ['up to 64', 64, 1, 64],
  ['what takes half of a frame stays', 16, 4, 16],
  ['up to 8 ms', 16, 8, 16],
  ['slow ones are halved', 32, 8.1, 16],
  ['down to 8', 8, 100, 8],
])('%s', (_, count, milliseconds, next) => {
  expect(piecesPerFrame(count, milliseconds)).toBe(next)
})
