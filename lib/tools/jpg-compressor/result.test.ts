import { compressedName } from './result'

describe('compressedName', () => {
  it.each([
    ['photo.JPG', 'compressed_photo.jpg'],
    ['my.holiday.heic', 'compressed_my.holiday.jpg'],
    ['남산 야경.png', 'compressed_남산 야경.jpg'],
    ['noextension', 'compressed_noextension.jpg'],
  ])('%s becomes %s', (name, compressed) => {
    expect(compressedName(name, 'jpg')).toBe(compressed)
  })

  it('keeps a name of 300 characters within what systems save', () => {
    const name = compressedName(`${'가'.repeat(300)}.jpg`, 'jpg')
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    expect(name).toMatch(/^compressed_가+\.jpg$/)
  })
})
