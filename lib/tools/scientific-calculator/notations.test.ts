import { evaluate } from './evaluate'
import { oneLine } from './notation'
import { deg, rad, result, shown } from './test-evaluation'

/** The expression as it was read. */
const reading = (expression: string) => evaluate(expression, deg).reading

describe('a left out times sign is one like any other, and the reading is shown', () => {
  it.each([
    ['6/(2)(1+2)', '9', '(6 ÷ (2)) × (1 + 2)'],
    ['6/2(1+2)', '9', '(6 ÷ 2) × (1 + 2)'],
    ['6÷2π', '9.42477796076938', '(6 ÷ 2) × π'],
    ['1/2sin30', '0.25', '(1 ÷ 2) × sin(30)'],
    ['2(3)/4(5)/6(7)', '8.75', '((2 × (3) ÷ 4) × (5) ÷ 6) × (7)'],
    ['5mod3(2)', '4', '(5 mod 3) × (2)'],
    ['√9!', '602.395219104534', '√(9!)'],
    ['√50%', '0.707106781186548', '√(50%)'],
    ['√2π', '2.506628274631', '√(2 × π)'],
    ['3√8', '8.48528137423857', '3 × √(8)'],
    ['sin30(2)', '1', 'sin(30) × (2)'],
    ['2sin30cos60', '0.5', '2 × sin(30) × cos(60)'],
    ['7%3', '1', '7 mod 3'],
    ['5,5+1', '6.5', '5.5 + 1'],
    ['천만+1', '10000001', '10,000,000 + 1'],
    ['3√-Ans', '0', '3 × √(−Ans)'],
    ['√2^-2!', '0.5', '√(2^−2!)'],
    ['√4°+|2-5%|', '3.9', '√(4°) + abs(2 − 5%)'],
    ['3!!', '720', '(3!)!'],
    ['5nCr2^2', '5', 'nCr(5, 2^2)'],
    ['sin π/6', '0.00913394419146492', 'sin(π) ÷ 6'],
    ['6/2(e)', '8.15484548537714', '(6 ÷ 2) × (e)'],
    ['7%factorial(2+3)', '7', '7 mod factorial(2 + 3)'],
    ['√4rad+nCr(4,2)', '21.138795132121', '√(4 rad) + nCr(4, 2)'],
  ])('%s is %s, read as %s', (expression, expected, read) => {
    expect(shown(expression)).toBe(expected)
    expect(reading(expression)).toBe(read)
  })

  it.each([
    '2+3',
    '2pi',
    '2(3+4)',
    '6/(2*3)',
    '1/2*3',
    '√16+9',
    '√(9)!',
    'sin 30',
    'log₂8',
    '1,234+1',
    '5²',
    '100+10%',
  ])('%s has one reading', (expression) => expect(reading(expression)).toBeNull())
})

describe('digits above and below the line', () => {
  it.each([
    ['log₂8', '3'],
    ['log₂ 800', '9.64385618977472'],
    ['log₃(9)', '2'],
    ['log₁₀100', '2'],
    ['log₂₅5', '0.5'],
    ['log_2(8)', '3'],
    ['log_{10} 100', '2'],
    ['log_2 800', '9.64385618977472'],
    ['log₃²(9)', '4'],
    ['log₂(8, 3)', 'Error: argumentExtra log 1'],
    ['sin²30', '0.25'],
    ['sin² 30 + cos²30', '1'],
    ['sin⁻¹0.5', '30'],
    ['³√8', '2'],
    ['³√(27)+1', '4'],
    ['³√-8', '-2'],
    ['⁴√16', '2'],
    ['∜16', '2'],
    ['2³√8', 'Error: unclear 2 × ³√ 2³ × √'],
    ['5²', '25'],
    ['5²3', 'Error: missingOperator 2 3'],
    ['(1+2)²3', 'Error: missingOperator 2 3'],
    ['2^(3)4', 'Error: missingOperator ) 4'],
    ['5^2 300', 'Error: missingOperator 2 300'],
    ['5^2 .5', 'Error: missingOperator 2 .5'],
    ['nCr(2^2 ,2)', '6'],
    ['5²(3)', '75'],
    ['5²π', '78.5398163397448'],
    ['2²^3', '64'],
    ['2^3²', '512'],
    ['3²!', '362880'],
    ['2½²', '6.25'],
    ['-2²', '-4'],
    ['10⁻³', '0.001'],
    ['6.02×10²³', '6.02e+23'],
    ['¹⁄₂+2¹⁄₃', '2.83333333333333'],
    ['²', 'Error: missingBefore ²'],
    ['5₂', 'Error: unknownSign ₂'],
    ['₅C₂', '10'],
  ])('%s is %s', (expression, expected) => expect(shown(expression)).toBe(expected))
})

describe('results on the way may be larger and smaller than what can be shown', () => {
  it.each([
    ['1e-200*1e-200*1e300', '1e-100'],
    ['1e200*1e200/1e300', '1e+100'],
    ['171!/170!', '171'],
    ['200!/198!', '39800'],
    ['exp(-800)*exp(800)', '1'],
    ['exp(-800)', 'Error: underflow'],
    ['e^-800', 'Error: underflow'],
    ['10^-400', 'Error: underflow'],
    ['1e-400', 'Error: underflow'],
    ['1e-99999999999999999999', 'Error: underflow'],
    ['exp(-30000)', 'Error: underflow'],
    ['2^-40000', 'Error: underflow'],
    ['1e-300*1e-300', 'Error: underflow'],
    ['1e-9000*1e-9000', 'Error: underflow'],
    ['0e-400', '0'],
    ['10^331 / 10^330', '10'],
    ['exp(30000)', 'Error: overflow'],
    ['3249!', 'Error: overflow'],
    ['sinh(1000)/cosh(1000)', '1'],
    ['tanh(1e300)', '1'],
    ['tanh(-1e300)', '-1'],
    ['sin(1e400)', 'Error: tooManyDigits'],
    ['1^1e400', '1'],
  ])('%s is %s', (expression, expected) => expect(shown(expression)).toBe(expected))
})

test.each([
  ['(-8)^(2/3)', '4'],
  ['(-8)^(1/3)', '-2'],
  ['(-8)^(-2/3)', '0.25'],
  ['(-32)^0.4', '4'],
  ['(-8)^(3/2)', 'Error: negativePower'],
  ['(-8)^(1/4)', 'Error: negativeRoot'],
  ['(-8)^pi', 'Error: negativePower'],
])('the power of a negative number %s is %s', (expression, expected) => expect(shown(expression)).toBe(expected))

describe('angles', () => {
  it.each([
    ['sin(30°)', '0.5'],
    ['sin(30º)', '0.5'],
    ['sin 30 deg', '0.5'],
    ['sin30도', '0.5'],
    ['sin(30°15\'20")', '0.503857734531441'],
    ['sin(30°15′20″)', '0.503857734531441'],
    ['30°15’', '30.25'],
    ['90° + 1', '91'],
    ['30°15', 'Error: missingOperator ° 15'],
    ['30° 15', 'Error: missingOperator ° 15'],
    ["30°30'15", "Error: missingOperator ' 15"],
    ['30°20"5', 'Error: missingOperator " 5'],
    ['30°½', 'Error: missingOperator ° ½'],
    ['sin 30°2', 'Error: missingOperator ° 2'],
    ['30°*15', '450'],
    ['30°(2)', '60'],
    ['2*30°', '60'],
    ['sin(1 rad)', '0.841470984807897'],
    ['5\'11"', "Error: unknownSign '"],
    ['36.6℃', 'Error: unknownSign ℃'],
  ])('in degrees %s is %s', (expression, expected) => expect(shown(expression)).toBe(expected))

  it.each([
    ['sin(30°)', '0.5'],
    ['tan 90°', 'Error: tangent'],
    ['sin(1 rad)', '0.841470984807897'],
    ['180°-pi', '0'],
  ])('in radians %s is %s', (expression, expected) => expect(shown(expression, rad)).toBe(expected))
})

describe('numbers as people write them', () => {
  it.each([
    ['₩1,000*3', '3000'],
    ['5,000원+3,000원', '8000'],
    ['US$5.50 × 2', '11'],
    ['1 000 € / 4', '250'],
    ['$5+₩3', 'Error: mixedCurrencies'],
    ['5원300', 'Error: missingOperator 5 300'],
    ['천만+1', '10000001'],
    ['1억+5천만', '150000000'],
    ['1 234 567+1', '1234568'],
    ["1'234+1", '1235'],
    ['12,34,567+1', '1234568'],
    ['1,000,00', 'Error: badNumber 1,000,00'],
    ['12\t34', 'Error: missingOperator 12 34'],
    ['12 34', 'Error: missingOperator 12 34'],
    ['1\t234', 'Error: missingOperator 1 234'],
    ['0x10', 'Error: badNumber 0x10'],
    ['5①', 'Error: unknownSign ①'],
    ['5㎡', 'Error: unknownSign ㎡'],
    ['5kg', 'Error: unknownName kg'],
    ['٣+٤', '7'],
    ['۱۲٫۵', '12.5'],
    ['१२+१', '13'],
    ['\u202d1\u200b2\u202c+\ufeff3', '15'],
    ['1.5E−3', '0.0015'],
    ['2½+¼', '2.75'],
    ['4^½', '2'],
    ['20٪', '0.2'],
    ['50% of 80', '40'],
    ['10퍼센트', '0.1'],
  ])('%s is %s', (expression, expected) => expect(shown(expression)).toBe(expected))
})

describe('signs of textbooks, chats and spreadsheets', () => {
  it.each([
    ['5nCr2', '10'],
    ['5 nCr 2', '10'],
    ['2*5nCr2', '20'],
    ['5nCr(2)', '10'],
    ['2nCr(5,2)', '20'],
    ['5C2', '10'],
    ['5P2+1', '21'],
    ['C(5,2)', '10'],
    ['5C', 'Error: missingAfter nCr'],
    ['|-5|', '5'],
    ['|2-|3-5||', '0'],
    ['||-3|-5|', '2'],
    ['2|−3|', '6'],
    ['|3|*|-2|', '6'],
    ['(|-5|)', '5'],
    ['|(2|-3|)|', '6'],
    ['|-5', '5'],
    ['⌊2.7⌋+⌈2.1⌉', '5'],
    ['⌊2.7)', 'Error: unknownSign )'],
    ['(2⌋', 'Error: unknownSign ⌋'],
    ['{[1+2]×3}', '9'],
    ['（１＋２）×３', '9'],
    ['3·4∙5⋅6', '360'],
    ['3・4', '12'],
    ['3ㆍ4', '12'],
    ['3✕4', '12'],
    ['3х4', '12'],
    ['6∕2÷3', '1'],
    ['6⁄2', '3'],
    ['－5－−5–5—5', '-10'],
    ['5ー3', '2'],
    ['=1+2', '3'],
    ['12×3=?', '36'],
    ['“1+2”', '3'],
    ['5 더하기 3', '8'],
    ['루트9', '3'],
    ['𝜋', '3.14159265358979'],
    ['log3(9)', 'Error: unclear log(…, 3) log(3)*(…)'],
    ['log 3(9)', '4.29409129247696'],
    ['sin-1(0.5)', 'Error: unclear asin(…) sin(-1)*(…)'],
    ['sin -1', '-0.0174524064372835'],
    ['2 EXP 3', 'Error: unclear 2e3 2*exp(3)'],
    ['2 e3', 'Error: unclear 2e3 2*e*3'],
    ['2exp(3)', '40.1710738463753'],
    ['5:3', 'Error: unknownSign :'],
    ['Π', 'Error: unknownName Π'],
    ['1\u3000234', 'Error: missingOperator 1 234'],
    ['5‰', 'Error: unknownSign ‰'],
    ['∞', 'Error: unknownSign ∞'],
    ['θ', 'Error: unknownName θ'],
  ])('%s is %s', (expression, expected) => expect(shown(expression)).toBe(expected))
})

test('a percentage is one of the sum before it only if it stands alone', () => {
  const values = ['100+10%', '100+10%*2', '100+2*10%', '100+(10%)', '100-5%-5%', '2*100+10%', '100+√25%', '2^3%']
  expect(values.map((expression) => shown(expression))).toEqual([
    '110',
    '100.2',
    '100.2',
    '100.1',
    '90.25',
    '220',
    '100.5',
    '0.08',
  ])
})

test('Ans and M take part like any number', () => {
  const setting = { ...deg, ans: result('1/3'), memory: result('-2') }
  const values = ['Ans*3', '6Ans', 'M²', '6/2Ans', '|M|', 'Ans Ans']
  expect(values.map((expression) => shown(expression, setting))).toEqual(['1', '2', '4', '1', '2', '0.111111111111111'])
})

test('pasted lines and cells stay apart', () => {
  expect([' 1+2\n', '12\n34', '1\t234', '1\r\n+ 2'].map(oneLine)).toEqual(['1+2', '12  34', '1  234', '1  + 2'])
  expect(shown(oneLine('1\n234'))).toBe('Error: missingOperator 1 234')
})

test.each([
  ['2××3', 'Error: missingBetween × ×'],
  ['2**3', '8'],
  ['C₅²', 'Error: unclear nCr(5, 2) nCr(2, 5)'],
  ['₅C₂', '10'],
  ['arsinh 1', '0.881373587019543'],
  ['▲1,000*2', '-2000'],
  ['sin(π/6 rad)', 'Error: unclear (… ÷ …) rad … ÷ (… rad)'],
  ['sin((π/6) rad)', '0.5'],
])('%s is %s', (expression, expected) => expect(shown(expression)).toBe(expected))
