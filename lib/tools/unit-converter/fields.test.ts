import { amount, choices, testFields, words } from '@/scripts/jest/field-table'
import { unitConverterFields } from './fields'
import { INGREDIENTS } from './ingredients'

testFields(unitConverterFields, {
  category: words('', { longest: 20, remembers: ['length', 'dataSize'], forgets: ['a b', ''] }),
  value: amount('1'),
  from: words('', { longest: 20, remembers: ['km2', 'hPa'], forgets: ['km/h'] }),
  to: words('', { longest: 20, remembers: ['km2', 'hPa'], forgets: ['km/h'] }),
  ingredient: choices(['none', ...INGREDIENTS]),
})
