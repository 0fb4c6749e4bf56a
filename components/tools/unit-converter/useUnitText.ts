import { useTranslations } from 'next-intl'
import type { KnownUnit } from '@/lib/tools/unit-converter/units'

export interface UnitText {
  /** Localized name. */
  readonly name: (unit: KnownUnit) => string
  /** Symbol, for use after a number. */
  readonly symbol: (unit: KnownUnit) => string
  /** Name and symbol, for lists. */
  readonly full: (unit: KnownUnit) => string
}

export function useUnitText(): UnitText {
  const t = useTranslations('unit-converter.units')
  const name = ({ id }: KnownUnit) => t(id)
  return {
    name,
    symbol: (unit) => unit.symbol || name(unit),
    full: (unit) => (unit.symbol ? `${name(unit)} (${unit.symbol})` : name(unit)),
  }
}
