import fc from 'fast-check'
import Papa from 'papaparse'
import { textJson, typedJson } from './typed-value'

const papa = (cell: string): unknown => {
  const { data } = Papa.parse<unknown[]>(`"${cell}"`, { dynamicTyping: true, delimiter: ',', newline: '\n' })
  return data[0]?.[0]
}

/** Cells that intentionally remain text, unlike in Papa Parse. */
function losesSomething(cell: string): boolean {
  const number = cell.trim().replace(/^-/, '')
  const digits = number.replace(/[eE].*/, '').replace('.', '')
  return /^0\d/.test(number) || digits.length > 15 || (Number(number) === 0 && /[1-9]/.test(digits))
}

test('numbers and booleans are detected as by Papa Parse', () => {
  const part = fc.constantFrom(...'0123456789', '.', '-', '+', 'e', 'E', ' ', '\t', '\u00a0', '00', '12', '999', 'true')
  const cell = fc.oneof(
    fc.array(part, { maxLength: 9 }).map((parts) => parts.join('')),
    fc.double({ noNaN: true }).map(String),
    fc.integer({ min: -1_000, max: 1_000 }).map((exponent) => `1.5e${exponent}`),
    fc.constantFrom('', 'TRUE', 'FALSE', '.5', '5.', '-.5', '1e3', ' 29', '0.', '9007199254740992', 'Infinity'),
  )
  fc.assert(
    fc.property(cell, (text) => {
      expect(JSON.parse(typedJson(text))).toEqual(losesSomething(text) ? text : papa(text))
    }),
    { numRuns: 5_000 },
  )
})

test('a text becomes what JSON.stringify makes of it', () => {
  const letter = fc.constantFrom(
    'a',
    '가',
    '"',
    '\\',
    '\n',
    '\u0000',
    '\u001f',
    ' ',
    '\u007f',
    '\u2028',
    '😀',
    '\ud800',
    '\udc00',
  )
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: letter, maxLength: 8 }), fc.string({ unit: 'binary' })), (text) => {
      expect(textJson(text)).toBe(JSON.stringify(text))
    }),
  )
})
