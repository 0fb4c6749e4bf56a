import { ALIASES, ARGUMENTS, FUNCTION_NAMES, INVERTIBLE } from './function-names'

const WITH_ONE =
  'sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh ln log10 log2 exp sqrt cbrt abs floor ceil factorial'

it('functions take as many arguments as the guide says', () => {
  const byArguments = (least: number, most: number) =>
    FUNCTION_NAMES.filter((name) => (ARGUMENTS.get(name) ?? [1, 1]).join() === `${least},${most}`).join(' ')
  expect(byArguments(1, 1)).toBe(WITH_ONE)
  // A base; which root.
  expect(byArguments(1, 2)).toBe('log root nthroot')
  expect(byArguments(2, 2)).toBe('ncr npr')
  expect(byArguments(2, 9)).toBe('gcd lcm')
  expect(FUNCTION_NAMES).toHaveLength(29)
})

it('functions of angles have their long names, and inverses where ⁻¹ is one', () => {
  expect(Object.fromEntries(ALIASES)).toEqual({
    sine: 'sin',
    cosine: 'cos',
    tangent: 'tan',
    arcsin: 'asin',
    arccos: 'acos',
    arctan: 'atan',
    arsinh: 'asinh',
    arcsinh: 'asinh',
    arcosh: 'acosh',
    arccosh: 'acosh',
    artanh: 'atanh',
    arctanh: 'atanh',
  })
  expect([...INVERTIBLE].join(' ')).toBe('sin cos tan sinh cosh tanh')
})
