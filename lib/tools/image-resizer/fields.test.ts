import { amount, checkbox, choices, testFields, words } from '@/scripts/jest/field-table'
import { readFragment } from '@/lib/core/fields'
import { DOCUMENT_CHOICES } from './documents'
import { imageResizerFields } from './fields'

testFields(imageResizerFields, {
  sizeUnit: choices(['px', 'percent']),
  width: amount('', { from: 1, to: 8192, step: 1, whole: true }),
  height: amount('', { from: 1, to: 8192, step: 1, whole: true }),
  keepAspectRatio: checkbox(true),
  longestSide: amount('', { from: 1, to: 8192, whole: true, optional: true }),
  targetSize: amount('', { from: 1, to: 51_200, optional: true }),
  format: choices(['jpeg', 'png', 'webp', 'avif'], { remembered: true }),
  stripMetadata: checkbox(true),
  removal: choices(['everything', 'place', 'exceptDate']),
  namePattern: words('', { longest: 80 }),
  quality: amount('90', { from: 10, to: 100, step: 5, whole: true, remembered: true }),
  fit: choices(['contain', 'cover', 'exact']),
  position: choices(['start', 'center', 'end'], { starts: 'center' }),
  document: choices(DOCUMENT_CHOICES),
})

test('a link sets the fields that it names and that fit', () => {
  expect(readFragment(imageResizerFields, '#width=800&format=avif&fit=zoom')).toEqual({ width: '800', format: 'avif' })
})
