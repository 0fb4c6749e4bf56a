import { ALIASES } from './aliases'
import { readMeasurement } from './measurement'
import { CATEGORY_IDS, UNIT_BY_ID, unitsOf } from './units'

/** Value and unit of a measurement; null and '' for anything else. */
function measured(text: string): [number | null, string] {
  const read = readMeasurement(text)
  return read?.kind === 'measured' ? [read.value, read.unit.id] : [null, '']
}

const unit = (id: string) => UNIT_BY_ID.get(id)!

describe('the case of a symbol', () => {
  it.each([
    ['5 MJ', 5, 'MJ'],
    ['5 mJ', 0.005, 'J'],
    ['5 MPa', 5, 'MPa'],
    ['5 mPa', 0.005, 'Pa'],
    ['5 mg', 5, 'mg'],
    ['5 Mg', 5, 't'],
    ['5 cal', 5, 'cal'],
    ['5 Cal', 5, 'kcal'],
    ['500 calories', 500, 'cal'],
    ['500 Calories', 500, 'kcal'],
    ['1 calorie', 1, 'cal'],
    ['1 Calorie', 1, 'kcal'],
    ['5 킬로칼로리', 5, 'kcal'],
    ['5 kcal', 5, 'kcal'],
    ['5 Mcal', 5000, 'kcal'],
    ['5 mcal', 0.005, 'cal'],
    ['5 MB', 5, 'MB'],
    ['5 Mb', 5, 'Mbit'],
    ['5 GB', 5, 'GB'],
    ['5 Gb', 5, 'Gbit'],
    ['5 KB', 5, 'kB'],
    ['5 Kb', 5, 'kbit'],
    ['5 B', 5, 'B'],
    ['5 b', 5, 'bit'],
    ['5 mm', 5, 'mm'],
    ['5 Mm', 5000, 'km'],
    ['5 mbar', 5, 'hPa'],
    ['5 MWh', 5000, 'kWh'],
    ['5 MeV', 5e6, 'eV'],
    ['5 dL', 500, 'mL'],
    ['5 ㎗', 500, 'mL'],
    ['5 μm', 0.005, 'mm'],
    ['5 나노미터', 0.000005, 'mm'],
    ['5 KG', 5, 'kg'],
    ['5 Km', 5, 'km'],
    ['5 CM', 5, 'cm'],
    ['5 KPA', 5, 'kPa'],
    ['5 PSI', 5, 'psi'],
    ['5 MPH', 5, 'mph'],
    ['5 ML/100km', null, ''],
    ['\u202a5 kg\u202c', 5, 'kg'],
    ['٥ kg', 5, 'kg'],
    ['1.5 million km', 1_500_000, 'km'],
    ['1h 30m', 1.5, 'h'],
  ])('%s', (text, value, id) => expect(measured(text)).toEqual([value, id]))

  it.each([
    ['5 mj', 'MJ mJ'],
    ['5 Mj', 'MJ mJ'],
    ['5 mpa', 'MPa mPa'],
    ['5 MPA', 'MPa mPa'],
    ['5 MG', 'mg Mg'],
    ['5 CAL', 'cal Cal'],
    ['5 mCal', 'mcal Mcal'],
    ['5 MCAL', 'mcal Mcal'],
    ['500 CALORIES', 'calories Calories'],
    ['500칼로리', 'kcal cal'],
    ['500カロリー', 'kcal cal'],
    ['5 mb', 'MB Mb'],
    ['5 gb', 'GB Gb'],
    ['5 kb', 'kB Kb'],
    ['5 MM', 'mm Mm'],
    ['500 ML', 'mL'],
    ['5 M', 'm MB'],
    ['5 nm', 'nmi nanometer'],
    ['5 킬로', 'kg km'],
    ['36.5도', '°C °F'],
    ['36.5°', '°C °F'],
    ['36.5度', '°C °F'],
  ])('%s is asked about', (text, spellings) => {
    const read = readMeasurement(text, unit('mm'))
    const isKnown = text === '5 킬로'
    expect(isKnown ? measured(text) : [null, '']).toEqual([null, ''])
    expect(readMeasurement(text)).toMatchObject({ code: 'whichUnit', spellings: spellings.split(' ') })
    expect(read).toMatchObject(isKnown ? { kind: 'measured' } : { code: 'whichUnit' })
  })

  it('leaves a degree to the scale, and a kilo to the category, that is selected', () => {
    expect(readMeasurement('36.5도', unit('celsius'))).toMatchObject({ value: 36.5, unit: { id: 'celsius' } })
    expect(readMeasurement('98.6°', unit('fahrenheit'))).toMatchObject({ value: 98.6, unit: { id: 'fahrenheit' } })
    expect(readMeasurement('5킬로', unit('m'))).toMatchObject({ value: 5, unit: { id: 'km' } })
    expect(readMeasurement('5킬로', unit('g'))).toMatchObject({ value: 5, unit: { id: 'kg' } })
  })
})

test.each([
  ['5 kg to lb', 5, 'kg', 'lb'],
  ['5 in to cm', 5, 'in', 'cm'],
  ['5 ft 11 in in cm', 71 / 12, 'ft', 'cm'],
  ['5 kg → lb', 5, 'kg', 'lb'],
  ['12 fl oz in mL?', 12, 'floz', 'mL'],
  ['5kg을 파운드로', 5, 'kg', 'lb'],
  ['33평 to ㎡', 33, 'pyeong', 'm2'],
  ['33 m2 to ft2', 33, 'm2', 'ft2'],
  ['33m2를 ft2로', 33, 'm2', 'ft2'],
  ['30 mpg to L/100km', 30, 'mpg', 'l100km'],
  ['5kgをポンドに', 5, 'kg', 'lb'],
])('%s says what to convert to', (text, value, from, to) => {
  expect(readMeasurement(text)).toMatchObject({ kind: 'measured', value, unit: { id: from }, to: { id: to } })
})

test.each([
  ['5 parsecs', 'unknownUnit'],
  ['5 hand', 'unknownUnit'],
  ['5 grand', 'unknownUnit'],
  ['5 원', 'unknownUnit'],
  ['20%', 'unknownUnit'],
  ['5 kg to parsecs', 'unknownUnit'],
  ['5 kg to cm', 'differentKinds'],
  ['100 g to troy ounces', 'noTarget'],
  ['5 km to dm', 'noTarget'],
  ['5 ft 3 kg', 'differentKinds'],
  ['120/80 mmHg', 'severalNumbers'],
  ['120/80mmHg', 'severalNumbers'],
])('%s says why it is not converted', (text, code) => expect(readMeasurement(text)).toMatchObject({ code }))

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
    [`5'9 160`, null, ''],
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
    ['1시간 3분', 1.05, 'h'],
    ['1h30', 1.5, 'h'],
    ['1m75', 1.75, 'm'],
    ['1m80 in', null, ''],
    ['1 m 5 ft', null, ''],
    ['1 kg 8 oz', 1.226796185, 'kg'],
    ['1m5', null, ''],
    ['11 stone 7', 11.5, 'st'],
    ['▲5 kg', -5, 'kg'],
    ['5 lakh km', 500_000, 'km'],
    ['60 miles per hour', 60, 'mph'],
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
    expect(measured(text)).toEqual([value, id])
  })

  it('include every unit’s id, and no spelling twice', () => {
    const ids = CATEGORY_IDS.flatMap((category) => unitsOf(category).map((known) => known.id))
    for (const id of ids) {
      const written = id === 'celsius' ? '21 celsius' : `3 ${id}`
      expect([written, measured(written)[1]]).toEqual([written, id])
    }
    const spellings = Object.values(ALIASES).flatMap((names) => names.split(' '))
    expect(new Set(spellings).size).toBe(spellings.length)
  })
})
