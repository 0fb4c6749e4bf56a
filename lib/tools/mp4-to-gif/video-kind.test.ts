import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isAudio, mayHoldVideo } from './video-kind'

function head(file: string): Uint8Array {
  return readFileSync(path.join(process.cwd(), 'e2e/fixtures', file)).subarray(0, 1024)
}

describe('the kind of a file by its first bytes', () => {
  it.each(['h264.mp4', 'rotated.mp4', 'vp9.webm', 'mpeg4.avi', 'prores.mov', 'wmv2.wmv', 'truncated.mp4'])(
    '%s may be a video',
    (file) => {
      expect(mayHoldVideo(head(`video/${file}`))).toBe(true)
      expect(isAudio(head(`video/${file}`))).toBe(false)
    },
  )

  it.each(['astronaut.jpg', 'photo.png', 'animated.gif', 'animated.webp', 'photo.heic', 'photo.avif', 'simple.svg'])(
    '%s is not a video',
    (file) => {
      expect(mayHoldVideo(head(`images/${file}`))).toBe(false)
    },
  )

  it('a text named .mp4 is not a video', () => {
    expect(mayHoldVideo(head('video/renamed-text.mp4'))).toBe(false)
    expect(isAudio(head('video/renamed-text.mp4'))).toBe(false)
  })

  const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

  it.each([
    ...['\x1aE\xdf\xa3', '0&\xb2u', 'FLV\x01', '\0\0\x01\xba', '\0\0\x01\xb3', '\x06\x0e+4', '.RMF'],
    ...['OggS', 'YUV4MPEG2 W1', 'DKIF', 'nut/multimedia container\0', 'RIFF\x10\0\0\0AVI ', 'RIFF\x10\0\0\0AVIX'],
    ...['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].map((atom) => `\0\0\0\x08${atom}`),
  ])('a file that begins with %j may be a video, not one that ends before', (start) => {
    expect(mayHoldVideo(ascii(`${start}\0\0`))).toBe(true)
    expect(mayHoldVideo(ascii(start.slice(0, 2)))).toBe(false)
  })

  it('transport streams are recognized by their packets, with and without timestamps', () => {
    for (const [size, first] of [
      [188, 0],
      [192, 4],
      [204, 0],
    ] as const) {
      const bytes = new Uint8Array(1024)
      for (let at = first; at < bytes.length; at += size) bytes[at] = 0x47
      expect(mayHoldVideo(bytes)).toBe(true)
      bytes[first + size] = 0x48
      expect(mayHoldVideo(bytes)).toBe(false)
    }
  })

  it('audio is recognized by ID3, fLaC, RIFF WAVE and MPEG frames, and a UTF-16 text is not audio', () => {
    for (const sound of ['ID3\x04', 'fLaC\0', 'RIFF\x10\0\0\0WAVE', '\xff\xfb\x90\x64', '\xff\xf1\x50'])
      expect(isAudio(ascii(sound))).toBe(true)
    expect(isAudio(ascii('\xff\xfeT\0e\0'))).toBe(false)
    expect(isAudio(ascii('RIFF\x10\0\0\0AVI '))).toBe(false)
  })
})
