import { readFileSync } from 'node:fs'
import type { OpenedImage } from '@/lib/image/codecs/image-header'
import { withDensity } from '@/lib/image/formats/density'
import { strip } from '@/lib/image/formats/metadata/strip'
import { asItCame } from './as-it-came'

function opened(path: string, header: object = {}): OpenedImage {
  const bytes = new Uint8Array(readFileSync(`e2e/fixtures/${path}`))
  return { bytes, header: { kind: 'jpeg', ...header } } as OpenedImage
}

test('a JPEG whose metadata stays is the same byte for byte', () => {
  const photo = opened('metadata/camera.jpg')
  expect(asItCame(photo, { format: 'jpeg', loss: 'nothing' })).toBe(photo.bytes)
})

test('what is to go of its metadata goes, and its coded picture stays', () => {
  const photo = opened('metadata/camera.jpg')
  const kept = Buffer.from(asItCame(photo, { format: 'jpeg', loss: 'everything' }) ?? [])
  expect(Buffer.from(photo.bytes).includes('FUJIFILM')).toBe(true)
  expect(kept.includes('FUJIFILM')).toBe(false)
  const scan = Buffer.from(photo.bytes).subarray(-100)
  expect(kept.subarray(-100)).toEqual(scan)
})

test.each([
  ['png', 'metadata/exif.png'],
  ['webp', 'metadata/exif.webp'],
] as const)('a %s loses its data and nothing else', (kind, path) => {
  const photo = opened(path, { kind })
  const kept = asItCame(photo, { format: kind, loss: 'everything' })
  expect(kept).toEqual(strip(photo.bytes).bytes)
  expect(kept!.length).toBeLessThan(photo.bytes.length)
})

test('dots per inch are stated once, wherever they stood', () => {
  const png = withDensity(new Uint8Array(readFileSync('e2e/fixtures/images/photo.png')), 300)
  const kept = asItCame({ bytes: png, header: { kind: 'png' } } as OpenedImage, { format: 'png', loss: 'everything' })
  expect(Buffer.from(kept!).toString('latin1').match(/pHYs/g)).toHaveLength(1)
})

test.each([
  ['of another kind', 'images/photo.png', { kind: 'png' }],
  ['that moves', 'images/photo.png', { kind: 'jpeg', animated: true }],
  ['cut off', 'images/small-photo.jpg', { note: 'incomplete' }],
  ['in inks', 'images/cmyk.jpg', {}],
  ['damaged', 'images/renamed-text.jpg', {}],
])('one %s is not', (_, path, header) => {
  expect(asItCame(opened(path, header), { format: 'jpeg', loss: 'everything' })).toBeNull()
})
