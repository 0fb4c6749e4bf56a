import { amount, testFields, words } from '@/scripts/jest/field-table'
import { pngToJpgFields } from './fields'

testFields(pngToJpgFields, {
  background: words('#FFFFFF', { longest: 32, remembers: ['#ABC', 'ffffff'], forgets: ['red', '#12345'] }),
  quality: amount('90', { from: 50, to: 100, step: 5, whole: true, remembered: true }),
  namePattern: words('', { longest: 80 }),
})
