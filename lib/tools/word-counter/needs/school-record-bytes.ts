import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'school-record-bytes',
  tool: 'word-counter',
  locales: ['ko'],
  preset: { target: '1500', targetUnit: 'schoolRecordBytes' },
}
