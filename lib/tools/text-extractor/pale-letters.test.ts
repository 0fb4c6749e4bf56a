import { binarize } from './binarize'
import { createGray, type Gray } from './gray'
import { paleLetters } from './pale-letters'

const LETTER = 20

/** Draws a letter of two stems and a bar. */
function draw(gray: Gray, x: number, y: number, shade: number) {
  for (let row = 0; row < LETTER; row++) {
    const isBar = row >= 8 && row < 11
    for (let column = 0; column < 14; column++)
      if (isBar || column < 3 || column >= 11) gray.data[(y + row) * gray.width + x + column] = shade
  }
}

/** The pale letters that are found on a page of black letters and letters of another shade. */
function paleOn(shade: number, change: (gray: Gray) => void = () => {}) {
  const gray = createGray(240, 160)
  for (const y of [20, 60, 100]) {
    for (const x of [20, 40, 60, 80]) draw(gray, x, y, 0)
    for (const x of [160, 180]) draw(gray, x, y, shade)
  }
  change(gray)
  return paleLetters(gray, binarize(gray), LETTER)
}

test.each([150, 190, 204])('letters of shade %d beside black ones are found', (shade) => {
  const found = paleOn(shade)
  expect(found).toHaveLength(6)
  expect(found[0]).toEqual({ x0: 160, y0: 20, x1: 174, y1: 40 })
})

test('a pale letter with a few dark pixels is one', () => {
  expect(
    paleOn(190, (gray) => {
      for (const y of [22, 23]) gray.data.fill(0, y * gray.width + 160, y * gray.width + 162)
    }),
  ).toHaveLength(6)
})

test('shades close to that of the ground are none, nor are dark letters', () => {
  expect(paleOn(225)).toEqual([])
  expect(paleOn(0)).toEqual([])
})

test('a pale button is none', () => {
  expect(
    paleOn(255, (gray) => {
      for (let y = 20; y < 44; y++) gray.data.fill(190, y * gray.width + 140, y * gray.width + 220)
    }),
  ).toEqual([])
})

test('on a ground that is not even nothing is', () => {
  expect(
    paleOn(190, (gray) => {
      for (let at = 0; at < gray.data.length; at++) if (gray.data[at] === 255) gray.data[at] = 235 + ((at * 7919) % 20)
    }),
  ).toEqual([])
})
