import { createGray } from './gray'
import { byHeight } from './letter-heights'

/** Heights above the line of small letters, brackets and others. */
const heightOf = (letter: string) => (/[acegmnorsuvwxz]/.test(letter) ? 14 : /[()|]/.test(letter) ? 26 : 20)

/** The texts of a line whose words were read so and are drawn so. */
function read(...words: readonly (readonly [text: string, drawn?: string])[]): string {
  const gray = createGray(400, 60)
  let x = 10
  const line = words.map(([text, drawn = text]) => {
    const x0 = x
    for (const letter of drawn) {
      for (let y = 40 - heightOf(letter); y < 40; y++) gray.data.fill(0, y * gray.width + x, y * gray.width + x + 10)
      // The dot of an i is above it.
      if (letter === 'i') gray.data.fill(255, 27 * gray.width + x, 27 * gray.width + x + 10)
      x += 13
    }
    x += 20
    return { text, confidence: 90, box: { x0: x0 - 2, y0: 12, x1: x - 22, y1: 42 }, noSpaceBefore: false }
  })
  return byHeight(line, gray)
    .map(({ text }) => text)
    .join(' ')
}

test('a letter alone is small or a capital by its height', () => {
  expect(read(['Second'], ['S', 's'], ['X', 'x'])).toBe('Second s x')
  expect(read(['Small'], ['s', 'S'], ['C'])).toBe('Small S C')
})

test('so are several alike, but for numbers, whose capitals may be small', () => {
  expect(read(['Server'], ['WWW', 'www'], ['OS', 'OS'])).toBe('Server www OS')
  expect(read(['Siglo'], ['XX', 'xx'])).toBe('Siglo XX')
})

test('a bracket beside it, which is higher than a capital, makes no capital small', () => {
  expect(read(['(Large)'], ['S'])).toBe('(Large) S')
})

test('a zero among letters that is as low as they are is an o', () => {
  expect(read(['Ounce'], ['0z', 'oz'])).toBe('Ounce oz')
  expect(read(['Standard'], ['is0-8', 'iso-8'])).toBe('Standard iso-8')
})

test('a zero as high as a capital stays, and one among digits', () => {
  expect(read(['Hex'], ['0x', '0x'], ['c0', 'c0'])).toBe('Hex 0x c0')
  expect(read(['At'], ['10am', '1oam'])).toBe('At 10am')
})

test('a bar as high as a capital is an I, and a higher or lower one is a bar', () => {
  expect(read(['What'], ['|', 'I'], ['could'])).toBe('What I could')
  expect(read(['Home'], ['|'], ['Contact'])).toBe('Home | Contact')
  expect(read(['Home'], ['|', 'o'], ['Contact'])).toBe('Home | Contact')
})

test('without a high letter beside it nothing changes', () => {
  expect(read(['S', 's'], ['20', '20'])).toBe('S 20')
})
