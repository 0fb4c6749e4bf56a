/**
 * Source of a factor. si: BIPM, SI Brochure, 9th edition. yardPound: international yard and pound agreement of 1959.
 * nist: NIST Handbook 44, appendix C (US customary units, from the inch). imperial: UK Weights and Measures Act 1985.
 * korea: Korean Measures Act of 1909, one ja = 10/33 m, one gwan = 3.75 kg and one doe = 64.827 cubic chon (a tenth of a
 * ja), the same as Japan's law of 1891. housing: Japan's fair competition rules for advertising real estate, article 9:
 * a room has at least 1.62 m² per mat. kitchen: measuring cups and spoons of Korean and Japanese recipes, 200, 15 and 5 mL. iec: IEC 80000-13. sp811: NIST Special Publication 811 (2008), appendix B.
 */
export type Source = 'si' | 'yardPound' | 'nist' | 'imperial' | 'korea' | 'housing' | 'kitchen' | 'iec' | 'sp811'

export interface Unit {
  readonly id: string
  /** Symbol after a number; empty if only the translated name is used. */
  readonly symbol: string
  /** Size in base units, as an exact decimal or fraction. */
  readonly factor: string
  /** Added to a value before multiplying by the factor, for scales with different zeros. */
  readonly offset?: string
  /** The base value is the factor divided by the value: less fuel per distance is more distance per fuel. */
  readonly inverse?: boolean
  readonly source: Source
}

/** Units by category, exact. Base units: m, kg, °C, m², L, m/s, s, bit, Pa, J, km/L. The first two of each are selected by default. */
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
    { id: 'ja', symbol: '', factor: '10/33', source: 'korea' },
    { id: 'ken', symbol: '', factor: '20/11', source: 'korea' },
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
    { id: 'nyang', symbol: '', factor: '0.0375', source: 'korea' },
    { id: 'gwan', symbol: '', factor: '3.75', source: 'korea' },
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
    { id: 'jo', symbol: '', factor: '1.62', source: 'housing' },
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
    { id: 'hop', symbol: '', factor: '2401/13310', source: 'korea' },
    { id: 'doe', symbol: '', factor: '2401/1331', source: 'korea' },
    { id: 'mal', symbol: '', factor: '24010/1331', source: 'korea' },
    { id: 'kcup', symbol: '', factor: '0.2', source: 'kitchen' },
    { id: 'ktbsp', symbol: '', factor: '0.015', source: 'kitchen' },
    { id: 'ktsp', symbol: '', factor: '0.005', source: 'kitchen' },
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
  data: [
    { id: 'bit', symbol: 'bit', factor: '1', source: 'iec' },
    { id: 'B', symbol: 'B', factor: '8', source: 'iec' },
    { id: 'kB', symbol: 'kB', factor: '8000', source: 'iec' },
    { id: 'MB', symbol: 'MB', factor: '8000000', source: 'iec' },
    { id: 'GB', symbol: 'GB', factor: '8000000000', source: 'iec' },
    { id: 'TB', symbol: 'TB', factor: '8000000000000', source: 'iec' },
    { id: 'PB', symbol: 'PB', factor: '8000000000000000', source: 'iec' },
    { id: 'KiB', symbol: 'KiB', factor: '8192', source: 'iec' },
    { id: 'MiB', symbol: 'MiB', factor: '8388608', source: 'iec' },
    { id: 'GiB', symbol: 'GiB', factor: '8589934592', source: 'iec' },
    { id: 'TiB', symbol: 'TiB', factor: '8796093022208', source: 'iec' },
    { id: 'kbit', symbol: 'kbit', factor: '1000', source: 'iec' },
    { id: 'Mbit', symbol: 'Mbit', factor: '1000000', source: 'iec' },
    { id: 'Gbit', symbol: 'Gbit', factor: '1000000000', source: 'iec' },
  ],
  pressure: [
    { id: 'Pa', symbol: 'Pa', factor: '1', source: 'si' },
    { id: 'hPa', symbol: 'hPa', factor: '100', source: 'si' },
    { id: 'kPa', symbol: 'kPa', factor: '1000', source: 'si' },
    { id: 'MPa', symbol: 'MPa', factor: '1000000', source: 'si' },
    { id: 'bar', symbol: 'bar', factor: '100000', source: 'si' },
    { id: 'atm', symbol: 'atm', factor: '101325', source: 'sp811' },
    { id: 'psi', symbol: 'psi', factor: '4.4482216152605/0.00064516', source: 'sp811' },
    { id: 'mmHg', symbol: 'mmHg', factor: '133.322387415', source: 'sp811' },
    { id: 'torr', symbol: 'Torr', factor: '20265/152', source: 'sp811' },
    { id: 'inHg', symbol: 'inHg', factor: '3386.388640341', source: 'sp811' },
    { id: 'kgfcm2', symbol: 'kgf/cm²', factor: '98066.5', source: 'sp811' },
  ],
  energy: [
    { id: 'J', symbol: 'J', factor: '1', source: 'si' },
    { id: 'kJ', symbol: 'kJ', factor: '1000', source: 'si' },
    { id: 'MJ', symbol: 'MJ', factor: '1000000', source: 'si' },
    { id: 'cal', symbol: 'cal', factor: '4.184', source: 'sp811' },
    { id: 'kcal', symbol: 'kcal', factor: '4184', source: 'sp811' },
    { id: 'Wh', symbol: 'Wh', factor: '3600', source: 'si' },
    { id: 'kWh', symbol: 'kWh', factor: '3600000', source: 'si' },
    { id: 'eV', symbol: 'eV', factor: '1.602176634e-19', source: 'si' },
    { id: 'Btu', symbol: 'Btu', factor: '1055.05585262', source: 'sp811' },
    { id: 'ftlb', symbol: 'ft·lbf', factor: '1.3558179483314004', source: 'sp811' },
  ],
  fuel: [
    { id: 'kmpl', symbol: 'km/L', factor: '1', source: 'si' },
    { id: 'l100km', symbol: 'L/100 km', factor: '100', inverse: true, source: 'si' },
    { id: 'mpg', symbol: 'mpg (US)', factor: '1.609344/3.785411784', source: 'nist' },
    { id: 'mpguk', symbol: 'mpg (UK)', factor: '1.609344/4.54609', source: 'imperial' },
  ],
} as const satisfies Record<string, readonly [Unit, Unit, ...Unit[]]>

export type CategoryId = keyof typeof UNITS
export type UnitId = (typeof UNITS)[CategoryId][number]['id']
/** A unit of the table above, with its own id. */
export type KnownUnit = Unit & { readonly id: UnitId }

export const CATEGORY_IDS = Object.keys(UNITS) as [CategoryId, ...CategoryId[]]

/** Categories in which twice the value is not twice the result, so that a rate for one unit would mislead. */
export const WITHOUT_RATE: readonly CategoryId[] = ['temperature', 'fuel']

/** The units of a category in the order of the table. */
export function unitsOf(category: CategoryId): readonly [KnownUnit, KnownUnit, ...KnownUnit[]] {
  return UNITS[category]
}

/** Every unit by its id. */
export const UNIT_BY_ID: ReadonlyMap<string, KnownUnit> = new Map(
  CATEGORY_IDS.flatMap((category) => unitsOf(category).map((unit) => [unit.id, unit] as const)),
)

/** The category that a unit id belongs to; undefined for an unknown id. */
export function categoryOf(id: string): CategoryId | undefined {
  return CATEGORY_IDS.find((category) => unitsOf(category).some((unit) => unit.id === id))
}
