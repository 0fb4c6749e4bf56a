import { dropInvisible, dropMarks, readableText } from './typed-text'

test.each([
  ['direction marks', '\u202a1\u202b2\u202c3\u202d4\u202e5', '12345'],
  ['isolates', '\u20661\u20672\u20683\u2069', '123'],
  ['zero-width spaces, joiners and marks', '1\u200b2\u200c3\u200d4\u200e5\u200f', '12345'],
  ['a byte order mark, a word joiner and a soft hyphen', '\ufeff1\u20602\u00ad3', '123'],
  ['nothing of a name', '박민수 👍 café', '박민수 👍 café'],
])('%s have no place in what is read', (_, text, read) => expect(dropInvisible(text)).toBe(read))

test.each([
  ['０１２３４５６７８９', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', '0123456789'],
  ['۱٬۲۳۴٫۵', '1,234.5'],
  ['٢٠٪', '20%'],
  ['½ + x²', '½ + x²'],
])('%s reads %s', (text, read) => expect(readableText(text)).toBe(read))

test('a name keeps the joiners of its emoji and loses its direction marks', () => {
  expect(dropMarks('\u2067\ufeff가족 👨‍👩‍👧\u2069\u200e')).toBe('가족 👨‍👩‍👧')
})
