/**
 * Source of a factor. si: BIPM, SI Brochure, 9th edition. yardPound: international yard and pound agreement of 1959.
 * nist: NIST Handbook 44, appendix C (US customary units, from the inch). imperial: UK Weights and Measures Act 1985.
 * korea: Korean Measures Act of 1909, one ja = 10/33 m and one gwan = 3.75 kg, the same as Japan's law of 1891.
 */
export type Source = 'si' | 'yardPound' | 'nist' | 'imperial' | 'korea'

export interface Unit {
  readonly id: string
  /** Symbol after a number; empty if only the translated name is used. */
  readonly symbol: string
  /** Size in base units, as an exact decimal or fraction. */
  readonly factor: string
  /** Added to a value before multiplying by the factor, for scales with different zeros. */
  readonly offset?: string
  readonly source: Source
}

/** Units by category, exact. Base units: m, kg, °C, m², L, m/s, s. The first two of each are selected by default. */
export const UNITS = {
  length: [
    { id: 'mm', symbol: 'mm', factor: '0.001', source: 'si' },
    { id: 'cm', symbol: 'cm', factor: '0.01', source: 'si' },
    { id: 'm', symbol: 'm', factor: '1', source: 'si' },
    { id: 'km', symbol: 'km', factor: '1000', source: 'si' },
    { id: 'in', symbol: 'in', factor: '0.0254', source: 'yardPound' },
    { id: 'ft', symbol: 'ft', factor: '0.3048', source: 'yardPound' },
    { id: 'yd', symbol: 'yd', factor: '0.9144', source: 'yardPound' },
    { id: 'mi', symbol: 'mi', factor: '1609.344', source: 'yardPound' },
    { id: 'nmi', symbol: 'nmi', factor: '1852', source: 'si' },
  ],
  weight: [
    { id: 'mg', symbol: 'mg', factor: '0.000001', source: 'si' },
    { id: 'g', symbol: 'g', factor: '0.001', source: 'si' },
    { id: 'kg', symbol: 'kg', factor: '1', source: 'si' },
    { id: 't', symbol: 't', factor: '1000', source: 'si' },
    { id: 'oz', symbol: 'oz', factor: '0.028349523125', source: 'yardPound' },
    { id: 'lb', symbol: 'lb', factor: '0.45359237', source: 'yardPound' },
    { id: 'st', symbol: 'st', factor: '6.35029318', source: 'imperial' },
    { id: 'ton', symbol: 'US ton', factor: '907.18474', source: 'nist' },
    { id: 'geun', symbol: '', factor: '0.6', source: 'korea' },
    { id: 'don', symbol: '', factor: '0.00375', source: 'korea' },
  ],
  temperature: [
    { id: 'celsius', symbol: '°C', factor: '1', source: 'si' },
    { id: 'fahrenheit', symbol: '°F', factor: '5/9', offset: '-32', source: 'nist' },
    { id: 'kelvin', symbol: 'K', factor: '1', offset: '-273.15', source: 'si' },
    { id: 'rankine', symbol: '°R', factor: '5/9', offset: '-491.67', source: 'nist' },
  ],
  area: [
    { id: 'mm2', symbol: 'mm²', factor: '0.000001', source: 'si' },
    { id: 'cm2', symbol: 'cm²', factor: '0.0001', source: 'si' },
    { id: 'm2', symbol: 'm²', factor: '1', source: 'si' },
    { id: 'ha', symbol: 'ha', factor: '10000', source: 'si' },
    { id: 'km2', symbol: 'km²', factor: '1000000', source: 'si' },
    { id: 'in2', symbol: 'in²', factor: '0.00064516', source: 'yardPound' },
    { id: 'ft2', symbol: 'ft²', factor: '0.09290304', source: 'yardPound' },
    { id: 'yd2', symbol: 'yd²', factor: '0.83612736', source: 'yardPound' },
    { id: 'acre', symbol: 'ac', factor: '4046.8564224', source: 'yardPound' },
    { id: 'mi2', symbol: 'mi²', factor: '2589988.110336', source: 'yardPound' },
    { id: 'pyeong', symbol: '', factor: '400/121', source: 'korea' },
  ],
  volume: [
    { id: 'mL', symbol: 'mL', factor: '0.001', source: 'si' },
    { id: 'L', symbol: 'L', factor: '1', source: 'si' },
    { id: 'm3', symbol: 'm³', factor: '1000', source: 'si' },
    { id: 'tsp', symbol: 'tsp', factor: '0.00492892159375', source: 'nist' },
    { id: 'tbsp', symbol: 'tbsp', factor: '0.01478676478125', source: 'nist' },
    { id: 'floz', symbol: 'fl oz', factor: '0.0295735295625', source: 'nist' },
    { id: 'cup', symbol: 'cup', factor: '0.2365882365', source: 'nist' },
    { id: 'pt', symbol: 'pt', factor: '0.473176473', source: 'nist' },
    { id: 'qt', symbol: 'qt', factor: '0.946352946', source: 'nist' },
    { id: 'gal', symbol: 'gal', factor: '3.785411784', source: 'nist' },
    { id: 'impgal', symbol: 'imp gal', factor: '4.54609', source: 'imperial' },
    { id: 'in3', symbol: 'in³', factor: '0.016387064', source: 'yardPound' },
    { id: 'ft3', symbol: 'ft³', factor: '28.316846592', source: 'yardPound' },
  ],
  speed: [
    { id: 'mps', symbol: 'm/s', factor: '1', source: 'si' },
    { id: 'kmh', symbol: 'km/h', factor: '5/18', source: 'si' },
    { id: 'mph', symbol: 'mph', factor: '0.44704', source: 'yardPound' },
    { id: 'knot', symbol: 'kn', factor: '463/900', source: 'si' },
    { id: 'ftps', symbol: 'ft/s', factor: '0.3048', source: 'yardPound' },
  ],
  time: [
    { id: 'ms', symbol: 'ms', factor: '0.001', source: 'si' },
    { id: 's', symbol: 's', factor: '1', source: 'si' },
    { id: 'min', symbol: 'min', factor: '60', source: 'si' },
    { id: 'h', symbol: 'h', factor: '3600', source: 'si' },
    { id: 'd', symbol: 'd', factor: '86400', source: 'si' },
    { id: 'wk', symbol: 'wk', factor: '604800', source: 'si' },
  ],
} as const satisfies Record<string, readonly [Unit, Unit, ...Unit[]]>

export type CategoryId = keyof typeof UNITS
export type UnitId = (typeof UNITS)[CategoryId][number]['id']
/** A unit of the table above, with its own id. */
export type KnownUnit = Unit & { readonly id: UnitId }

export const CATEGORY_IDS = Object.keys(UNITS) as [CategoryId, ...CategoryId[]]

/** The units of a category in the order of the table. */
export function unitsOf(category: CategoryId): readonly [KnownUnit, KnownUnit, ...KnownUnit[]] {
  return UNITS[category]
}

/** The category that a unit id belongs to; undefined for an unknown id. */
export function categoryOf(id: string): CategoryId | undefined {
  return CATEGORY_IDS.find((category) => unitsOf(category).some((unit) => unit.id === id))
}
