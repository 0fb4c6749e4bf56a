import { choice, number, remembered } from '@/lib/core/fields'

export const TARGET_UNITS = ['characters', 'charactersNoSpaces', 'words', 'schoolRecordBytes', 'eucKrBytes'] as const

export const wordCounterFields = {
  target: number({ unit: 'count', default: null, min: 1, integer: true, optional: true }),
  targetUnit: remembered(choice(TARGET_UNITS)),
}
