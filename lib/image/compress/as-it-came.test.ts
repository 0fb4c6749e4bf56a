import { readFileSync } from 'node:fs'
import type { OpenedImage } from '@/lib/image/codecs/image-header'
import { asItCame } from './as-it-came'

function opened(path: string, header: object = {}): OpenedImage {
  const bytes = new Uint8Array(readFileSync(`e2e/fixtures/${path}`))
  return { bytes, header: { kind: 'jpeg', ...header } } as OpenedImage
}

test('a JPEG whose metadata stays is the same byte for byte', () => {
  const photo = opened('metadata/camera.jpg')
  expect(asItCame(photo, 'nothing')).toBe(photo.bytes)
})

test('what is to go of its metadata goes, and its coded picture stays', () => {
  const photo = opened('metadata/camera.jpg')
  const kept = Buffer.from(asItCame(photo, 'everything') ?? [])
  expect(Buffer.from(photo.bytes).includes('FUJIFILM')).toBe(true)
  expect(kept.includes('FUJIFILM')).toBe(false)
  const scan = Buffer.from(photo.bytes).subarray(-100)
  expect(kept.subarray(-100)).toEqual(scan)
})

test.each([
  ['of another kind', 'images/photo.png', { kind: 'png' }],
  ['cut off', 'images/small-photo.jpg', { note: 'incomplete' }],
  ['in inks', 'images/cmyk.jpg', {}],
  ['damaged', 'images/renamed-text.jpg', {}],
])('one %s is not', (_, path, header) => {
  expect(asItCame(opened(path, header), 'everything')).toBeNull()
})
