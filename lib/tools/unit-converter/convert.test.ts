import fc from 'fast-check'
import { defaultsOf } from '@/lib/core/fields'
import { convert, convertToAll, lowestValue, selection } from './convert'
import { unitConverterFields } from './fields'
import { categoryOf, CATEGORY_IDS, UNIT_BY_ID, unitsOf, type KnownUnit } from './units'

function unit(id: string): KnownUnit {
  const found = UNIT_BY_ID.get(id)
  if (!found) throw new Error(`no unit ${id}`)
  return found
}

const converted = (value: number, from: string, to: string) => convert(value, unit(from), unit(to))

/**
 * One of each unit in the first unit of its category: GNU units 2.22, `units -t -o %.14g`; geun is its kin, don its
 * momme.
 */
const GNU_UNITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  length: {
    mm: 1,
    cm: 10,
    m: 1000,
    km: 1000000,
    in: 25.4,
    ft: 304.8,
    yd: 914.4,
    mi: 1609344,
    nmi: 1852000,
  },
  weight: {
    mg: 1,
    g: 1000,
    kg: 1000000,
    t: 1000000000,
    oz: 28349.523125,
    lb: 453592.37,
    st: 6350293.18,
    ton: 907184740,
    geun: 600000,
    don: 3750,
  },
  area: {
    mm2: 1,
    cm2: 100,
    m2: 1000000,
    ha: 10000000000,
    km2: 1000000000000,
    in2: 645.16,
    ft2: 92903.04,
    yd2: 836127.36,
    acre: 4046856422.4,
    mi2: 2589988110336,
    pyeong: 3305785.1239669,
  },
  volume: {
    mL: 1,
    L: 1000,
    m3: 1000000,
    tsp: 4.92892159375,
    tbsp: 14.78676478125,
    floz: 29.5735295625,
    cup: 236.5882365,
    pt: 473.176473,
    qt: 946.352946,
    gal: 3785.411784,
    impgal: 4546.09,
    in3: 16.387064,
    ft3: 28316.846592,
  },
  speed: {
    mps: 1,
    kmh: 0.27777777777778,
    mph: 0.44704,
    knot: 0.51444444444444,
    ftps: 0.3048,
  },
  time: {
    ms: 1,
    s: 1000,
    min: 60000,
    h: 3600000,
    d: 86400000,
    wk: 604800000,
  },
}

/** GNU units' tempC(), tempF(), tempK(), tempR(). */
const GNU_TEMPERATURES: readonly (readonly [number, string, string, number])[] = [
  [100, 'celsius', 'fahrenheit', 212],
  [451, 'celsius', 'fahrenheit', 843.8],
  [100, 'celsius', 'kelvin', 373.15],
  [451, 'celsius', 'kelvin', 724.15],
  [100, 'celsius', 'rankine', 671.67],
  [451, 'celsius', 'rankine', 1303.47],
  [100, 'fahrenheit', 'celsius', 37.777777777778],
  [451, 'fahrenheit', 'celsius', 232.77777777778],
  [100, 'fahrenheit', 'kelvin', 310.92777777778],
  [451, 'fahrenheit', 'kelvin', 505.92777777778],
  [100, 'fahrenheit', 'rankine', 559.67],
  [451, 'fahrenheit', 'rankine', 910.67],
  [100, 'kelvin', 'celsius', -173.15],
  [451, 'kelvin', 'celsius', 177.85],
  [100, 'kelvin', 'fahrenheit', -279.67],
  [451, 'kelvin', 'fahrenheit', 352.13],
  [100, 'kelvin', 'rankine', 180],
  [451, 'kelvin', 'rankine', 811.8],
  [100, 'rankine', 'celsius', -217.59444444444],
  [451, 'rankine', 'celsius', -22.594444444444],
  [100, 'rankine', 'fahrenheit', -359.67],
  [451, 'rankine', 'fahrenheit', -8.6699999999999],
  [100, 'rankine', 'kelvin', 55.555555555556],
  [451, 'rankine', 'kelvin', 250.55555555556],
]

describe('the table of units', () => {
  it('has the documented units in the documented order', () => {
    const documented = {
      length: 'mm cm m km in ft yd mi nmi',
      weight: 'mg g kg t oz lb st ton geun don',
      temperature: 'celsius fahrenheit kelvin rankine',
      area: 'mm2 cm2 m2 ha km2 in2 ft2 yd2 acre mi2 pyeong',
      volume: 'mL L m3 tsp tbsp floz cup pt qt gal impgal in3 ft3',
      speed: 'mps kmh mph knot ftps',
      time: 'ms s min h d wk',
    }
    expect(CATEGORY_IDS.slice(0, 7)).toEqual(Object.keys(documented))
    for (const category of CATEGORY_IDS.slice(0, 7)) {
      const ids = unitsOf(category).map(({ id }) => id)
      const known = documented[category as keyof typeof documented].split(' ')
      expect(ids.slice(0, known.length)).toEqual(known)
    }
    expect(CATEGORY_IDS.flatMap((category) => unitsOf(category))).toHaveLength(108)
    expect(UNIT_BY_ID.size).toBe(108)
  })

  it.each(Object.keys(GNU_UNITS))('%s: every pair of units agrees with GNU units to 12 digits', (category) => {
    const sizes = Object.entries(GNU_UNITS[category] ?? {})
    expect(new Set(sizes.map(([id]) => categoryOf(id)))).toEqual(new Set([category]))
    for (const [from, size] of sizes) {
      for (const [to, other] of sizes) {
        const expected = size / other
        expect(Math.abs((converted(1, from, to) ?? 0) / expected - 1)).toBeLessThan(1e-12)
      }
    }
  })

  it.each(GNU_TEMPERATURES)('%d %s in %s agrees with GNU units', (value, from, to, expected) => {
    expect(converted(value, from, to)).toBeCloseTo(expected, 9)
  })
})

describe('conversions', () => {
  // Published: 235.215 ÷ mpg (US) and 282.481 ÷ mpg (UK) are L/100 km.
  it.each([
    [30, 'mpg', 'l100km', 7.84049],
    [30, 'mpguk', 'l100km', 9.41603],
    [5, 'l100km', 'kmpl', 20],
    [20, 'kmpl', 'l100km', 5],
    [7.84049, 'l100km', 'mpg', 30],
    [1, 'psi', 'kPa', 6.89476],
    [29.92, 'inHg', 'hPa', 1013.21],
    [1, 'kWh', 'kcal', 860.421],
    [1, 'doe', 'L', 1.80391],
    [6, 'jo', 'm2', 9.72],
  ])('%d %s in %s is %d', (value, from, to, expected) => {
    expect((converted(value, from, to) ?? 0) / expected).toBeCloseTo(1, 5)
  })

  it('of no fuel at all have no result', () => {
    expect([converted(0, 'l100km', 'kmpl'), converted(0, 'kmpl', 'l100km'), converted(0, 'kmpl', 'mpg')]).toEqual([
      null,
      null,
      0,
    ])
  })

  it.each([
    [1, 'in', 'cm', 2.54],
    [0.1, 'in', 'cm', 0.254],
    [1, 'mi', 'km', 1.609344],
    [25, 'pyeong', 'm2', 82.64462809917356],
    [121, 'pyeong', 'm2', 400],
    [1, 'lb', 'kg', 0.45359237],
    [1, 'geun', 'g', 600],
    [16, 'don', 'g', 60],
    [100, 'kmh', 'mps', 27.77777777777778],
    [98.6, 'fahrenheit', 'celsius', 37],
    [-40, 'celsius', 'fahrenheit', -40],
    [0, 'kelvin', 'celsius', -273.15],
    [0, 'rankine', 'fahrenheit', -459.67],
    [20.1, 'celsius', 'kelvin', 293.25],
  ])('%d %s is exactly the nearest double in %s', (value, from, to, expected) => {
    expect(converted(value, from, to)).toBe(expected)
  })

  it('are null on overflow', () => {
    expect(converted(1e308, 'km', 'mm')).toBeNull()
    expect(converted(5e-324, 'km', 'mm')).toBeGreaterThan(0)
  })

  it('are reversible for every pair to 12 digits', () => {
    const anyPair = fc.constantFrom(...CATEGORY_IDS).chain((category) => {
      const any = fc.constantFrom(...unitsOf(category))
      return fc.tuple(any, any)
    })
    const anyValue = fc.oneof(fc.double({ min: 1e-200, max: 1e200, noNaN: true }), fc.integer())
    fc.assert(
      fc.property(anyPair, anyValue, ([from, to], value) => {
        const back = convert(convert(value, from, to) ?? 0, to, from) ?? 0
        // The offset absorbs tiny temperatures: 1e-300 °C is 273.15 K.
        const scale = from.offset || to.offset ? Math.max(Math.abs(value), 1_000) : Math.abs(value)
        expect(Math.abs(back - value)).toBeLessThanOrEqual(scale * 1e-12)
      }),
      { numRuns: 2_000 },
    )
  })

  it('have absolute zero as lower bound in every temperature scale, and no other bounds', () => {
    const lowest = ['celsius', 'fahrenheit', 'kelvin', 'rankine', 'kg'].map((id) => lowestValue(unit(id)))
    expect(lowest).toEqual([-273.15, -459.67, 0, 0, undefined])
  })

  it('show every unit of the category at once', () => {
    const rows = convertToAll(1, selection({ category: 'length', from: 'm', to: 'ft' }))
    expect(rows).toHaveLength(11)
    expect(rows.find((row) => row.unit.id === 'km')?.value).toBe(0.001)
  })
})

describe('selected units', () => {
  const ids = (given: Partial<{ category: string; from: string; to: string }>) => {
    const { category, from, to } = selection({ ...defaultsOf(unitConverterFields), ...given })
    return `${category} ${from.id} ${to.id}`
  }
  it.each([
    [{}, 'length mm cm'],
    [{ category: 'weight' }, 'weight mg g'],
    [{ category: 'weight', from: 'lb', to: 'kg' }, 'weight lb kg'],
    [{ from: 'lb', to: 'kg' }, 'weight lb kg'],
    [{ from: 'pyeong' }, 'area pyeong cm2'],
    [{ category: 'length', from: 'kg', to: 'ft' }, 'length mm ft'],
    [{ from: 'cm' }, 'length cm mm'],
    [{ category: 'nonsense', from: 'constructor', to: '__proto__' }, 'length mm cm'],
  ])('%j', (given, expected) => {
    expect(ids(given)).toBe(expected)
  })
})
