import fc from 'fast-check'
import { baseName, uniqueNames, extensionOf, safeFileName, safePaths } from './file-name'

describe('file names', () => {
  it.each([
    ['photo.final.JPG', 'photo.final', 'jpg'],
    ['noextension', 'noextension', ''],
    ['.hidden', '.hidden', ''],
    ['사진.png', '사진', 'png'],
  ])('%s is %s and %s', (name, base, extension) => {
    expect(baseName(name)).toBe(base)
    expect(extensionOf(name)).toBe(extension)
  })

  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['..\\..\\windows\\a.txt', '_.._windows_a.txt'],
    ['C:\\a.txt', 'C__a.txt'],
    ['a\u202egpj.exe', 'agpj.exe'],
    ['a\u2067b\u061c\u200b\u2028.png', 'ab.png'],
    ['con.txt', '_con.txt'],
    ['NUL  .tar.gz', '_NUL  .tar.gz'],
    ['com¹', '_com¹'],
    ['CONIN$', '_CONIN$'],
    ['contract.txt', 'contract.txt'],
    ['com10.txt', 'com10.txt'],
    ['', 'file'],
    ['  . ', 'file'],
    ['photo.png . .', 'photo.png'],
    ['한글 이름.png', '한글 이름.png'],
    ['한글.png'.normalize('NFD'), '한글.png'],
    ['صورة.jpg', 'صورة.jpg'],
    ['می‌خواهم.jpg', 'می‌خواهم.jpg'],
    ['👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿.png', '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿.png'],
    ['half \ud83d.png', 'half _.png'],
    ['a\u0000b?.png', 'ab_.png'],
  ])('%j is saved as %j', (name, safe) => expect(safeFileName(name)).toBe(safe))

  it.each([
    ['Hangul', '가', '.png'],
    ['families', '👩‍👩‍👧‍👦', '.jpeg'],
    ['letters with marks', 'q\u0323\u0307', '.JPG'],
    ['an extension of emoji', 'a', '.🧪🧪🧪🧪🧪🧪🧪🧪'],
  ])('fit 255 bytes with the extension kept, and never cut a letter: %s', (_, letter, extension) => {
    const name = safeFileName(letter.repeat(300) + extension)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    expect(Buffer.byteLength(name)).toBeGreaterThan(255 - Buffer.byteLength(letter))
    expect(name.endsWith(extension)).toBe(true)
    expect(name.slice(0, -extension.length).replaceAll(letter, '')).toBe('')
  })

  it('do not treat the long end of a sentence as an extension', () => {
    const name = safeFileName(`${'a'.repeat(200)}. ${'b'.repeat(200)}`)
    expect(name).toBe(`${'a'.repeat(200)}. ${'b'.repeat(53)}`)
  })
})

/** Characters that file systems reject or confuse, mixed with any others. */
const letter = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...'./\\:*?"<>|\0\n\u202e\u2069\ufeff \u3000.AaßẞıİſςΣ가é'.split('')) },
  { weight: 1, arbitrary: fc.constantFrom('e\u0301', '\u1100\u1161', '\ud800', '👩‍🚀', 'con', 'COM1', '.tar.gz') },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
)
const anyName = fc.oneof(
  fc.array(letter, { maxLength: 12 }).map((letters) => letters.join('')),
  fc.array(letter, { minLength: 60, maxLength: 400 }).map((letters) => letters.join('')),
)

it('any name becomes safe, and a safe name is unchanged', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const safe = safeFileName(name)
      expect(safe).toBe(safe.trim())
      expect(safe).not.toMatch(/[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/)
      expect(safe).not.toMatch(/^\.|\.$|^$/)
      expect(safe).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d) *(\.|$)/i)
      expect(safe).not.toMatch(/\p{Surrogate}/u)
      expect(safe).toBe(safe.normalize('NFC'))
      expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(255)
      expect(safeFileName(safe)).toBe(safe)
    }),
    { seed: 20261121, numRuns: 1_000 },
  )
})

describe('names in a ZIP', () => {
  it.each([
    [
      ['a.png', 'A.png', 'a.png', 'b'],
      ['a.png', 'A (2).png', 'a (3).png', 'b'],
    ],
    [
      ['a.png', 'a.png', 'a (2).png'],
      ['a.png', 'a (2).png', 'a (2) (2).png'],
    ],
    [
      ['straße.txt', 'STRASSE.txt', 'ΟΔΟΣ', 'οδος'],
      ['straße.txt', 'STRASSE (2).txt', 'ΟΔΟΣ', 'οδος (2)'],
    ],
  ])('%j become %j', (names, distinct) => expect(uniqueNames(names)).toEqual(distinct))

  it('are numbered within 255 bytes', () => {
    const long = safeFileName(`${'가'.repeat(300)}.png`)
    const [first, second = ''] = uniqueNames([long, long])
    expect(first).toBe(long)
    expect(second).toMatch(/^가+ \(2\)\.png$/)
    expect(Buffer.byteLength(second)).toBeLessThanOrEqual(255)
  })

  it('never collide, however a file system compares them, and remain safe', () => {
    fc.assert(
      fc.property(fc.array(anyName, { maxLength: 12 }), fc.array(fc.nat(11), { maxLength: 12 }), (names, again) => {
        const safe = [...names, ...again.flatMap((index) => names[index] ?? [])].map(safeFileName)
        const distinct = uniqueNames(safe)
        for (const same of [
          (name: string) => name.toLowerCase(),
          (name: string) => name.toUpperCase(),
          (name: string) => name.normalize('NFD').toLowerCase(),
        ]) {
          expect(new Set(distinct.map(same)).size).toBe(safe.length)
        }
        for (const name of distinct) expect(safeFileName(name)).toBe(name)
      }),
      { seed: 20261121, numRuns: 300 },
    )
  })
})

describe('paths', () => {
  it('keep the tree, safe and unique in each folder', () => {
    const files = [
      { name: 'a.jpg', folder: 'Trip/day 1' },
      { name: 'a.jpg', folder: 'Trip/day:2' },
      { name: 'A.JPG', folder: 'trip/DAY 1' },
      { name: 'a.jpg' },
      { name: 'b/c.jpg', folder: '../..//con' },
    ]
    expect(safePaths(files)).toEqual([
      'Trip/day 1/a.jpg',
      'Trip/day_2/a.jpg',
      'trip/DAY 1/A (2).JPG',
      'a.jpg',
      'file/file/_con/b_c.jpg',
    ])
  })
})
