import { amount, choices, testFields } from '@/scripts/jest/field-table'
import { wordCounterFields } from './fields'

testFields(wordCounterFields, {
  target: amount('', { from: 1, whole: true, optional: true }),
  targetUnit: choices(['characters', 'charactersNoSpaces', 'words', 'schoolRecordBytes', 'eucKrBytes'], {
    remembered: true,
  }),
})
