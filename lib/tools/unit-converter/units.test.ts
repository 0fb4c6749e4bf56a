import { convert } from './convert'
import { CATEGORY_IDS, UNIT_BY_ID, unitsOf, type CategoryId, type KnownUnit } from './units'

function unit(id: string): KnownUnit {
  const found = UNIT_BY_ID.get(id)
  if (!found) throw new Error(`no unit ${id}`)
  return found
}

const converted = (value: number, from: string, to: string) => convert(value, unit(from), unit(to))

/**
 * One of each unit in the base unit of its category, from how it is defined, as products and quotients of decimals; for
 * L/100 km, the base value of 1.
 */
const DEFINITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  length: {
    mm: '1/1000',
    cm: '1/100',
    m: '1',
    km: '1000',
    in: '2.54/100',
    ft: '12*2.54/100',
    yd: '36*2.54/100',
    mi: '1760*36*2.54/100',
    nmi: '1852',
    // 1 ja = 10/33 m, 6 to the ken.
    ja: '10/33',
    ken: '6*10/33',
  },
  weight: {
    mg: '1/1000/1000',
    g: '1/1000',
    kg: '1',
    t: '1000',
    oz: '0.45359237/16',
    lb: '0.45359237',
    st: '14*0.45359237',
    ton: '2000*0.45359237',
    // 1 gwan = 3.75 kg = 1,000 don; 160 don to the geun, 10 to the nyang.
    geun: '160*3.75/1000',
    don: '3.75/1000',
    nyang: '10*3.75/1000',
    gwan: '3.75',
  },
  area: {
    mm2: '1/1000/1000',
    cm2: '1/100/100',
    m2: '1',
    ha: '100*100',
    km2: '1000*1000',
    in2: '2.54*2.54/10000',
    ft2: '12*12*2.54*2.54/10000',
    yd2: '36*36*2.54*2.54/10000',
    acre: '4840*36*36*2.54*2.54/10000',
    mi2: '640*4840*36*36*2.54*2.54/10000',
    pyeong: '6*6*10*10/33/33',
    jo: '1.62',
  },
  volume: {
    mL: '1/1000',
    L: '1',
    m3: '1000',
    // A US gallon has 231 cubic inches.
    tsp: '231*2.54*2.54*2.54/1000/768',
    tbsp: '231*2.54*2.54*2.54/1000/256',
    floz: '231*2.54*2.54*2.54/1000/128',
    cup: '231*2.54*2.54*2.54/1000/16',
    pt: '231*2.54*2.54*2.54/1000/8',
    qt: '231*2.54*2.54*2.54/1000/4',
    gal: '231*2.54*2.54*2.54/1000',
    impgal: '4.54609',
    in3: '2.54*2.54*2.54/1000',
    ft3: '1728*2.54*2.54*2.54/1000',
    // 1 doe = 4.9 × 4.9 × 2.7 chon, 33 chon to the meter.
    hop: '4.9*4.9*2.7*1000/33/33/33/10',
    doe: '4.9*4.9*2.7*1000/33/33/33',
    mal: '4.9*4.9*2.7*1000/33/33/33*10',
    kcup: '200/1000',
    ktbsp: '15/1000',
    ktsp: '5/1000',
  },
  speed: { mps: '1', kmh: '1000/3600', mph: '1760*36*2.54/100/3600', knot: '1852/3600', ftps: '12*2.54/100' },
  time: { ms: '1/1000', s: '1', min: '60', h: '3600', d: '24*3600', wk: '7*24*3600' },
  data: {
    bit: '1',
    B: '8',
    kB: '8*1000',
    MB: '8*1000*1000',
    GB: '8*1000*1000*1000',
    TB: '8*1000*1000*1000*1000',
    PB: '8*1000*1000*1000*1000*1000',
    KiB: '8*1024',
    MiB: '8*1024*1024',
    GiB: '8*1024*1024*1024',
    TiB: '8*1024*1024*1024*1024',
    kbit: '1000',
    Mbit: '1000*1000',
    Gbit: '1000*1000*1000',
  },
  pressure: {
    Pa: '1',
    hPa: '100',
    kPa: '1000',
    MPa: '1000*1000',
    bar: '100*1000',
    atm: '101325',
    // Pound-force: pounds times standard gravity. Conventional mercury: 13,595.1 kg/m³.
    psi: '0.45359237*9.80665*10000/2.54/2.54',
    mmHg: '13595.1*9.80665/1000',
    torr: '101325/760',
    inHg: '13595.1*9.80665*2.54/100',
    kgfcm2: '9.80665*10000',
  },
  energy: {
    J: '1',
    kJ: '1000',
    MJ: '1000*1000',
    // Thermochemical calorie.
    cal: '4.184',
    kcal: '4184',
    Wh: '3600',
    kWh: '3600*1000',
    // CODATA 2018, exact.
    eV: '1.602176634/10000000000000000000',
    // International table: 4.1868 J a calorie, a pound and 5/9 of a degree.
    Btu: '4.1868*0.45359237*1000*5/9',
    ftlb: '0.45359237*9.80665*12*2.54/100',
  },
  fuel: {
    kmpl: '1',
    l100km: '100',
    mpg: '1760*36*2.54/100/231/2.54/2.54/2.54',
    mpguk: '1760*36*2.54/100/1000/4.54609',
  },
}

type Fraction = readonly [numerator: bigint, denominator: bigint]

/** The exact value of a product and quotient of decimals. */
function exactly(definition: string): Fraction {
  return [...`*${definition}`.matchAll(/([*/])([\d.]+)/g)].reduce<Fraction>(
    ([n, d], [, operator, decimal = '']) => {
      const [whole = '', fraction = ''] = decimal.split('.')
      const [top, bottom] = [BigInt(whole + fraction), 10n ** BigInt(fraction.length)]
      return operator === '*' ? [n * top, d * bottom] : [n * bottom, d * top]
    },
    [1n, 1n],
  )
}

function times([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return [a * c, b * d]
}

/** A positive fraction as a double, off by less than one unit in the last place. */
function nearest([n, d]: Fraction): number {
  const shift = 60n + BigInt(d.toString(2).length - n.toString(2).length)
  const quotient = shift >= 0n ? (n << shift) / d : n / (d << -shift)
  return Number(quotient) / 2 ** Number(shift)
}

describe.each(Object.keys(DEFINITIONS))('%s', (category) => {
  const sizes = Object.entries(DEFINITIONS[category] ?? {}).map(([id, text]) => [id, exactly(text)] as const)

  it('has the units that are defined here', () => {
    expect(unitsOf(category as CategoryId).map(({ id }) => id)).toEqual(sizes.map(([id]) => id))
  })

  it('converts every pair there and back as exact fractions do', () => {
    const values: readonly (readonly [number, Fraction])[] = [
      [1, [1n, 1n]],
      [7.25, [29n, 4n]],
      [98765, [98765n, 1n]],
    ]
    const inverted = (id: string) => id === 'l100km'
    const flip = ([n, d]: Fraction): Fraction => [d, n]
    const wrong: string[] = []
    for (const [from, size] of sizes) {
      for (const [to, other] of sizes) {
        for (const [value, exact] of values) {
          const base = times(size, inverted(from) ? flip(exact) : exact)
          const expected = nearest(inverted(to) ? times(other, flip(base)) : times(base, flip(other)))
          const there = converted(value, from, to) ?? 0
          const back = converted(there, to, from) ?? 0
          const isRight = Math.abs(there / expected - 1) < 3e-16 && Math.abs(back / value - 1) < 3e-16
          if (!isRight) wrong.push(`${value} ${from} = ${there} ${to}, not ${expected}, and back ${back}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
})

/** The signs of SI (9th brochure), NIST SP 811 and IEC 80000-13; the other units go by their names. */
const SIGNS: Readonly<Record<CategoryId, string>> = {
  length: 'mm, cm, m, km, in, ft, yd, mi, nmi',
  weight: 'mg, g, kg, t, oz, lb, st, US ton',
  temperature: '°C, °F, K, °R',
  area: 'mm², cm², m², ha, km², in², ft², yd², ac, mi²',
  volume: 'mL, L, m³, tsp, tbsp, fl oz, cup, pt, qt, gal, imp gal, in³, ft³',
  speed: 'm/s, km/h, mph, kn, ft/s',
  time: 'ms, s, min, h, d, wk',
  data: 'bit, B, kB, MB, GB, TB, PB, KiB, MiB, GiB, TiB, kbit, Mbit, Gbit',
  pressure: 'Pa, hPa, kPa, MPa, bar, atm, psi, mmHg, Torr, inHg, kgf/cm²',
  energy: 'J, kJ, MJ, cal, kcal, Wh, kWh, eV, Btu, ft·lbf',
  fuel: 'km/L, L/100 km, mpg (US), mpg (UK)',
}

test.each(CATEGORY_IDS)('units of %s have the signs of their standards', (category) => {
  const signs = unitsOf(category).flatMap(({ symbol }) => (symbol === '' ? [] : [symbol]))
  expect(signs.join(', ')).toBe(SIGNS[category])
})
