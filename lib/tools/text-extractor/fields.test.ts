import { checkbox, choices, testFields, words } from '@/scripts/jest/field-table'
import { textExtractorFields } from './fields'

testFields(textExtractorFields, {
  language: words('eng', { longest: 80, remembers: ['kor+eng', 'chi_sim'], forgets: ['My secret', 'ENG'] }),
  direction: choices(['auto', 'horizontal', 'vertical'], { remembered: true }),
  joinLines: checkbox(true, { remembered: true }),
})
