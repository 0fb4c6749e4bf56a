import { amount, checkbox, choices, testFields, words } from '@/scripts/jest/field-table'
import { faviconGeneratorFields } from './fields'

testFields(faviconGeneratorFields, {
  tab: choices(['upload', 'text']),
  text: words('', { longest: 32 }),
  siteName: words('', { longest: 60 }),
  background: words('#4F46E5', { longest: 9, remembers: ['#ABC', 'ffffff'], forgets: ['red', '#12345'] }),
  color: words('#FFFFFF', { longest: 9, remembers: ['#ABC', 'ffffff'], forgets: ['red', '#12345'] }),
  darkBackground: words('', { longest: 9, remembers: ['#ABC', 'ffffff'], forgets: ['red', '#12345'] }),
  darkColor: words('', { longest: 9, remembers: ['#ABC', 'ffffff'], forgets: ['red', '#12345'] }),
  dark: choices(['same', 'inverted', 'plate'], { remembered: true }),
  applePadding: amount('0', { from: 0, to: 30, step: 1, remembered: true }),
  allShapes: checkbox(false, { remembered: true }),
  fontSize: amount('32', { from: 16, to: 64, step: 2, remembered: true }),
  radius: amount('0', { from: 0, to: 50, step: 5, remembered: true }),
})
