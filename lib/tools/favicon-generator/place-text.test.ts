import { placeText } from './place-text'

/** Letters of one em, of which three quarters stand above the line and a quarter below. */
class Squares {
  font = ''

  measureText(text: string) {
    const size = Number(/ (.+)px/.exec(this.font)?.[1])
    return { width: text.length * size, actualBoundingBoxAscent: 0.75 * size, actualBoundingBoxDescent: 0.25 * size }
  }
}

test.each([
  ['text that fits, as large as asked for', 'W', 32, 64, 64, { fontSize: 32, baseline: 40 }],
  ['text that just fits', 'WM', 32, 64, 64, { fontSize: 32, baseline: 40 }],
  ['text that is too wide, shrunk to the side', 'WM', 64, 64, 64, { fontSize: 32, baseline: 40 }],
  ['text in less room than the side', 'WM', 64, 64, 32, { fontSize: 16, baseline: 36 }],
])('%s', (_, text, fontSize, side, room, placed) => {
  const squares = new Squares()
  expect(placeText(squares, text, fontSize, side, room)).toEqual(placed)
  expect(squares.font).toContain(`700 ${placed.fontSize}px system-ui`)
})
