import { placeText } from './place-text'

/** A font whose letters are one em wide, with three quarters above the baseline and a quarter below. */
class Squares {
  font = ''

  measureText(text: string) {
    const size = Number(/ (.+)px/.exec(this.font)?.[1])
    return { width: text.length * size, actualBoundingBoxAscent: 0.75 * size, actualBoundingBoxDescent: 0.25 * size }
  }
}

test.each([
  ['text that fits, in the requested size', 'W', 32, 64, 64, { fontSize: 32, baseline: 40 }],
  ['text that just fits', 'WM', 32, 64, 64, { fontSize: 32, baseline: 40 }],
  ['text that is too wide, reduced to the side', 'WM', 64, 64, 64, { fontSize: 32, baseline: 40 }],
  ['text with a maximum width below the side', 'WM', 64, 64, 32, { fontSize: 16, baseline: 36 }],
])('%s', (_, text, fontSize, side, room, placed) => {
  const squares = new Squares()
  expect(placeText(squares, text, fontSize, side, room)).toEqual(placed)
  expect(squares.font).toContain(`700 ${placed.fontSize}px system-ui`)
})
