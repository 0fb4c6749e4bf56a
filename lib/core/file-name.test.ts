import fc from 'fast-check'
import { baseName, distinctNames, extensionOf, safeFileName } from './file-name'

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
    ['a\u202egpj.exe', 'agpj.exe'],
    ['con.txt', '_con.txt'],
    ['', 'file'],
    ['  . ', 'file'],
    ['한글 이름.png', '한글 이름.png'],
    ['صورة.jpg', 'صورة.jpg'],
    ['a\u0000b?.png', 'ab_.png'],
  ])('%j is saved as %j', (name, safe) => expect(safeFileName(name)).toBe(safe))

  it('fit 255 bytes with the extension kept, and never cut a letter', () => {
    const name = safeFileName(`${'가'.repeat(300)}.png`)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    expect(name).toMatch(/^가+\.png$/)
  })

  it('are safe whatever they were, and stay as they are once safe', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const safe = safeFileName(name)
        expect(safe).not.toMatch(/[\\/:*?"<>|\u0000-\u001f\u202a-\u202e]/)
        expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(255)
        expect(safeFileName(safe)).toBe(safe)
      }),
    )
  })

  it('are told apart in a ZIP', () => {
    expect(distinctNames(['a.png', 'A.png', 'a.png', 'b'])).toEqual(['a.png', 'A (2).png', 'a (3).png', 'b'])
  })
})
