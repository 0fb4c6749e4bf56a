import { ALIASES } from './aliases'
import { readMeasurement } from './measurement'
import { CATEGORY_IDS, unitsOf } from './units'

describe('pasted measurements', () => {
  it.each([
    ['180cm', 180, 'cm'],
    ['25평', 25, 'pyeong'],
    ['30坪', 30, 'pyeong'],
    ['삼', null, ''],
    ['5 ft 11 in', 71 / 12, 'ft'],
    [`5'11"`, 71 / 12, 'ft'],
    ['5′11″', 71 / 12, 'ft'],
    ['5’ 11', 71 / 12, 'ft'],
    ['5ft2in', 62 / 12, 'ft'],
    ['5 feet and 11 inches', 71 / 12, 'ft'],
    [`6'`, 6, 'ft'],
    ['3 1/2 in', 3.5, 'in'],
    ['5½"', 5.5, 'in'],
    ['3/4 in', 0.75, 'in'],
    ['25m2', 25, 'm2'],
    ['25 ft2', 25, 'ft2'],
    ['84㎡', 84, 'm2'],
    ['1,234.5 kg', 1234.5, 'kg'],
    ['７０ｋｇ', 70, 'kg'],
    // Three digits after an apostrophe are thousands, anything else is inches.
    ['1 234 kg', 1234, 'kg'],
    [`1'234.5 kg`, 1234.5, 'kg'],
    [`1'234`, null, ''],
    ['1 234', null, ''],
    [`1'23`, 35 / 12, 'ft'],
    ['5 125/1000 in', 5.125, 'in'],
    [`5'2`, 62 / 12, 'ft'],
    ['5 ft 2', 62 / 12, 'ft'],
    [`5'11''`, 71 / 12, 'ft'],
    [`5'11'`, null, ''],
    ['5 1/2', null, ''],
    ['5 1', null, ''],
    ['삼겹살', null, ''],
    ['2근', 2, 'geun'],
    ['-40 °F', -40, 'fahrenheit'],
    ['36.5℃', 36.5, 'celsius'],
    ['60 mph', 60, 'mph'],
    ['100 km/h', 100, 'kmh'],
    ['12 fl. oz', 12, 'floz'],
    ['8 fl oz', 8, 'floz'],
    ['1시간 30분', 1.5, 'h'],
    ['11 st 4 lb', 158 / 14, 'st'],
    ['3자', 3, 'ja'],
    ['六畳', null, ''],
    ['6畳', 6, 'jo'],
    ['10냥', 10, 'nyang'],
    ['2합', 2, 'hop'],
    ['1升 8合', 1.8, 'doe'],
    ['500 GB', 500, 'GB'],
    ['100 Mbit', 100, 'Mbit'],
    ['1013.25㍱', 1013.25, 'hPa'],
    ['2 kgf/cm²', 2, 'kgfcm2'],
    ['250㎉', 250, 'kcal'],
    ['100 ft·lb', 100, 'ftlb'],
    ['7.5 L/100 km', 7.5, 'l100km'],
    ['7.5ℓ/100km', 7.5, 'l100km'],
    ['6 liters per 100 km', 6, 'l100km'],
    ['15 km/L', 15, 'kmpl'],
    ['30 mpg (US)', 30, 'mpg'],
    ['5 km/L 3 mpg', null, ''],
    ['5', null, ''],
    ['', null, ''],
    ['5 ft 3 kg', null, ''],
    ['20 C 5 F', null, ''],
    ['5 parsecs', null, ''],
    ['5 cm!', null, ''],
    ['1/0 in', null, ''],
    ['constructor', null, ''],
    ['5 constructor', null, ''],
    ['9'.repeat(1_000_000) + 'cm', null, ''],
  ])('%s', (text, value, id) => {
    const read = readMeasurement(text)
    expect(read ? [read.value, read.unit.id] : [null, '']).toEqual([value, id])
  })

  it('include every unit’s id, and no spelling twice', () => {
    const ids = CATEGORY_IDS.flatMap((category) => unitsOf(category).map((known) => known.id))
    for (const id of ids) {
      const written = id === 'celsius' ? '21 celsius' : `3 ${id}`
      expect([written, readMeasurement(written)?.unit.id]).toEqual([written, id])
    }
    const spellings = Object.values(ALIASES).flatMap((names) => names.split(' '))
    expect(new Set(spellings).size).toBe(spellings.length)
  })
})
