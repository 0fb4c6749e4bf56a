import { useTranslations } from 'next-intl'
import type { KnownUnit } from '@/lib/tools/unit-converter/units'

export function useUnitText() {
  const t = useTranslations('unit-converter.units')
  const name = ({ id }: KnownUnit) => t(id)
  return {
    name,
    /** For use after a number. */
    symbol: (unit: KnownUnit) => unit.symbol || name(unit),
    /** Name and symbol, for lists. */
    full: (unit: KnownUnit) => (unit.symbol ? `${name(unit)} (${unit.symbol})` : name(unit)),
  }
}
