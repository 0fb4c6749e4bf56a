import { amount, checkbox, testFields, words } from '@/scripts/jest/field-table'
import { jpgCompressorFields } from './fields'

testFields(jpgCompressorFields, {
  quality: amount('80', { from: 10, to: 100, step: 5, whole: true, remembered: true }),
  targetSize: amount('', { from: 1, to: 51_200, optional: true }),
  stripMetadata: checkbox(true, { remembered: true }),
  namePattern: words('', { longest: 80 }),
})
