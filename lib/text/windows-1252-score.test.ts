import { latinScore } from './windows-1252-score'

/** 0x80 to 0x9F in Windows-1252 (Unicode's bestfit1252.txt); the rest is Latin-1. `\0`: no character. */
const FROM_0X80 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'
const bytesOf = (text: string) =>
  Uint8Array.from([...text], (character) => {
    const index = character === '\0' ? -1 : FROM_0X80.indexOf(character)
    return index < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + index
  })
const score = (text: string) => latinScore(bytesOf(text))

/** The characters from 0x80 on that score this much in a frame such as `a_b`. */
function scoring(points: number, frame: string): string {
  const characters = Array.from({ length: 128 }, (_, index) => FROM_0X80[index] ?? String.fromCharCode(0x80 + index))
  return characters
    .filter((character) => character !== '\0' && score(frame.replace('_', character)) === points)
    .join('')
}

const SIGNS = '\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿'
const CAPITALS = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ'
const SMALL = 'ßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ'
const LETTERS = `${CAPITALS}${SMALL}`
const RARE = 'ŠŒŽšœžŸ'
const UNUSUAL = 'ƒ†‡ˆ‰‹•˜›'
const QUOTES = '‚„‘’“”'

const sorted = (text: string) => [...text].sort().join('')

describe('one character of Windows-1252 beyond ASCII', () => {
  it.each(['a_b', 'A_Z', ' _z', 'a_ ', '1_b'])('scores 2 as a letter within a word, 1 as a rare one: %j', (frame) => {
    expect(sorted(scoring(2, frame).replace('’', ''))).toBe(sorted(LETTERS))
    expect(sorted(scoring(1, frame).replace(/[‚„‘’“”]/g, ''))).toBe(sorted(`${RARE}${SIGNS}×÷€…–—™`))
    expect(sorted(scoring(-1, frame).replace(/[‚„‘’“”]/g, ''))).toBe(sorted(UNUSUAL))
  })

  it.each([' _ ', '1_2', '@_[', '`_{'])('scores 1 outside a word, and a rare letter there is unlikely: %j', (frame) => {
    expect(sorted(scoring(1, frame).replace(/[‚„‘’“”]/g, ''))).toBe(sorted(`${LETTERS}${SIGNS}×÷€…–—™`))
    expect(sorted(scoring(-1, frame).replace(/[‚„‘’“”]/g, ''))).toBe(sorted(`${UNUSUAL}${RARE}`))
  })

  it.each([
    ['a_b', 2, '’'],
    ['a_b', -1, '‚„‘“”'],
    ['a_ ', 1, QUOTES],
    [' _a', 1, QUOTES],
    ['a_.', 1, QUOTES],
    ['(_a', 1, QUOTES],
    [' _ ', -1, QUOTES],
    ['!_ ', 1, QUOTES],
    [' _!', 1, QUOTES],
  ])('in %j scores %d as one of the quotation marks %s', (frame, points, quotes) => {
    expect([...quotes].map((quote) => score(frame.replace('_', quote)))).toEqual([...quotes].map(() => points))
  })
})

describe('two of them side by side', () => {
  it.each([
    ['größer', 2],
    ['Größe ', 2],
    ['crÖßer', -2],
    ['ôï ', -2],
    ['aéé ', 1.5],
    [' ééb', 1.5],
    ['Aéé ', -2],
    ['aééB', -2],
    ['l’été', 4],
    [' ’é ', -2],
    ['vé” ', 2],
    ['vé”.', 2],
    ['vé’s', 2],
    ['vé”s', -2],
    ['vÉ” ', -2],
    [' “Éa', 2],
    ['a“Éa', -2],
    [' “É ', -2],
    [' ×Éa', -2],
    [' “×a', -2],
  ])('%j scores %d', (text, points) => {
    expect(score(text)).toBe(points)
  })

  it.each([
    ['vé_ ', '…‘’“”«»'],
    [' _Éa', '‚„‘“”«»'],
  ])('in %j are likely with %s', (frame, marks) => {
    const likely = [...'‚„‘’“”«»…€–‹›¿'].filter((mark) => score(frame.replace('_', mark)) === 2)
    expect(sorted(likely.join(''))).toBe(sorted(marks))
  })
})

test('three and more side by side are unlikely, one point each', () => {
  expect([score('aééé '), score('aéééé ')]).toEqual([-3, -4])
})

test.each([0x81, 0x8d, 0x8f, 0x90, 0x9d])('the byte 0x%x is no character', (byte) => {
  expect(latinScore(Uint8Array.of(0x61, byte, 0x62))).toBe(-7)
})

test('scores add up over a text, and plain ASCII has none', () => {
  expect([score(''), score('plain'), score('café, Zoë')]).toEqual([0, 0, 4])
})
