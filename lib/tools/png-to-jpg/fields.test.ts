import { amount, checkbox, choices, testFields, words } from '@/scripts/jest/field-table'
import { pngToJpgFields } from './fields'

testFields(pngToJpgFields, {
  background: words('#FFFFFF', { longest: 32, remembers: ['#ABC', 'ffffff'], forgets: ['red', '#12345'] }),
  quality: amount('90', { from: 50, to: 100, step: 5, whole: true, remembered: true }),
  longestSide: amount('', { from: 1, to: 8192, whole: true, optional: true }),
  targetSize: amount('', { from: 1, to: 51_200, optional: true }),
  format: choices(['jpeg', 'png', 'webp', 'avif']),
  stripMetadata: checkbox(true),
  removal: choices(['everything', 'place', 'exceptDate']),
  namePattern: words('', { longest: 80 }),
})
