import { checkbox, choices, testFields } from '@/scripts/jest/field-table'
import { exifViewerFields } from './fields'

testFields(exifViewerFields, {
  showSensitive: checkbox(false),
  removal: choices(['everything', 'place', 'exceptDate'], { remembered: true }),
  downloadAs: choices(['json', 'txt'], { remembered: true }),
})
