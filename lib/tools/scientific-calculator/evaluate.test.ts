import { deg, rad, result, shown } from './test-evaluation'

describe('expressions of every kind', () => {
  it.each([
    ['2^3!', '64'],
    ['sin(30)', '0.5'],
    ['sqrt(2)', '1.4142135623731'],
    ['ln(e)', '1'],
    ['log(1000)', '3'],
    ['10!', '3628800'],
    ['pi', '3.14159265358979'],
    ['-2^2', '-4'],
    ['2^3^2', '512'],
    ['100+3%', '103'],
    ['100+5%^√9%', '100.407090531537'],
    ['7 mod 3', '1'],
    ['1e3', '1000'],
    ['0.1+0.2', '0.3'],
    ['sin(180)', '0'],
    ['tan(90)', 'Error: tangent'],
    ['sqrt(-1)', 'Error: negativeRoot'],
    ['2.5!', 'Error: factorial'],
    ['171!', 'Error: overflow'],
  ])('%s is %s', (expression, expected) => {
    expect(shown(expression)).toBe(expected)
  })

  it('Ans is the last result', () => {
    const seven = { ...deg, ans: result('7') }
    expect(shown('Ans*2+ans', seven)).toBe('21')
    expect(shown('2Ans(3)', seven)).toBe('42')
  })
})

describe('the documented keys', () => {
  // Python 3.11: math, decimal and numpy to 15 significant digits.
  it.each([
    ['cos(60)', '0.5'],
    ['tan(45)', '1'],
    ['asin(0.5)', '30'],
    ['acos(0)', '90'],
    ['atan(1)', '45'],
    ['sinh(1)', '1.1752011936438'],
    ['cosh(1)', '1.54308063481524'],
    ['tanh(1)', '0.761594155955765'],
    ['asinh(1)', '0.881373587019543'],
    ['acosh(2)', '1.31695789692482'],
    ['atanh(0.5)', '0.549306144334055'],
    ['log2(1024)', '10'],
    ['log(8, 2)', '3'],
    ['e^2', '7.38905609893065'],
    ['10^-3', '0.001'],
    ['cbrt(-27)', '-3'],
    ['8^(1/3)', '2'],
    ['(-8)^(1/3)', '-2'],
    ['root(81, 4)', '3'],
    ['root(16)', '4'],
    ['abs(-5.5)', '5.5'],
    ['0!', '1'],
    ['170!', '7.257415615308e+306'],
    ['20!', '2.43290200817664e+18'],
    ['3!!', '720'],
    ['-7 mod 3', '2'],
    ['7 mod -3', '-2'],
    ['-6 mod 3', '0'],
    ['2^53 mod 3', '2'],
    ['2^60 mod 7', '1'],
    ['2^64 mod 10', '6'],
    ['10^16 mod 7', '4'],
    ['-(10^16) mod 7', '3'],
    ['0.3 mod 0.1', '0'],
    ['7.5 mod 2', '1.5'],
    ['100-10%', '90'],
    ['200*15%', '30'],
    ['100+3%+5', '108'],
    ['100+(3)%+5', '108'],
    ['100+3%-(50+10%)', '48'],
    ['2*(100-50%-10)', '80'],
    ['7%3', '1'],
    ['50%', '0.5'],
    ['1/4', '0.25'],
    ['2.5e-3*4', '0.01'],
    ['1/3', '0.333333333333333'],
    ['2/3', '0.666666666666667'],
    ['0-2/3', '-0.666666666666667'],
    ['1e15', '1e+15'],
    ['123456789012345', '123456789012345'],
    ['1/3e7', '3.33333333333333e-8'],
    ['4503599627370497-4503599627370496', '1'],
    ['0.1+0.2-0.3', '0'],
  ])('%s is %s', (expression, expected) => {
    expect(shown(expression)).toBe(expected)
  })

  it.each([
    ['sin(pi)', '0'],
    ['cos(pi/2)', '0'],
    ['tan(pi)', '0'],
    ['tan(pi/2)', 'Error: tangent'],
    ['tan(-3pi/2)', 'Error: tangent'],
    ['sin(1000000pi)', '0'],
    ['sin(355)', '-0.0000301443533594884'],
    ['atan(1)*4', '3.14159265358979'],
  ])('in radians %s is %s', (expression, expected) => {
    expect(shown(expression, rad)).toBe(expected)
  })
})

describe('other notations', () => {
  it.each([
    ['6×7', '42'],
    ['6 ÷ 4 − 1', '0.5'],
    ['２＋３', '5'],
    ['2π', '6.28318530717959'],
    ['2π3', '18.8495559215388'],
    ['√16+1', '5'],
    ['2√9', '6'],
    ['√(9+16)', '5'],
    ['√√16', '2'],
    ['√sin(90)', '1'],
    ['√π', '1.77245385090552'],
    ['∛27', '3'],
    ['3²+4²', '25'],
    ['2⁻¹', '0.5'],
    ['10⁻¹²*5', '5e-12'],
    ['2⁺³', '8'],
    ['(1+1)⁻²', '0.25'],
    ['2**3', '8'],
    ['2+3=', '5'],
    ['2+3 = ', '5'],
    ['２＋３＝', '5'],
    ['SIN(30)', '0.5'],
    ['PI', '3.14159265358979'],
    ['1,234+1', '1235'],
    ['12,000*log(2)', '3612.35994796777'],
    ['log(8, 2)*1,000,000', '3000000'],
    ['log(2*(1,000), 2*(1,000))', '1'],
    ['log (sqrt(1,000,000))', '3'],
    ['(1,000+log(100))*2', '2004'],
    ['root((4,096), 2)', '64'],
    ['5,5+1', '6.5'],
    ['70,5*2', '141'],
    ['1.234,5+1', '1235.5'],
    ['0,125*8', '1'],
    ['sin(0,5)', '0.00872653549837393'],
    ['log(sqrt(0,01)*100, 10)', '1'],
    ['1 234+1', '1235'],
    ['1’234’567+1', '1234568'],
    ['3만+5천', '35000'],
    ['1억 2천만/3', '40000000'],
    ['5½*2', '11'],
    ['½+¼', '0.75'],
    ['2(3+4)', '14'],
    ['(1+2)(3+4)', '21'],
    ['2pi(1)', '6.28318530717959'],
    ['1E3', '1000'],
    ['pi2', '6.28318530717959'],
  ])('%s is %s', (expression, expected) => {
    expect(shown(expression)).toBe(expected)
  })
})

describe('three digits directly after a comma may be an argument of log and root, or part of the number', () => {
  it.each([
    ['log(1,500)', 'Error: unclear log(1500) log((1),500)'],
    ['log(10,100)', 'Error: unclear log(10100) log((10),100)'],
    ['2+log(2,100', 'Error: unclear log(2100) log((2),100)'],
    ['log(1,000.5)', 'Error: unclear log(1000.5) log((1),000.5)'],
    ['log(0,125)', 'Error: unclear log(0.125) log((0),125)'],
    ['root(2,001)', 'Error: unclear root(2001) root((2),001)'],
    ['nthroot(4,096)', 'Error: unclear nthroot(4096) nthroot((4),096)'],
    ['log((10),100)', '0.5'],
    ['log(10, 100)', '0.5'],
    ['log(10 ,100)', '0.5'],
    ['log(8, 000)', 'Error: logarithmBase'],
    ['log(1000,100)', '1.5'],
    ['log(100,10)', '2'],
    ['gcd(12,180)', '12'],
    ['nCr(5,002)', '10'],
  ])('%s is %s', (expression, expected) => expect(shown(expression)).toBe(expected))
})

test('three zeros after a comma are always part of the number: a base or degree cannot be 0', () => {
  expect(shown('log(1,000)')).toBe('3')
  expect(shown('log(1,000,000 )')).toBe('6')
  expect(shown('log(1,000,10)')).toBe('3')
  expect(shown('root(27,000, 3)')).toBe('30')
})

describe('what is left out is understood', () => {
  it.each([
    ['sin 30', '0.5'],
    ['sin30', '0.5'],
    ['sin -30', '-0.5'],
    ['sin 30 + 1', '1.5'],
    ['2sin30cos60', '0.5'],
    ['ln10', '2.30258509299405'],
    ['ln e', '1'],
    ['log100', '2'],
    ['log 100', '2'],
    ['log1000', '3'],
    ['log10(100)', '2'],
    ['log10 100', '2'],
    ['log2 8', '3'],
    ['log2(8)', '3'],
    ['log2+1', '1.30102999566398'],
    ['sqrt 16', '4'],
    ['sqrt16+9', '13'],
    ['sin 2^2', '0.0697564737441253'],
    ['sqrt sin 90', '1'],
    ['arcsin 0.5', '30'],
    ['sine(30)', '0.5'],
    ['3x4', '12'],
    ['3 X 4', '12'],
    ['2xpi', '6.28318530717959'],
    ['2xsin30', '1'],
    ['sin^2(30)', '0.25'],
    ['sin^2 30', '0.25'],
    ['sin²(30)', '0.25'],
    ['sin^2(30)+cos^2(30)', '1'],
    ['sin^-1(0.5)', '30'],
    ['sin⁻¹(0.5)', '30'],
    ['cos^(-1)(0)', '90'],
    ['tanh^-1(0)', '0'],
    ['log^-1(1000)', '0.333333333333333'],
    ['log^2(1000)', '9'],
    ['(1+2', '3'],
    ['2*(3+4', '14'],
    ['sqrt(16', '4'],
    ['sin(30', '0.5'],
    ['((1+2)*(3', '9'],
    ['pi(2)^2', '12.5663706143592'],
    ['2^3(4)', '32'],
    ['3!4', '24'],
    ['√-8', 'Error: negativeRoot'],
    ['(-0)^0.5', '0'],
    ['nPr(2,4)^0.5', '0'],
    ['∛-8', '-2'],
    ['50%(3)', '2'],
    ['pie', '8.53973422267357'],
  ])('%s is %s', (expression, expected) => {
    expect(shown(expression)).toBe(expected)
  })

  it('a function takes the names after its number', () => {
    expect(shown('sin 2pi', rad)).toBe('0')
    expect(shown('cos pi', rad)).toBe('-1')
  })
})

describe('whole numbers and choices', () => {
  // OEIS A000984, A008279; Euclid, Elements VII.
  it.each([
    ['nCr(5,2)', '10'],
    ['nCr(45, 6)', '8145060'],
    ['nCr(5, 6)', '0'],
    ['nCr(100,50)', '1.00891344545564e+29'],
    ['nCr(1000000000, 2)', '4.999999995e+17'],
    ['nCr(2000, 1000)', 'Error: overflow'],
    ['nCr(2.5, 2)', 'Error: notCounts nCr'],
    ['nPr(-5, 2)', 'Error: notCounts nPr'],
    ['nPr(5,2)', '20'],
    ['nPr(10,10)', '3628800'],
    ['nPr(3,4)', '0'],
    ['5P1e8', '0'],
    ['gcd(1 234, 2)', '2'],
    ['nPr(1000000000, 900000000)', 'Error: overflow'],
    ['floor(-2.5)', '-3'],
    ['floor(1/3*3)', '1'],
    ['floor(sqrt(2)^2)', '2'],
    ['ceil(2.1)', '3'],
    ['ceil(-2.5)', '-2'],
    ['ceil(0.1*3/0.3)', '1'],
    ['gcd(12,18)', '6'],
    ['gcd(0, 5)', '5'],
    ['gcd(-12, 18, 27)', '3'],
    ['gcd(1.5, 3)', 'Error: notWhole gcd'],
    ['gcd(2^300+1, 3)', 'Error: tooManyDigits'],
    ['lcm(3,5)', '15'],
    ['lcm(4,6)', '12'],
    ['lcm(4,6,10)', '60'],
    ['lcm(0,5)', '0'],
    [`${'pi'.repeat(30)}/pi^30`, '1'],
  ])('%s is %s', (expression, expected) => {
    expect(shown(expression)).toBe(expected)
  })
})

describe('expressions without a value throw', () => {
  it.each([
    ['', 'empty'],
    ['=', 'empty'],
    ['2+', 'missingAfter +'],
    ['2⁻', 'unknownSign ⁻'],
    ['2x', 'missingAfter ×'],
    ['√', 'argumentMissing √ 1'],
    ['(2+)*3', 'missingAfter +'],
    ['(', 'missingAfter ('],
    ['*3', 'missingBefore ×'],
    ['2*(/3)', 'missingBefore ÷'],
    ['!', 'missingBefore !'],
    ['2+*3', 'missingBetween + ×'],
    ['7 mod mod 3', 'missingBetween mod mod'],
    ['2 3', 'missingOperator 2 3'],
    ['1+2)', 'extraBracket'],
    ['2*()', 'emptyBrackets'],
    ['(1, 2)', 'misplacedComma'],
    ['[1, 2]', 'misplacedComma'],
    ['1, 2', 'misplacedComma'],
    ['1..2', 'badNumber 1..2'],
    ['1.2.3', 'badNumber 1.2.3'],
    ['.', 'badNumber .'],
    ['2e', 'exponentMissing 2'],
    ['2e-', 'exponentMissing 2'],
    ['2e*3', 'exponentMissing 2'],
    ['2=3', 'unknownSign ='],
    ['2+3==', 'unknownSign ='],
    ['5 & 3', 'unknownSign &'],
    ['sin', 'argumentMissing sin 1'],
    ['sin()', 'argumentMissing sin 1'],
    ['sin(', 'argumentMissing sin 1'],
    ['2*cos+1', 'argumentMissing cos 1'],
    ['nCr(5)', 'argumentMissing nCr 2'],
    ['sin(1, 2)', 'argumentExtra sin 1'],
    ['abc', 'unknownName abc'],
    ['secant(30)', 'unknownName secant'],
    ['e'.repeat(61), `unknownName ${'e'.repeat(60)}`],
    ['1/0', 'divisionByZero'],
    ['0/0', 'divisionByZero'],
    ['5 mod 0', 'divisionByZero'],
    ['0^-1', 'divisionByZero'],
    ['root(8, 0)', 'divisionByZero'],
    ['10^309', 'overflow'],
    ['10^5000 * 10^5000', 'overflow'],
    ['1e400', 'overflow'],
    ['1e999999999', 'overflow'],
    ['1e99999999999999999999', 'overflow'],
    ['e^1000', 'overflow'],
    ['sinh(1000)', 'overflow'],
    ['log(0)', 'logarithm'],
    ['ln(-1)', 'logarithm'],
    ['log(8, 1)', 'logarithmBase'],
    ['log(8, -2)', 'logarithmBase'],
    ['asin(2)', 'inverseRange asin'],
    ['acosh(0.5)', 'acosh'],
    ['atanh(1)', 'atanh'],
    ['(-4)^0.5', 'negativeRoot'],
    ['root(-16, 4)', 'negativeRoot'],
    ['(-4)^0.3', 'negativePower'],
    ['(-1)!', 'factorial'],
    ['tan(270)', 'tangent'],
    ['tan(-90)', 'tangent'],
  ])('%s: %s', (expression, code) => {
    expect(shown(expression)).toBe(`Error: ${code}`)
  })
})
