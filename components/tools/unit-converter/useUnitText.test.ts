import { callHook } from '@/scripts/jest/call-hook'
import { UNITS } from '@/lib/tools/unit-converter/units'
import { useUnitText } from './useUnitText'

it('names a unit by its symbol where it has one', () => {
  const { name, symbol, full } = callHook('ko', 'unit-converter', useUnitText)
  const unit = (id: string) => UNITS.length.find((one) => one.id === id)!
  expect([name(unit('cm')), symbol(unit('cm')), full(unit('cm'))]).toEqual(['센티미터', 'cm', '센티미터 (cm)'])
  expect([name(unit('ja')), symbol(unit('ja')), full(unit('ja'))]).toEqual(['자', '자', '자'])
})
