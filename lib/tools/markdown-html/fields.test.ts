import { choices, testFields } from '@/scripts/jest/field-table'
import { markdownHtmlFields } from './fields'

testFields(markdownHtmlFields, {
  view: choices(['preview', 'html'], { remembered: true }),
  downloadAs: choices(['document', 'fragment'], { remembered: true }),
})
