import { amount, checkbox, choices, testFields, words } from '@/scripts/jest/field-table'
import { jpgCompressorFields } from './fields'

testFields(jpgCompressorFields, {
  quality: amount('80', { from: 10, to: 100, step: 5, whole: true, remembered: true }),
  longestSide: amount('', { from: 1, to: 8192, whole: true, optional: true }),
  targetSize: amount('', { from: 1, to: 51_200, optional: true }),
  format: choices(['jpeg', 'png', 'webp', 'avif']),
  stripMetadata: checkbox(true, { remembered: true }),
  removal: choices(['everything', 'place', 'exceptDate'], { remembered: true }),
  namePattern: words('', { longest: 80 }),
})
